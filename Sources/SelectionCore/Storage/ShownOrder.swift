/// Which slot stands at which shown position, and the other way round.
struct ShownOrder: Sendable {
  /// The slots in the shown order.
  private(set) var slots: [UInt32] = []
  /// By slot: the shown position; or, with `hidden` set, the one where the id was last shown.
  private var places: [UInt32] = []

  private static let hidden: UInt32 = 1 << 31

  var count: Int { slots.count }
  /// How many slots there are, shown or hidden.
  var knownCount: Int { places.count }

  func slot(at position: Int) -> Int { Int(slots[position]) }

  /// The shown position of a slot, nil where it is hidden.
  func position(of slot: Int) -> Int? {
    let place = places[slot]
    return place < Self.hidden ? Int(place) : nil
  }

  /// Where a hidden slot sorts among the hidden ones: the position where it was last shown.
  func formerPosition(of slot: Int) -> UInt32 { places[slot] & ~Self.hidden }

  /// Takes in slots that were interned since, as hidden ones that were never shown.
  mutating func grow(to known: Int) {
    places.append(contentsOf: repeatElement(.max, count: known - places.count))
  }

  /// Shows these slots, each once, and hides the rest.
  mutating func show(_ newSlots: [UInt32], known: Int) {
    grow(to: known)
    for slot in slots { places[Int(slot)] |= Self.hidden }
    slots = newSlots
    number(from: 0)
  }

  /// Hides the slots of a range and shows others, hidden until now, in their place.
  mutating func replaceSubrange(_ range: Range<Int>, with newSlots: [UInt32]) {
    for slot in slots[range] { places[Int(slot)] |= Self.hidden }
    slots.replaceSubrange(range, with: newSlots)
    let moved = newSlots.count != range.count
    number(from: range.lowerBound, to: moved ? slots.count : range.upperBound)
  }

  /// Drops a hidden slot; the last slot takes its number.
  mutating func remove(slot: Int) {
    let last = places.count - 1
    if let position = position(of: last) { slots[position] = UInt32(slot) }
    places[slot] = places[last]
    places.removeLast()
  }

  private mutating func number(from start: Int, to end: Int? = nil) {
    for position in start..<(end ?? slots.count) { places[Int(slots[position])] = UInt32(position) }
  }
}
