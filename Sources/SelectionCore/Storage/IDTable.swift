/// Ids numbered from 0 in the order in which they came, and found again by hashing.
///
/// The hash table is one array of 32-bit slots with linear probing: half the size of a `Set`'s, and the ids stand
/// in an array of their own that can be walked without it.
///
/// It is inlinable, since hashing through a generic that was not specialized costs five times as much.
@usableFromInline struct IDTable<ID: Hashable & Sendable>: Sendable {
  /// The ids by their slot.
  @usableFromInline var ids: ContiguousArray<ID> = []
  /// Slot + 1 of the id that hashes there, 0 where there is none. The bits that no slot needs hold some of the id's
  /// hash: another id is told apart by them without a look at it, which would miss the cache.
  @usableFromInline var buckets: [UInt32] = []
  /// The bits of a bucket that hold the slot.
  @usableFromInline var slotMask: UInt32 = 0
  /// Which numbering this is. It stays while ids are added and is another one once a slot changed its meaning.
  @usableFromInline var lineage = Lineage()

  @inlinable init() {}

  @inlinable var count: Int { ids.count }

  /// Makes room for this many ids in all, and for a few that come later.
  @inlinable mutating func reserve(_ capacity: Int) {
    ids.reserveCapacity(capacity + capacity / 32)
    if capacity * 3 > buckets.count * 2 { rehash(into: capacity + capacity / 4 * 3) }
  }

  /// The slot of an id.
  @inlinable func find(_ id: ID) -> Int? {
    guard !buckets.isEmpty else { return nil }
    return slot(in: search(id, hash: id.hashValue))
  }

  /// The ids of slots.
  ///
  /// - Complexity: O(n) in the number of slots.
  @inlinable func ids(of slots: [UInt32]) -> [ID] {
    var result: [ID] = []
    result.reserveCapacity(slots.count)
    for slot in slots { result.append(ids[Int(slot)]) }
    return result
  }

  /// The slot of an id, a new one at the end if it has none yet.
  @inlinable mutating func insert(_ id: ID) -> Int {
    insert(id, hash: id.hashValue)
  }

  @inlinable mutating func insert(_ id: ID, hash: Int) -> Int {
    makeRoom()
    let bucket = search(id, hash: hash)
    if let slot = slot(in: bucket) { return slot }
    precondition(ids.count < Int(Int32.max), "more than 2,147,483,647 ids")
    buckets[bucket] = entry(ofSlot: ids.count, hash: hash)
    ids.append(id)
    return ids.count - 1
  }

  /// Where the search for an id ends: the bucket of its slot, or the empty one where it would go.
  @inlinable func search(_ id: ID, hash: Int) -> Int {
    buckets.withUnsafeBufferPointer { buckets in
      let tag = UInt32(truncatingIfNeeded: hash) & ~slotMask
      var bucket = home(of: hash)
      while true {
        let entry = buckets[bucket]
        if entry == 0 { return bucket }
        if entry & ~slotMask == tag && ids[Int(entry & slotMask) - 1] == id { return bucket }
        bucket = next(bucket)
      }
    }
  }

  @inlinable mutating func makeRoom() {
    if ids.count * 3 >= buckets.count * 2 { rehash(into: max(16, ids.count * 2)) }
  }

  @inlinable mutating func rehash(into capacity: Int) {
    buckets = [UInt32](repeating: 0, count: max(16, capacity))
    slotMask = .max >> UInt32(UInt32(buckets.count).leadingZeroBitCount)
    for slot in ids.indices {
      let hash = ids[slot].hashValue
      var bucket = home(of: hash)
      while buckets[bucket] != 0 { bucket = next(bucket) }
      buckets[bucket] = entry(ofSlot: slot, hash: hash)
    }
  }

  @inlinable func slot(in bucket: Int) -> Int? {
    let entry = buckets[bucket]
    return entry == 0 ? nil : Int(entry & slotMask) - 1
  }

  @inlinable func entry(ofSlot slot: Int, hash: Int) -> UInt32 {
    UInt32(slot + 1) | UInt32(truncatingIfNeeded: hash) & ~slotMask
  }

  /// Where the search for a hash begins: the hash as a fraction of the table, so any size will do.
  @inlinable func home(of hash: Int) -> Int {
    Int(UInt(bitPattern: hash).multipliedFullWidth(by: UInt(buckets.count)).high)
  }

  @inlinable func next(_ bucket: Int) -> Int { bucket + 1 == buckets.count ? 0 : bucket + 1 }
}
