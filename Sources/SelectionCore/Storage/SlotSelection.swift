/// Which slots are shown and selected: a whole selection but for the ids, the mode and who watches it.
///
/// Ids are interned once into slots. The shown order maps positions to slots and back. The selection of shown rows
/// is a bitmap by position, so that ranges, counts and what a list view must repaint are a matter of words; the
/// selected ids that are not shown are a second bitmap, by slot. Nothing here is generic, so all of it is fast
/// whatever the ids are.
struct SlotSelection: Sendable {
  var order = ShownOrder()
  /// By shown position.
  var shown = Bitmap()
  /// By slot, set only for slots that are not shown.
  var hidden = Bitmap()
  var measures = Measures()

  /// How many slots are selected.
  var count: Int { shown.count + hidden.count }
  /// How many slots there are.
  var knownCount: Int { order.knownCount }

  func isSelected(_ slot: Int) -> Bool { isSelected(slot, at: order.position(of: slot)) }

  /// Whether a slot is selected that is shown at this position, or hidden where that is nil.
  func isSelected(_ slot: Int, at position: Int?) -> Bool {
    if let position { shown[position] } else { hidden[slot] }
  }

  /// Selects or deselects a slot; tells whether that changed anything.
  @discardableResult mutating func set(_ slot: Int, to value: Bool) -> Bool {
    set(slot, at: order.position(of: slot), to: value)
  }

  /// Selects or deselects a slot that is shown at this position, or hidden where that is nil.
  mutating func set(_ slot: Int, at position: Int?, to value: Bool) -> Bool {
    let changed =
      if let position { shown.set(position, to: value) } else { hidden.set(slot, to: value) }
    if changed { measures.count(slot, isSelected: value) }
    return changed
  }

  /// Selects or deselects slots.
  mutating func set(_ slots: [UInt32], to value: Bool) {
    for slot in slots { set(Int(slot), to: value) }
  }

  /// Turns slots over, each once.
  mutating func invert(_ slots: [UInt32]) {
    for slot in Self.unique(slots, known: knownCount) { set(Int(slot), to: !isSelected(Int(slot))) }
  }

  /// Takes in slots that were interned since, hidden and unselected.
  mutating func grow(to known: Int) {
    guard known > knownCount else { return }
    order.grow(to: known)
    hidden.grow(to: known)
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

  /// The selected slots: shown ones in their order, then the hidden ones in the order in which they were last shown.
  ///
  /// - Complexity: O(n) in the number selected, and of those known where some are hidden.
  func selectedSlots() -> [UInt32] {
    var slots: [UInt32] = []
    slots.reserveCapacity(count)
    shown.visit { slots.append(UInt32(order.slot(at: $0))) }
    guard hidden.count > 0 else { return slots }
    slots += order.inFormerOrder(hidden)
    return slots
  }

  /// The slots without those that came before.
  static func unique(_ slots: [UInt32], known: Int) -> [UInt32] {
    if Bitmap(length: known, setting: slots).count == slots.count { return slots }
    var seen = Bitmap(length: known)
    return slots.filter { seen.set(Int($0), to: true) }
  }

  /// Whether the parts agree with each other.
  ///
  /// - Complexity: O(n / 64) in the number of slots.
  var isConsistent: Bool {
    shown.isConsistent && hidden.isConsistent && shown.length == order.count
      && hidden.length == order.knownCount
  }
}
