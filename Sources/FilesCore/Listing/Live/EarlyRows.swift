/// The rows that were shown before the folder was read as a whole, to be met again in it.
struct EarlyRows {
  private let index: NameIndex
  /// Those that were not met yet.
  private(set) var left: Set<UInt32>

  /// All rows from a number on.
  init(of table: FileTable, from first: UInt32) {
    left = Set(first..<table.count)
    index = NameIndex(of: left.isEmpty ? FileTable() : table)
  }

  var isEmpty: Bool { left.isEmpty }

  /// The row of a name that is met for the first time, or nil where it was none of these.
  mutating func meet(_ name: Span<UInt8>, in table: FileTable) -> UInt32? {
    guard !left.isEmpty, let row = index.row(named: name, in: table) else { return nil }
    return left.remove(row)
  }
}
