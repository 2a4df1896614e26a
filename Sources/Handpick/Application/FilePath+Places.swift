import CGtk
import FilesCore
import Glibc
import GtkSupport

extension FilePath {
  /// The home folder, or the root where there is none.
  static var home: FilePath {
    FilePath(bytes: Array(UnsafeRawBufferPointer(start: g_get_home_dir(), count: strlen(g_get_home_dir()))))
      ?? .root
  }

  /// The folder that the process was started in.
  static var currentFolder: FilePath {
    guard let folder = g_get_current_dir() else { return .root }
    defer { g_free(folder) }
    return FilePath(bytes: Array(UnsafeRawBufferPointer(start: folder, count: strlen(folder)))) ?? .root
  }

  /// One of the user's folders (Documents, Downloads), or nil where there is none of that kind.
  static func userFolder(_ kind: GUserDirectory) -> FilePath? {
    guard let folder = g_get_user_special_dir(kind) else { return nil }
    return FilePath(bytes: Array(UnsafeRawBufferPointer(start: folder, count: strlen(folder))))
  }

  /// The path for a tool tip, which is read out too: of a long one only the end.
  var tip: String {
    let most = 256
    guard bytes.count > most, let slash = bytes.suffix(most).firstIndex(of: UInt8(ascii: "/")),
      let end = FilePath(bytes: bytes[slash...])
    else { return display }
    return "…" + end.display
  }

  /// Whether there is a folder here, or a link to one.
  var isFolder: Bool {
    var information = stat()
    return withReachable { stat($0, &information) } == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// A `GFile` for this path.
  nonisolated func withFile<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    var bytes = bytes.map { CChar(bitPattern: $0) }
    bytes.append(0)
    let file = g_file_new_for_path(bytes)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return body(made(file))
  }
}

extension FilePath {
  /// The path of a `GFile`, or nil where it has none on this machine.
  init?(file: OpaquePointer) {
    guard let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    self.init(bytes: Array(UnsafeRawBufferPointer(start: path, count: strlen(path))))
  }
}
