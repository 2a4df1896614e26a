/// Which slot stands at which shown position, and the other way round.
@usableFromInline struct ShownOrder: Sendable {
  /// The slots in the shown order.
  @usableFromInline private(set) var slots: [UInt32] = []
  /// By slot: the shown position; or, with `hidden` set, the one where the slot was last shown.
  private var places: [UInt32] = []

  private static let hidden: UInt32 = 1 << 31

  /// An order in which nothing is shown.
  init() {}

  /// An order that shows these slots of `known` ones; a slot that comes a second time is left out.
  ///
  /// - Complexity: O(n) in the number of slots known.
  @usableFromInline init(showing slots: [UInt32], known: Int, following former: ShownOrder?) {
    self = former ?? ShownOrder()
    grow(to: known)
    show(SlotSelection.unique(slots, known: known))
  }

  @usableFromInline var count: Int { slots.count }
  /// How many slots there are, shown or hidden.
  var knownCount: Int { places.count }

  func slot(at position: Int) -> Int { Int(slots[position]) }

  /// The shown position of a slot, nil where it is hidden.
  func position(of slot: Int) -> Int? {
    let place = places[slot]
    return place < Self.hidden ? Int(place) : nil
  }

  /// Hidden slots in the order of the positions where they were last shown; by number where two were at one.
  ///
  /// Sorted digit by digit, with 2,048 values each: a million take some milliseconds, and no second.
  func inFormerOrder(_ hiddenSlots: Bitmap) -> [UInt32] {
    var slots: [UInt32] = []
    slots.reserveCapacity(hiddenSlots.count)
    hiddenSlots.visit { slots.append(UInt32($0)) }
    var sorted = slots
    for shift in stride(from: UInt32(0), to: 31, by: 11) where slots.count > 1 {
      func digit(_ slot: UInt32) -> Int { Int((places[Int(slot)] & ~Self.hidden) >> shift & 2047) }
      var starts = [Int](repeating: 0, count: 2049)
      for slot in slots { starts[digit(slot) + 1] += 1 }
      for value in 1..<2049 { starts[value] += starts[value - 1] }
      for slot in slots {
        let value = digit(slot)
        sorted[starts[value]] = slot
        starts[value] += 1
      }
      swap(&slots, &sorted)
    }
    return slots
  }

  /// Takes in slots that were interned since, as hidden ones that were never shown.
  mutating func grow(to known: Int) {
    guard known > places.count else { return }
    if places.isEmpty { places.reserveCapacity(known + known / 32) }
    places.append(contentsOf: repeatElement(.max, count: known - places.count))
  }

  /// Shows these slots, each once, and hides the rest.
  mutating func show(_ newSlots: [UInt32]) {
    for index in places.indices { places[index] |= Self.hidden }
    slots = newSlots
    number(0..<slots.count)
  }

  /// Hides the slots of a range and shows others, hidden until now or of the range, in their place.
  mutating func replaceSubrange(_ range: Range<Int>, with newSlots: [UInt32]) {
    for slot in slots[range] { places[Int(slot)] |= Self.hidden }
    slots.replaceSubrange(range, with: newSlots)
    let end = newSlots.count == range.count ? range.upperBound : slots.count
    number(range.lowerBound..<end)
  }

  /// Drops a hidden slot; the last slot takes its number.
  mutating func remove(_ slot: Int) {
    let last = places.count - 1
    if let position = position(of: last) { slots[position] = UInt32(slot) }
    places[slot] = places[last]
    places.removeLast()
  }

  /// Drops all slots but these, which are in order, have every shown one among them, and become the slots from 0 on.
  mutating func renumber(_ left: [UInt32]) {
    places = left.map { places[Int($0)] }
    for (slot, place) in places.enumerated() where place < Self.hidden { slots[Int(place)] = UInt32(slot) }
  }

  private mutating func number(_ positions: Range<Int>) {
    for position in positions { places[Int(slots[position])] = UInt32(position) }
  }
}
