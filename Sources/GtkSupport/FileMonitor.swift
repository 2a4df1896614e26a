import CGtk

/// Watches one file or folder, which need not exist: a `GFileMonitor`.
public final class FileMonitor {
  private let monitor: Object?

  /// - Parameters:
  ///   - path: The bytes of the file's path; a folder's entries are watched too.
  ///   - onChange: Called after each change, also where the file is replaced or removed.
  public init(path: [UInt8], onChange: @escaping () -> Void) {
    let file = Object(
      adopting: UnsafeMutableRawPointer(made(g_file_new_for_path(path.map { CChar(bitPattern: $0) } + [0]))))
    guard let monitor = g_file_monitor(file.opaque, G_FILE_MONITOR_NONE, nil, nil) else {
      self.monitor = nil
      return
    }
    let object = Object(adopting: UnsafeMutableRawPointer(monitor))
    self.monitor = object
    object.connectFileChange(onChange)
  }
}
