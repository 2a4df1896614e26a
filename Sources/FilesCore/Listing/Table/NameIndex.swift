/// Finds a row of a ``FileTable`` by its name: four bytes a slot, at most three quarters of them taken.
struct NameIndex: Sendable {
  private static let free: UInt32 = .max
  private static let removed: UInt32 = .max - 1

  private var slots: ContiguousArray<UInt32>
  private var taken = 0

  /// An index of all files of a table that are there.
  ///
  /// - Complexity: O(n) in the table's rows.
  init(of table: FileTable) {
    var capacity = 16
    while capacity * 3 < table.liveCount * 4 + 16 { capacity *= 2 }
    slots = ContiguousArray(repeating: Self.free, count: capacity)
    for row in 0..<table.count where !table.isGone(row) { add(row, in: table) }
  }

  /// The row with a name, or nil.
  func row(named name: Span<UInt8>, in table: FileTable) -> UInt32? {
    slot(of: name, in: table).map { slots[$0] }
  }

  /// Adds a row whose name none has yet.
  ///
  /// - Complexity: O(1), amortized.
  mutating func insert(_ row: UInt32, in table: FileTable) {
    if (taken + 1) * 4 > slots.count * 3 {
      // The table may have the row already; the new index then has it too.
      self = NameIndex(of: table)
      if table.withEntry(of: row, { self.row(named: $0, in: table) }) != nil { return }
    }
    add(row, in: table)
  }

  /// Takes out the row of a name; it must still have that name in the table.
  mutating func remove(_ row: UInt32, in table: FileTable) {
    guard let slot = table.withEntry(of: row, { slot(of: $0, in: table) }), slots[slot] == row else { return }
    slots[slot] = Self.removed
  }

  private mutating func add(_ row: UInt32, in table: FileTable) {
    var slot = table.withEntry(of: row) { firstSlot(of: $0) }
    while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = row
    taken += 1
  }

  private func slot(of name: Span<UInt8>, in table: FileTable) -> Int? {
    var slot = firstSlot(of: name)
    while slots[slot] != Self.free {
      let row = slots[slot]
      if row != Self.removed, table.withEntry(of: row, { $0.isEqual(to: name) }) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// FNV-1a, its high half folded in because the slot is taken from the low bits.
  private func firstSlot(of name: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in name.indices { hash = (hash ^ UInt64(name[index])) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
  }
}
