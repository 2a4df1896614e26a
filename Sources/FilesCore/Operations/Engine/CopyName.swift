/// The names that a copy of an entry may take: `f (copy).txt`, `f (copy 2).txt` and on.
///
/// A copy of a copy counts on. An extension is what follows the last dot, if that is no leading dot and what
/// follows has no space and is at most 16 bytes long; `.tar.*` stays whole; folders have none.
struct CopyName {
  /// What stands in the parentheses.
  enum Word: String {
    case copy
    case restored
  }

  /// The most bytes that a name has on almost every file system.
  private static let limit = 255
  private let base: ArraySlice<UInt8>
  private let fileExtension: ArraySlice<UInt8>
  private let word: Word
  private let first: Int

  init(of name: FileName, isFolder: Bool, word: Word = .copy) {
    let bytes = name.bytes[...]
    let split = isFolder ? bytes.endIndex : Self.extensionStart(bytes)
    self.word = word
    fileExtension = bytes[split...]
    (base, first) = Self.counting(bytes[..<split], word)
  }

  /// The name of the attempt `number`, counted from 0.
  func name(_ number: Int) -> FileName {
    let count = first + number
    let tail = Array((count == 1 ? " (\(word.rawValue))" : " (\(word.rawValue) \(count))").utf8)
    let room = max(Self.limit - tail.count - fileExtension.count, 1)
    return FileName(checked: Array(Self.cut(base, to: room)) + tail + Array(fileExtension))
  }

  private static func extensionStart(_ name: ArraySlice<UInt8>) -> Int {
    guard let dot = name.lastIndex(of: .dot), name[..<dot].contains(where: { $0 != .dot }) else {
      return name.endIndex
    }
    let letters = name[(dot + 1)...]
    guard !letters.isEmpty, letters.count <= 16, !letters.contains(where: isSpace) else {
      return name.endIndex
    }
    let tar = Array(".tar".utf8)
    let before = name[..<dot]
    guard before.count > tar.count, before.suffix(tar.count).elementsEqual(tar) else { return dot }
    return before.dropLast(tar.count).contains { $0 != .dot } ? dot - tar.count : dot
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  /// The base without the tail of a former copy, and the number to begin with.
  private static func counting(_ base: ArraySlice<UInt8>, _ word: Word) -> (ArraySlice<UInt8>, Int) {
    guard base.last == UInt8(ascii: ")"), let open = base.lastIndex(of: UInt8(ascii: "(")) else {
      return (base, 1)
    }
    let opening = Array(" (\(word.rawValue)".utf8)
    guard open > base.startIndex + 1, base[open - 1] == UInt8(ascii: " ") else { return (base, 1) }
    let inside = base[(open - 1)...].dropLast()
    guard inside.starts(with: opening) else { return (base, 1) }
    let rest = String(decoding: inside.dropFirst(opening.count), as: UTF8.self)
    if rest.isEmpty { return (base[..<(open - 1)], 2) }
    // The number must be what would be written: no leading zero, no sign.
    guard let number = Int(rest.dropFirst()), rest == " \(number)", (2..<Int.max - 1_000_000).contains(number)
    else {
      return (base, 1)
    }
    return (base[..<(open - 1)], number + 1)
  }

  /// Cuts at a character's boundary where the name is UTF-8, else anywhere.
  private static func cut(_ base: ArraySlice<UInt8>, to room: Int) -> ArraySlice<UInt8> {
    guard base.count > room else { return base }
    var end = base.startIndex + room
    guard String(validating: base, as: UTF8.self) != nil else { return base[..<end] }
    while end > base.startIndex + 1, base[end] & 0xC0 == 0x80 { end -= 1 }
    return base[..<end]
  }
}
