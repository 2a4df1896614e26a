extension FolderOptions {
  /// Which rows of an order are shown, in the order that they are shown in.
  ///
  /// - Parameter order: All rows in the order of ``FolderOrder``, folders first where the options say so.
  /// - Complexity: O(n) in the bytes of all names; O(n) in the rows without a filter.
  func shown(
    of order: ContiguousArray<UInt32>, in table: FileTable
  ) -> ContiguousArray<UInt32> {
    let pattern = NamePattern(filter)
    let showsAll = showsHidden && pattern.matchesAll
    let shown = showsAll ? order : order.filter { shows($0, of: table, pattern: pattern) }
    return isReversed ? turnedRound(shown, in: table) : shown
  }

  private func shows(_ row: UInt32, of table: FileTable, pattern: NamePattern) -> Bool {
    guard showsHidden || !table.isHidden(row) else { return false }
    return pattern.matchesAll || table.withName(of: row) { pattern.matches($0) }
  }

  private func turnedRound(
    _ rows: ContiguousArray<UInt32>, in table: FileTable
  ) -> ContiguousArray<UInt32> {
    guard foldersFirst else { return ContiguousArray(rows.reversed()) }
    let folders = rows.prefix { table.leadsToFolder($0) }
    return ContiguousArray(folders.reversed()) + rows[folders.endIndex...].reversed()
  }
}
