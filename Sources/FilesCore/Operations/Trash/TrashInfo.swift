import Glibc

/// The file that says where an entry of a trash came from and when it was put there.
struct TrashInfo {
  static let suffix = Array(".trashinfo".utf8)

  /// The bytes of a trash entry's name, so that the name of its information is no longer than a name may be.
  private static let longestName = 255 - suffix.count

  /// The original's path as raw bytes: absolute, or relative to the mount's root.
  let path: [UInt8]
  /// Seconds since 1970.
  let deleted: Int64

  /// The text of the file: the path percent-encoded, the date in local time.
  var text: [UInt8] {
    Array("[Trash Info]\nPath=".utf8) + path.percentEncoded + Array("\nDeletionDate=\(date)\n".utf8)
  }

  private var date: String {
    var seconds = time_t(deleted)
    var local = tm()
    localtime_r(&seconds, &local)
    let numbers = [
      local.tm_year + 1900, local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min, local.tm_sec,
    ]
    let text = numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }
    return text[0...2].joined(separator: "-") + "T" + text[3...5].joined(separator: ":")
  }

  static func fileName(_ entry: FileName) -> [UInt8] {
    entry.bytes + suffix
  }

  /// The name of a trash entry for a file: its own, or `name.2.ext` and on for a later attempt, shortened
  /// where it is too long.
  static func entryName(for name: FileName, attempt: Int) -> FileName {
    let bytes = name.bytes
    let tail = attempt == 0 ? [] : Array(".\(attempt + 1)".utf8)
    let dot = bytes.lastIndex(of: .dot).flatMap { $0 > 0 && bytes.count - $0 <= 17 ? $0 : nil } ?? bytes.count
    let fileExtension = bytes[dot...]
    let room = longestName - tail.count - fileExtension.count
    return FileName(checked: Array(bytes[..<min(dot, room)]) + tail + fileExtension)
  }
}
