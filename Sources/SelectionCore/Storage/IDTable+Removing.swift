extension IDTable {
  /// Forgets the id of a slot; the last id takes its slot.
  @inlinable mutating func remove(at slot: Int) {
    lineage = Lineage()
    closeGap(at: bucket(ofSlot: slot))
    if slot != ids.count - 1 {
      let last = ids.count - 1
      buckets[bucket(ofSlot: last)] = entry(ofSlot: slot, hash: ids[last].hashValue)
      ids.swapAt(slot, ids.count - 1)
    }
    ids.removeLast()
  }

  /// Forgets the ids of all slots but these, which are in order and become the slots from 0 on.
  ///
  /// - Complexity: O(n) in the number of slots.
  @inlinable mutating func keep(_ slots: [UInt32]) {
    lineage = Lineage()
    ids = ContiguousArray(ids(of: slots))
    buckets = []
    reserve(ids.count)
  }

  @inlinable func bucket(ofSlot slot: Int) -> Int {
    let hash = ids[slot].hashValue
    var bucket = home(of: hash)
    while buckets[bucket] != entry(ofSlot: slot, hash: hash) { bucket = next(bucket) }
    return bucket
  }

  /// Moves what follows an emptied bucket up, so that no search ends there too early.
  @inlinable mutating func closeGap(at emptied: Int) {
    var gap = emptied
    var bucket = next(emptied)
    while let slot = slot(in: bucket) {
      let home = home(of: ids[slot].hashValue)
      let stays = gap < bucket ? gap < home && home <= bucket : gap < home || home <= bucket
      if !stays {
        buckets[gap] = buckets[bucket]
        gap = bucket
      }
      bucket = next(bucket)
    }
    buckets[gap] = 0
  }
}
