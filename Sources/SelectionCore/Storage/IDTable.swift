/// Ids numbered from 0 in the order in which they came, and found again by hashing.
///
/// The hash table is one array of 32-bit slots with linear probing: half the size of a `Set`'s, and the ids stand
/// in an array of their own that can be walked without it.
struct IDTable<ID: Hashable & Sendable>: Sendable {
  /// Which numbering this is. It stays while ids are added and is another one once a slot changed its meaning.
  private(set) var lineage = Lineage()
  /// The ids by their slot.
  private(set) var ids: ContiguousArray<ID> = []
  /// Slot + 1 of the id that hashes there, 0 where there is none.
  private var buckets: [UInt32] = []

  var count: Int { ids.count }

  init() {}

  /// A table of the different ids of a sequence.
  ///
  /// - Complexity: O(n).
  init(_ ids: some Sequence<ID>) {
    reserve(ids.underestimatedCount)
    for id in ids { insert(id) }
  }

  /// Sets a copy that is going to grow apart from the table that it was made from.
  mutating func branch() { lineage = Lineage() }

  /// Makes room for this many ids in all.
  mutating func reserve(_ capacity: Int) {
    ids.reserveCapacity(capacity)
    if capacity * 2 > buckets.count { rehash(into: capacity * 2) }
  }

  /// The slot of an id.
  func find(_ id: ID) -> Int? {
    guard !buckets.isEmpty else { return nil }
    return buckets.withUnsafeBufferPointer { buckets in
      var bucket = Self.home(of: id, in: buckets.count)
      while buckets[bucket] != 0 {
        let slot = Int(buckets[bucket]) - 1
        if ids[slot] == id { return slot }
        bucket = bucket + 1 == buckets.count ? 0 : bucket + 1
      }
      return nil
    }
  }

  /// The slot of an id, a new one at the end if it has none yet.
  @discardableResult mutating func insert(_ id: ID) -> (slot: Int, isNew: Bool) {
    if ids.count * 3 >= buckets.count * 2 { rehash(into: max(16, ids.count * 2)) }
    var bucket = Self.home(of: id, in: buckets.count)
    while buckets[bucket] != 0 {
      let slot = Int(buckets[bucket]) - 1
      if ids[slot] == id { return (slot, false) }
      bucket = bucket + 1 == buckets.count ? 0 : bucket + 1
    }
    precondition(ids.count < Int(Int32.max), "more than 2,147,483,647 ids")
    buckets[bucket] = UInt32(ids.count + 1)
    ids.append(id)
    return (ids.count - 1, true)
  }

  /// The slots of different ids in their order, new slots for those that have none yet; repeated ids count once.
  mutating func insertAll(_ ids: some Collection<ID>) -> [UInt32] {
    var slots: [UInt32] = []
    slots.reserveCapacity(ids.count)
    var seen = Bitmap(length: count)
    for id in ids {
      let slot = insert(id).slot
      if slot >= seen.length { seen.grow(to: slot + 1) }
      if seen.set(slot, to: true) { slots.append(UInt32(slot)) }
    }
    return slots
  }

  /// Forgets the id of a slot; the last id takes its slot.
  mutating func remove(at slot: Int) {
    lineage = Lineage()
    let last = ids.count - 1
    closeGap(at: bucket(ofSlot: slot))
    if slot != last {
      let moved = bucket(ofSlot: last)
      buckets[moved] = UInt32(slot + 1)
      ids[slot] = ids[last]
    }
    ids.removeLast()
  }

  private func bucket(ofSlot slot: Int) -> Int {
    var bucket = Self.home(of: ids[slot], in: buckets.count)
    while buckets[bucket] != UInt32(slot + 1) { bucket = bucket + 1 == buckets.count ? 0 : bucket + 1 }
    return bucket
  }

  /// Moves what follows an emptied bucket up, so that no search ends there too early.
  private mutating func closeGap(at emptied: Int) {
    var gap = emptied
    var bucket = emptied
    while true {
      bucket = bucket + 1 == buckets.count ? 0 : bucket + 1
      guard buckets[bucket] != 0 else { break }
      let home = Self.home(of: ids[Int(buckets[bucket]) - 1], in: buckets.count)
      let stays = gap < bucket ? gap < home && home <= bucket : gap < home || home <= bucket
      if stays { continue }
      buckets[gap] = buckets[bucket]
      gap = bucket
    }
    buckets[gap] = 0
  }

  private mutating func rehash(into capacity: Int) {
    var fresh = [UInt32](repeating: 0, count: max(16, capacity))
    for slot in ids.indices {
      var bucket = Self.home(of: ids[slot], in: fresh.count)
      while fresh[bucket] != 0 { bucket = bucket + 1 == fresh.count ? 0 : bucket + 1 }
      fresh[bucket] = UInt32(slot + 1)
    }
    buckets = fresh
  }

  /// Where the search for an id begins: its hash as a fraction of the table, so any size will do.
  private static func home(of id: ID, in capacity: Int) -> Int {
    Int(UInt(bitPattern: id.hashValue).multipliedFullWidth(by: UInt(capacity)).high)
  }
}
