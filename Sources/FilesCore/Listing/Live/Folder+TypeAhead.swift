extension Folder {
  /// The position of the name that letters typed in a row lead to, from the current row on.
  ///
  /// One letter leads to the next name with it, and so does the same letter again, unless a name begins with both. After
  /// letters that led round in this way, another one goes on from a single of them.
  public func position(ofNameTyped typed: String, current: Int?) -> Int? {
    let current = current ?? 0
    func found(_ typed: Substring) -> Int? {
      position(ofNameBeginning: String(typed), from: typed.count == 1 ? current + 1 : current)
    }
    if let position = found(typed[...]) { return position }
    let letters = typed.lowercased()
    guard letters.count == typed.count, let first = letters.first else { return nil }
    let repeated = letters.prefix { $0 == first }.count
    return repeated > 1 ? found(typed.dropFirst(repeated - 1)) : nil
  }

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
