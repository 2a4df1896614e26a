/// Writes and reads the fields of one line of a journal.
struct JournalLine {
  private(set) var bytes: [UInt8] = []
  private var fields: ArraySlice<ArraySlice<UInt8>> = []

  /// A new line.
  init(_ word: String) {
    bytes = Array(word.utf8)
  }

  /// A line read from a journal, without its newline; nil where its checksum is wrong.
  init?(reading line: ArraySlice<UInt8>) {
    guard let tab = line.lastIndex(of: .tab) else { return nil }
    let checksum = Self.checksum(line[..<tab])
    guard line[(tab + 1)...].elementsEqual(checksum) else { return nil }
    fields = line[..<tab].split(separator: .tab, omittingEmptySubsequences: false)[...]
  }

  /// The line with its checksum and its newline.
  var finished: [UInt8] {
    bytes + [.tab] + Self.checksum(bytes[...]) + [.newline]
  }

  mutating func add(_ number: some BinaryInteger) {
    bytes.append(.tab)
    bytes += String(number).utf8
  }

  mutating func add(word: String) {
    bytes.append(.tab)
    bytes += word.utf8
  }

  mutating func add(_ raw: [UInt8]) {
    bytes.append(.tab)
    bytes += raw.percentEncoded
  }

  mutating func add(_ identity: FileIdentity) {
    add(identity.inode)
    add(identity.handle)
    add(identity.born)
  }

  mutating func next() -> String? {
    fields.popFirst().map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func nextNumber<Number: FixedWidthInteger>() -> Number? {
    next().flatMap { Number($0) }
  }

  mutating func nextBytes() -> [UInt8]? {
    fields.popFirst().flatMap(\.percentDecoded)
  }

  mutating func nextIdentity() -> FileIdentity? {
    guard let inode: UInt64 = nextNumber(), let handle: UInt64 = nextNumber() else { return nil }
    guard let born: Int64 = nextNumber() else { return nil }
    return FileIdentity(inode: inode, handle: handle, born: born)
  }

  mutating func nextRange() -> ClosedRange<Int>? {
    guard let first: Int = nextNumber(), let last: Int = nextNumber(), first <= last else { return nil }
    return first...last
  }

  /// FNV-1a, 32 bits, as eight hexadecimal digits or fewer.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var value: UInt32 = 0x811C_9DC5
    for byte in bytes { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
    var digits: [UInt8] = []
    repeat {
      let digit = UInt8(value & 0xF)
      digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      value >>= 4
    } while value > 0
    return digits.reversed()
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
}
