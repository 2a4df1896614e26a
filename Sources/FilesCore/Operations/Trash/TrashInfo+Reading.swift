import Glibc

extension TrashInfo {
  /// What the text of an information file says, or nil where it names no path.
  init?(text: some Collection<UInt8>) {
    var path: [UInt8]?
    var deleted: Int64?
    for line in Array(text).split(separator: UInt8(ascii: "\n")) {
      guard let mark = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let value = line[(mark + 1)...]
      switch String(decoding: line[..<mark], as: UTF8.self) {
      case "Path" where path == nil: path = value.percentDecoded
      case "DeletionDate" where deleted == nil: deleted = Self.seconds(String(decoding: value, as: UTF8.self))
      default: break
      }
    }
    guard let path, !path.isEmpty, !path.contains(0) else { return nil }
    self.init(path: path, deleted: deleted ?? 0)
  }

  /// The moment that `YYYY-MM-DDThh:mm:ss` means in local time.
  private static func seconds(_ text: String) -> Int64? {
    let numbers = text.split(whereSeparator: { !$0.isNumber }).compactMap { Int32($0) }
    guard numbers.count >= 6 else { return nil }
    var date = tm()
    date.tm_year = numbers[0] - 1900
    date.tm_mon = numbers[1] - 1
    date.tm_mday = numbers[2]
    date.tm_hour = numbers[3]
    date.tm_min = numbers[4]
    date.tm_sec = numbers[5]
    date.tm_isdst = -1
    let seconds = mktime(&date)
    return seconds == -1 ? nil : Int64(seconds)
  }
}
