/// All that a window sees of a folder at one moment; a value that goes from the reading thread to the main
/// one without being copied.
struct FolderContents: Sendable {
  var table: FileTable
  /// Which rows are shown, in order.
  private(set) var shown: ContiguousArray<UInt32> = []
  /// Where each row is shown, or `.max`.
  private(set) var positions: ContiguousArray<UInt32> = []

  init(holdsPaths: Bool = false) {
    table = FileTable(holdsPaths: holdsPaths)
  }

  /// Changes what is shown.
  ///
  /// - Complexity: O(n) in the rows of the table.
  mutating func show(_ rows: ContiguousArray<UInt32>) {
    shown = rows
    var positions = ContiguousArray(repeating: UInt32.max, count: Int(table.count))
    for index in rows.indices { positions[Int(rows[index])] = UInt32(index) }
    self.positions = positions
  }

  /// The position of a row, or nil while it is not shown.
  func position(of row: UInt32) -> Int? {
    guard row < positions.count, positions[Int(row)] != .max else { return nil }
    return Int(positions[Int(row)])
  }
}
