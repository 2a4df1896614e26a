extension IDTable {
  /// Forgets the id of a slot; the last id takes its slot.
  @inlinable mutating func remove(at slot: Int) {
    lineage = Lineage()
    closeGap(at: bucket(ofSlot: slot))
    if slot != ids.count - 1 {
      buckets[bucket(ofSlot: ids.count - 1)] = UInt32(slot + 1)
      ids.swapAt(slot, ids.count - 1)
    }
    ids.removeLast()
  }

  /// Forgets the ids of all slots but these, which are in order and become the slots from 0 on.
  ///
  /// - Complexity: O(n) in the number of slots.
  @inlinable mutating func keep(_ slots: [UInt32]) {
    lineage = Lineage()
    ids = ContiguousArray(slots.map { ids[Int($0)] })
    buckets = []
    reserve(ids.count)
  }

  @inlinable func bucket(ofSlot slot: Int) -> Int {
    var bucket = Self.home(of: ids[slot], in: buckets.count)
    while buckets[bucket] != UInt32(slot + 1) { bucket = Self.next(bucket, in: buckets.count) }
    return bucket
  }

  /// Moves what follows an emptied bucket up, so that no search ends there too early.
  @inlinable mutating func closeGap(at emptied: Int) {
    var gap = emptied
    var bucket = Self.next(emptied, in: buckets.count)
    while buckets[bucket] != 0 {
      let home = Self.home(of: ids[Int(buckets[bucket]) - 1], in: buckets.count)
      let stays = gap < bucket ? gap < home && home <= bucket : gap < home || home <= bucket
      if !stays {
        buckets[gap] = buckets[bucket]
        gap = bucket
      }
      bucket = Self.next(bucket, in: buckets.count)
    }
    buckets[gap] = 0
  }
}
