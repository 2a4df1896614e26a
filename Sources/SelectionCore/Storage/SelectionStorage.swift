/// Which ids are known, shown and selected: the whole selection but for the mode and who watches it.
///
/// Ids are interned once into slots. The shown order maps positions to slots and back. The selection of shown rows
/// is a bitmap by position, so that ranges, counts and what a list view must repaint are a matter of words; the
/// selected ids that are not shown are a second bitmap, by slot.
struct SelectionStorage<ID: Hashable & Sendable>: Sendable {
  var table = IDTable<ID>()
  var order = ShownOrder()
  /// By shown position.
  var shown = Bitmap()
  /// By slot, set only for ids that are not shown.
  var hidden = Bitmap()
  var measures = Measures()

  var count: Int { shown.count + hidden.count }

  func isSelected(slot: Int) -> Bool {
    if let position = order.position(of: slot) { shown[position] } else { hidden[slot] }
  }

  /// Selects or deselects an id by its slot; tells whether that changed anything.
  mutating func set(slot: Int, to value: Bool) -> Bool {
    let changed =
      if let position = order.position(of: slot) {
        shown.set(position, to: value)
      } else {
        hidden.set(slot, to: value)
      }
    if changed { measures.count(slot, isSelected: value) }
    return changed
  }

  /// The slot of an id, a new hidden one if it is not known yet.
  mutating func intern(_ id: ID) -> Int {
    let (slot, isNew) = table.insert(id)
    if isNew { growToTable() }
    return slot
  }

  mutating func growToTable() {
    order.grow(to: table.count)
    hidden.grow(to: table.count)
  }

  mutating func deselectAll() {
    shown.removeAll()
    hidden.removeAll()
    measures.deselectAll()
  }

  /// Changes the selection of shown rows by whole words, keeping the measures right.
  mutating func updateShown(_ change: (inout Bitmap) -> Void) {
    let before = measures.isEmpty ? nil : shown
    change(&shown)
    guard let before else { return }
    shown.visitDifferences(from: before) { position in
      measures.count(order.slot(at: position), isSelected: shown[position])
    }
  }

  /// The slots of the selected ids: shown ones in their order, then the hidden ones in the order in which they were
  /// last shown.
  ///
  /// - Complexity: O(n) in the number selected; O(h log h) in the number of hidden ones.
  func selectedSlots() -> [Int] {
    var slots: [Int] = []
    slots.reserveCapacity(count)
    shown.visit { slots.append(order.slot(at: $0)) }
    var rest: [Int] = []
    hidden.visit { rest.append($0) }
    rest.sort { (order.formerPosition(of: $0), $0) < (order.formerPosition(of: $1), $1) }
    return slots + rest
  }

  /// Whether the parts agree with each other.
  ///
  /// - Complexity: O(n / 64) in the number of ids known.
  var isConsistent: Bool {
    shown.isConsistent && hidden.isConsistent && shown.length == order.count
      && hidden.length == table.count && order.knownCount == table.count
  }
}
