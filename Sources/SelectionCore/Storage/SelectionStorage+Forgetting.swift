extension SelectionStorage {
  /// Deselects every id that is not among these, and forgets it unless it is shown.
  ///
  /// - Complexity: O(n) in the number of ids known and given.
  mutating func keep(only ids: some Sequence<ID>) {
    var kept = Bitmap(length: table.count)
    for id in ids {
      if let slot = table.find(id) { _ = kept.set(slot, to: true) }
    }
    forget { !kept[$0] }
  }

  /// Deselects ids, and forgets them unless they are shown.
  mutating func forget(_ ids: some Sequence<ID>) {
    for id in ids {
      guard let slot = table.find(id) else { continue }
      _ = set(slot: slot, to: false)
      if order.position(of: slot) == nil { remove(slot: slot) }
    }
  }

  private mutating func forget(where isGone: (Int) -> Bool) {
    for slot in (0..<table.count).reversed() where isGone(slot) {
      _ = set(slot: slot, to: false)
      if order.position(of: slot) == nil { remove(slot: slot) }
    }
  }

  /// Drops a slot that is neither shown nor selected; the last slot takes its number.
  private mutating func remove(slot: Int) {
    let last = table.count - 1
    let lastIsHiddenSelected = hidden[last]
    measures.move(last, to: slot)
    if slot != last {
      _ = hidden.set(last, to: false)
      _ = hidden.set(slot, to: lastIsHiddenSelected)
    }
    hidden.dropLast()
    order.remove(slot: slot)
    table.remove(at: slot)
  }
}
