/// Ids numbered from 0 in the order in which they came, and found again by hashing.
///
/// The hash table is one array of 32-bit slots with linear probing: half the size of a `Set`'s, and the ids stand
/// in an array of their own that can be walked without it.
///
/// It is inlinable, since hashing through a generic that was not specialized costs five times as much.
@usableFromInline struct IDTable<ID: Hashable & Sendable>: Sendable {
  /// The ids by their slot.
  @usableFromInline var ids: ContiguousArray<ID> = []
  /// Slot + 1 of the id that hashes there, 0 where there is none.
  @usableFromInline var buckets: [UInt32] = []
  /// Which numbering this is. It stays while ids are added and is another one once a slot changed its meaning.
  @usableFromInline var lineage = Lineage()

  @inlinable init() {}

  @inlinable var count: Int { ids.count }

  /// Makes room for this many ids in all.
  @inlinable mutating func reserve(_ capacity: Int) {
    ids.reserveCapacity(capacity)
    if capacity * 3 > buckets.count * 2 { rehash(into: capacity + capacity / 4 * 3) }
  }

  /// The slot of an id.
  @inlinable func find(_ id: ID) -> Int? {
    guard !buckets.isEmpty else { return nil }
    return ids.withUnsafeBufferPointer { ids in
      buckets.withUnsafeBufferPointer { buckets in
        let entry = buckets[Self.search(id, in: buckets, of: ids)]
        return entry == 0 ? nil : Int(entry) - 1
      }
    }
  }

  /// The slots of those ids that have one.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable func findAll(_ ids: some Sequence<ID>) -> [UInt32] {
    var slots: [UInt32] = []
    slots.reserveCapacity(ids.underestimatedCount)
    for id in ids {
      if let slot = find(id) { slots.append(UInt32(slot)) }
    }
    return slots
  }

  /// The slot of an id, a new one at the end if it has none yet.
  @inlinable mutating func insert(_ id: ID) -> Int {
    if ids.count * 3 >= buckets.count * 2 { rehash(into: max(16, ids.count * 2)) }
    let bucket = ids.withUnsafeBufferPointer { ids in
      buckets.withUnsafeBufferPointer { buckets in Self.search(id, in: buckets, of: ids) }
    }
    if buckets[bucket] != 0 { return Int(buckets[bucket]) - 1 }
    precondition(ids.count < Int(Int32.max), "more than 2,147,483,647 ids")
    buckets[bucket] = UInt32(ids.count + 1)
    ids.append(id)
    return ids.count - 1
  }

  /// The slots of ids, new ones for those that have none yet. A repeated id has its slot repeated.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable mutating func insertAll(_ ids: some Sequence<ID>) -> [UInt32] {
    var slots: [UInt32] = []
    slots.reserveCapacity(ids.underestimatedCount)
    for id in ids { slots.append(UInt32(insert(id))) }
    return slots
  }

  /// Where the search for an id ends: the bucket of its slot, or the empty one where it would go.
  @inlinable static func search(
    _ id: ID, in buckets: UnsafeBufferPointer<UInt32>, of ids: UnsafeBufferPointer<ID>
  ) -> Int {
    var bucket = home(of: id, in: buckets.count)
    while buckets[bucket] != 0, ids[Int(buckets[bucket]) - 1] != id {
      bucket = next(bucket, in: buckets.count)
    }
    return bucket
  }

  /// Where the search for an id begins: its hash as a fraction of the table, so any size will do.
  @inlinable static func home(of id: ID, in capacity: Int) -> Int {
    Int(UInt(bitPattern: id.hashValue).multipliedFullWidth(by: UInt(capacity)).high)
  }

  @inlinable static func next(_ bucket: Int, in capacity: Int) -> Int {
    bucket + 1 == capacity ? 0 : bucket + 1
  }

  @inlinable mutating func rehash(into capacity: Int) {
    buckets = [UInt32](repeating: 0, count: max(16, capacity))
    for slot in ids.indices {
      var bucket = Self.home(of: ids[slot], in: buckets.count)
      while buckets[bucket] != 0 { bucket = Self.next(bucket, in: buckets.count) }
      buckets[bucket] = UInt32(slot + 1)
    }
  }
}
