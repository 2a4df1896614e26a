extension Folder {
  /// The position of the first shown name that begins with what was typed, from a position on and then from the
  /// top; case and accents do not matter.
  ///
  /// - Complexity: O(n) in the number of files shown, without an allocation for plain names.
  public func position(ofNameBeginning typed: String, from start: Int) -> Int? {
    guard count > 0 else { return nil }
    let wanted = NamePattern.Beginning(typed)
    let (rows, table) = (contents.shown, contents.table)
    let start = min(max(start, 0), rows.count) % rows.count
    for range in [start..<rows.count, 0..<start] {
      for position in range where table.withName(of: rows[position], wanted.begins) { return position }
    }
    return nil
  }
}
