import CGtk
import FilesCore
import Glibc

/// The desktop's programs that make thumbnails: the `.thumbnailer` files in the data folders.
nonisolated struct Thumbnailers: Sendable {
  static let shared = Thumbnailers()

  /// The command for each media type, with its placeholders.
  private let commands: [String: [String]]

  private init() {
    var commands: [String: [String]] = [:]
    var seen: Set<String> = []
    for folder in Self.folders {
      for name in Self.names(in: folder) where seen.insert(name).inserted {
        guard let entry = Self.read("\(folder)/\(name)") else { continue }
        for type in entry.types where commands[type] == nil { commands[type] = entry.command }
      }
    }
    self.commands = commands
  }

  /// Whether there is a program for a type.
  func canMake(_ type: String) -> Bool { commands[type] != nil }

  /// Has the program for a type make a picture of a file; the caller owns it.
  func picture(of path: FilePath, uri: String, type: String, pixels: Int32) -> OpaquePointer? {
    guard let command = commands[type] else { return nil }
    var template = Array("\(String(cString: g_get_tmp_dir()))/handpick-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let output = folder + "/thumbnail.png"
    defer {
      unlink(output)
      rmdir(folder)
    }
    let arguments = command.map { Self.filled($0, path: path, uri: uri, output: output, pixels: pixels) }
    guard ThumbnailerProcess.run(arguments, reading: path.bytes, writingIn: folder) else { return nil }
    return gdk_pixbuf_new_from_file_at_size(output, pixels, pixels, nil)
  }

  // MARK: The desktop's files

  private static var folders: [String] {
    var folders = [String(cString: g_get_user_data_dir())]
    var next = g_get_system_data_dirs()
    while let current = next, let folder = current.pointee {
      folders.append(String(cString: folder))
      next = current + 1
    }
    return folders.map { $0 + "/thumbnailers" }
  }

  private static func names(in folder: String) -> [String] {
    guard let list = g_dir_open(folder, 0, nil) else { return [] }
    defer { g_dir_close(list) }
    var names: [String] = []
    while let name = g_dir_read_name(list) { names.append(String(cString: name)) }
    return names.filter { $0.hasSuffix(".thumbnailer") }.sorted()
  }

  private static func read(_ path: String) -> (types: [String], command: [String])? {
    let group = "Thumbnailer Entry"
    guard let file = g_key_file_new() else { return nil }
    defer { g_key_file_unref(file) }
    guard g_key_file_load_from_file(file, path, G_KEY_FILE_NONE, nil) != 0 else { return nil }
    if let program = text("TryExec", group, file) {
      guard let found = g_find_program_in_path(program) else { return nil }
      g_free(found)
    }
    guard let line = text("Exec", group, file), let command = arguments(of: line) else { return nil }
    let types = (text("MimeType", group, file) ?? "").split(separator: ";").map(String.init)
    return (types, command)
  }

  private static func text(_ key: String, _ group: String, _ file: OpaquePointer) -> String? {
    guard let text = g_key_file_get_string(file, group, key, nil) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  private static func arguments(of line: String) -> [String]? {
    var count: gint = 0
    var list: UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?
    guard g_shell_parse_argv(line, &count, &list, nil) != 0 else { return nil }
    defer { g_strfreev(list) }
    return (0..<Int(count)).compactMap { index in list?[index].map { String(cString: $0) } }
  }

  /// A word of the command with its placeholders filled in, as bytes: a path need not be text.
  private static func filled(
    _ word: String, path: FilePath, uri: String, output: String, pixels: Int32
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Array(word.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), let placeholder = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch placeholder {
      case UInt8(ascii: "i"): bytes += path.bytes
      case UInt8(ascii: "u"): bytes += uri.utf8
      case UInt8(ascii: "o"): bytes += output.utf8
      case UInt8(ascii: "s"): bytes += String(pixels).utf8
      case UInt8(ascii: "%"): bytes.append(placeholder)
      default: break
      }
    }
    return bytes
  }
}
