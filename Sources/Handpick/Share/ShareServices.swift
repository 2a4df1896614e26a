import CGtk
import FilesCore
import GtkSupport

/// What there is at the moment that files can be handed to, besides programs that open them.
struct ShareServices {
  let mailer: Mailer?
  let phones: [Phone]
  let hasBluetooth: Bool

  /// Asks the session's bus, waiting for each answer at most two seconds and not in the main loop.
  static func find() async -> ShareServices {
    let bus = await DBus.sessionBus()
    async let mailer = Mailer.find(bus)
    async let phones = Phone.find(bus)
    async let hasBluetooth = Task.detached { Bluetooth.isThere }.value
    return await ShareServices(mailer: mailer, phones: phones, hasBluetooth: hasBluetooth)
  }
}

/// What is to be shared, as far as a way of sharing must know it.
nonisolated struct ShareContents: Sendable {
  /// Whether all are files with content, links to such included.
  let areFiles: Bool
  /// Whether all are files or folders.
  let areFilesOrFolders: Bool

  /// More than so many are not looked at, and not handed over one by one.
  static let most = 500

  /// Looks on a thread of its own.
  static func of(_ paths: [FilePath]) async -> ShareContents {
    await Task.detached {
      let kinds = paths.prefix(most).map(\.kindBehindLinks)
      return ShareContents(
        areFiles: paths.count <= most && kinds.allSatisfy { $0 == .file },
        areFilesOrFolders: kinds.allSatisfy { $0 == .file || $0 == .folder })
    }.value
  }
}

/// Sending files to what is near by Bluetooth, with the desktop's own program.
nonisolated enum Bluetooth {
  private static let program = "bluetooth-sendto"

  /// Whether there are the program and an adapter.
  static var isThere: Bool {
    guard let path = g_find_program_in_path(program) else { return false }
    g_free(path)
    guard let adapters = g_dir_open("/sys/class/bluetooth", 0, nil) else { return false }
    defer { g_dir_close(adapters) }
    return g_dir_read_name(adapters) != nil
  }

  /// The command that sends these files.
  static func command(_ paths: [FilePath]) -> [[UInt8]] { [Array(program.utf8)] + paths.map(\.bytes) }
}
