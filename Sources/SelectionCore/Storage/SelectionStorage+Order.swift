extension SelectionStorage {
  /// Shows other slots; the selection stays with the ids.
  mutating func show(_ slots: [UInt32]) {
    growToTable()
    let known = table.count
    remapShown { $0.show(slots, known: known) }
  }

  /// Takes an index over: by its slots where it grew from what is known, else by the ids worth
  /// remembering.
  mutating func show(_ index: SelectionIndex<ID>, remembering anchor: ID?) {
    if table.count == index.base.count && (table.count == 0 || table.lineage === index.base.lineage) {
      table = index.table
      remapShown { $0 = index.order }
    } else {
      adopt(index)
      if let anchor { _ = intern(anchor) }
    }
  }

  private mutating func remapShown(_ reorder: (inout ShownOrder) -> Void) {
    let before = order
    reorder(&order)
    let selected = shown
    let oldHidden = hidden
    shown = Bitmap(length: order.count)
    hidden = Bitmap(length: table.count)
    selected.visit { place(slot: before.slot(at: $0)) }
    oldHidden.visit { place(slot: $0) }
  }

  /// Marks a slot as selected where it now stands; the measures know it already.
  private mutating func place(slot: Int) {
    if let position = order.position(of: slot) {
      _ = shown.set(position, to: true)
    } else {
      _ = hidden.set(slot, to: true)
    }
  }

  private mutating func adopt(_ index: SelectionIndex<ID>) {
    let former = self
    self = SelectionStorage()
    table = index.table
    order = index.order
    shown = Bitmap(length: order.count)
    hidden = Bitmap(length: table.count)
    for slot in former.selectedSlots() { _ = set(slot: intern(former.table.ids[slot]), to: true) }
    former.measures.visit { slot, value in
      let slot = intern(former.table.ids[slot])
      measures.set(value, for: slot, isSelected: isSelected(slot: slot))
    }
  }

  /// Replaces rows of the shown order. Ids that are shown elsewhere stay there and are left out here.
  mutating func replaceShown(_ range: Range<Int>, with ids: some Collection<ID>) -> Int {
    let leaving = range.filter { shown[$0] }.map { order.slot(at: $0) }
    let slots = table.insertAll(ids)
    growToTable()
    let fresh = slots.filter { slot in
      order.position(of: Int(slot)).map(range.contains) ?? true
    }
    let arriving = fresh.filter { hidden[Int($0)] }.map(Int.init)
    order.replaceSubrange(range, with: fresh)
    shown.replaceSubrange(range, withClear: fresh.count)
    for slot in arriving { _ = hidden.set(slot, to: false) }
    for slot in arriving + leaving { place(slot: slot) }
    return fresh.count
  }
}
