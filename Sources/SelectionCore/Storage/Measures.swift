/// A number for each id, where it is known, and the sum over the selected ones, kept while the selection changes.
struct Measures: Sendable {
  private var values: [UInt64] = []
  private var known = Bitmap()
  /// 128 bits hold the sum of any number of ids exactly, so it can be counted down again.
  private var sum: UInt128 = 0
  /// How many of the selected ids have a value.
  private var summed = 0

  var isEmpty: Bool { known.count == 0 }

  subscript(slot: Int) -> UInt64? { slot < known.length && known[slot] ? values[slot] : nil }

  func total(ofSelected count: Int) -> SelectionTotal {
    SelectionTotal(sum: UInt64(clamping: sum), unknownCount: count - summed)
  }

  /// Notes that an id was selected or is so no more.
  mutating func count(_ slot: Int, isSelected: Bool) {
    guard let value = self[slot] else { return }
    sum = isSelected ? sum + UInt128(value) : sum - UInt128(value)
    summed += isSelected ? 1 : -1
  }

  mutating func set(_ value: UInt64?, for slot: Int, isSelected: Bool) {
    guard value != nil || slot < known.length else { return }
    if isSelected { count(slot, isSelected: false) }
    if slot >= known.length { grow(to: slot + 1) }
    _ = known.set(slot, to: value != nil)
    values[slot] = value ?? 0
    if isSelected { count(slot, isSelected: true) }
  }

  mutating func deselectAll() {
    sum = 0
    summed = 0
  }

  /// The slots that have a value.
  var slots: [UInt32] {
    var slots: [UInt32] = []
    known.visit { slots.append(UInt32($0)) }
    return slots
  }

  /// Forgets the value of an unselected slot and gives it that of `last`, which is going.
  mutating func move(_ last: Int, to slot: Int) {
    guard slot < known.length else { return }
    let moved = self[last]
    _ = known.set(slot, to: moved != nil)
    values[slot] = moved ?? 0
    if last < known.length { _ = known.set(last, to: false) }
  }

  /// Drops all slots but these, which are in order and become the slots from 0 on. Dropped ones are unselected.
  mutating func renumber(_ left: [UInt32]) {
    guard !isEmpty else {
      self = Measures()
      return
    }
    let former = self
    known = Bitmap(length: left.count) { former[Int(left[$0])] != nil }
    values = left.map { former[Int($0)] ?? 0 }
  }

  private mutating func grow(to length: Int) {
    known.grow(to: length)
    values.append(contentsOf: repeatElement(0, count: length - values.count))
  }
}
