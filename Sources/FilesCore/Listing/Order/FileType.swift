/// What a list sorted by type puts together: the kind, and for a regular file the extension of its name.
struct FileType: Hashable, Comparable {
  let kind: UInt8
  /// The bytes behind the last dot, ASCII letters in lower case; empty without one.
  let suffix: [UInt8]

  init(of row: UInt32, in table: FileTable) {
    let kind = table.kind(of: row)
    self.kind = kind.code
    suffix = kind == .file ? table.withName(of: row, Self.suffix) : []
  }

  static func < (first: FileType, second: FileType) -> Bool {
    if first.kind != second.kind { return first.kind < second.kind }
    return first.suffix.lexicographicallyPrecedes(second.suffix)
  }

  /// Numbers in the order of the types that rows have.
  static func ranks(of rows: ContiguousArray<UInt32>, in table: FileTable) -> [FileType: UInt64] {
    let types = Set(rows.lazy.map { FileType(of: $0, in: table) }).sorted()
    return Dictionary(uniqueKeysWithValues: zip(types, 0...))
  }

  /// A name that begins with its only dot has no extension.
  private static func suffix(of name: Span<UInt8>) -> [UInt8] {
    guard let dot = name.indices.last(where: { name[$0] == .dot }), dot > 0 else { return [] }
    return ((dot + 1)..<name.count).map { name[$0].lowercased }
  }
}

extension UInt8 {
  /// The byte, an ASCII capital as its small letter.
  var lowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}
