extension SlotSelection {
  /// Shows other slots, each once; the selection stays with them.
  mutating func show(_ slots: [UInt32]) {
    let selected = bySlot()
    order.show(slots)
    place(selected)
  }

  /// Takes over an order that numbers the slots as this one does, and may know more of them.
  mutating func show(_ newOrder: ShownOrder) {
    var selected = bySlot()
    selected.grow(to: newOrder.knownCount)
    order = newOrder
    place(selected)
  }

  /// Takes over an order with a numbering of its own, in which `remembered` pairs a slot with what it was here.
  mutating func adopt(
    _ newOrder: ShownOrder, known: Int, remembering remembered: some Sequence<(UInt32, UInt32)>
  ) {
    let former = self
    self = SlotSelection()
    order = newOrder
    shown = Bitmap(length: order.count)
    hidden = Bitmap(length: order.knownCount)
    grow(to: known)
    for (slot, was) in remembered {
      measures.set(former.measures[Int(was)], for: Int(slot), isSelected: false)
      if former.isSelected(Int(was)) { set(Int(slot), to: true) }
    }
  }

  /// Replaces rows of the shown order by slots, each once. Those that are shown elsewhere stay there.
  ///
  /// - Returns: how many rows stand in the place of the range now.
  mutating func replaceShown(_ range: Range<Int>, with slots: [UInt32]) -> Int {
    let leaving = range.filter { shown[$0] }.map { order.slot(at: $0) }
    let fresh = slots.filter { order.position(of: Int($0)).map(range.contains) ?? true }
    let arriving = fresh.map(Int.init).filter { hidden[$0] }
    order.replaceSubrange(range, with: fresh)
    shown.replaceSubrange(range, withClear: fresh.count)
    for slot in arriving { _ = hidden.set(slot, to: false) }
    for slot in arriving + leaving { place(slot) }
    return fresh.count
  }

  /// Everything that is selected, by slot.
  private func bySlot() -> Bitmap {
    var selected = hidden
    shown.visit { _ = selected.set(order.slot(at: $0), to: true) }
    return selected
  }

  /// Marks the selected slots where they stand now. The measures know them already.
  private mutating func place(_ selected: Bitmap) {
    shown = Bitmap(length: order.count) { selected[order.slot(at: $0)] }
    hidden = Bitmap(length: order.knownCount)
    guard selected.count > shown.count else { return }
    selected.visit { slot in
      if order.position(of: slot) == nil { _ = hidden.set(slot, to: true) }
    }
  }

  private mutating func place(_ slot: Int) {
    if let position = order.position(of: slot) {
      _ = shown.set(position, to: true)
    } else {
      _ = hidden.set(slot, to: true)
    }
  }
}
