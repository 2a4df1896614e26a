import CGtk
import FilesCore
import Glibc
import GtkSupport

/// What kind of content a file has, as a media type.
nonisolated enum ContentType {
  /// How much of a file its type shows in.
  private static let sniffed = 4096

  /// The type that the name's ending tells, or nil where it tells none.
  static func byName(_ name: FileName) -> String? {
    guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return nil }
    return guess("x" + String(decoding: name.bytes[dot...], as: UTF8.self), nil)
  }

  /// What the type that the name's ending tells is called, or that it is a file. The words are kept: the first time
  /// they are read from a file of their own.
  @MainActor static func description(of name: FileName) -> String {
    guard let type = byName(name) else { return localizedInContext("kind of file", "File") }
    if let known = descriptions[type] { return known }
    let text = made(g_content_type_get_description(type))
    defer { g_free(text) }
    let description = String(cString: text)
    descriptions[type] = description
    return description
  }

  @MainActor private static var descriptions: [String: String] = [:]

  /// The type that the first bytes of a file tell, or nil. Nothing but a plain file is opened, and nothing is waited for.
  static func byContent(of path: FilePath) -> String? {
    let file = (path.bytes + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { open($0, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC | O_NOCTTY) } ?? -1
      }
    }
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let start = [UInt8](unsafeUninitializedCapacity: sniffed) { room, count in
      count = max(0, read(file, room.baseAddress, room.count))
    }
    return start.isEmpty ? nil : guess(nil, start)
  }

  private static func guess(_ name: String?, _ start: [UInt8]?) -> String? {
    var isUncertain: gboolean = 0
    guard let type = g_content_type_guess(name, start, gsize(start?.count ?? 0), &isUncertain) else {
      return nil
    }
    defer { g_free(type) }
    return g_content_type_is_unknown(type) != 0 ? nil : String(cString: type)
  }
}
