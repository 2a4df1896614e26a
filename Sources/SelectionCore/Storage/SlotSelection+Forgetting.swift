extension SlotSelection {
  /// Deselects every slot but these, and forgets those of them that are not shown.
  ///
  /// - Returns: the slots that are left, which become the slots from 0 on; nil where all are.
  /// - Complexity: O(n) in the number of slots.
  mutating func keep(_ slots: [UInt32]) -> [UInt32]? {
    var kept = Bitmap(length: knownCount)
    for slot in slots { _ = kept.set(Int(slot), to: true) }
    deselect(butFor: kept)
    for position in 0..<order.count { _ = kept.set(order.slot(at: position), to: true) }
    guard kept.count < knownCount else { return nil }
    var left: [UInt32] = []
    left.reserveCapacity(kept.count)
    kept.visit { left.append(UInt32($0)) }
    renumber(left)
    return left
  }

  /// Drops a slot that is neither shown nor selected; the last slot takes its number.
  mutating func remove(_ slot: Int) {
    let last = knownCount - 1
    measures.move(last, to: slot)
    let lastIsSelected = hidden[last]
    _ = hidden.set(last, to: false)
    if slot != last { _ = hidden.set(slot, to: lastIsSelected) }
    hidden.dropLast()
    order.remove(slot)
  }

  private mutating func deselect(butFor kept: Bitmap) {
    let gone = selectedSlots().filter { !kept[Int($0)] }
    set(gone, to: false)
  }

  private mutating func renumber(_ left: [UInt32]) {
    hidden = Bitmap(length: left.count) { [hidden] in hidden[Int(left[$0])] }
    measures.renumber(left)
    order.renumber(left)
  }
}
