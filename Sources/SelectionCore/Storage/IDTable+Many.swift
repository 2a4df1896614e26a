extension IDTable {
  /// The slots of those ids that have one.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable func findAll(_ ids: some Sequence<ID>) -> [UInt32] {
    guard !buckets.isEmpty else { return [] }
    return Self.withBuffer(of: ids) { ids in
      var slots: [UInt32] = []
      slots.reserveCapacity(ids.count)
      for batch in Self.batches(of: ids) {
        let hashes = batch.map(\.hashValue)
        let candidates = findCandidates(hashes)
        for index in batch.indices {
          let slot = slot(of: batch[index], hash: hashes[index], candidate: candidates[index])
          if let slot { slots.append(UInt32(slot)) }
        }
      }
      return slots
    }
  }

  /// The slots of ids, new ones for those that have none yet. A repeated id has its slot repeated.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable mutating func insertAll(_ ids: some Sequence<ID>) -> [UInt32] {
    Self.withBuffer(of: ids) { ids in
      var slots: [UInt32] = []
      slots.reserveCapacity(ids.count)
      for batch in Self.batches(of: ids) {
        makeRoom()
        let hashes = batch.map(\.hashValue)
        let candidates = findCandidates(hashes)
        for index in batch.indices {
          let slot = slot(of: batch[index], hash: hashes[index], candidate: candidates[index])
          slots.append(UInt32(slot ?? insert(batch[index], hash: hashes[index])))
        }
      }
      return slots
    }
  }

  /// Ids side by side in memory, as most are already.
  @inlinable static func withBuffer(
    of ids: some Sequence<ID>, _ body: (UnsafeBufferPointer<ID>) -> [UInt32]
  ) -> [UInt32] {
    ids.withContiguousStorageIfAvailable(body) ?? ContiguousArray(ids).withUnsafeBufferPointer(body)
  }

  /// Some ids at a time: as many as can wait for the memory at once, and more than that.
  @inlinable static func batches(
    of ids: UnsafeBufferPointer<ID>
  ) -> some Sequence<UnsafeBufferPointer<ID>> {
    stride(from: 0, to: ids.count, by: 64).lazy.map { start in
      UnsafeBufferPointer(rebasing: ids[start..<Swift.min(start + 64, ids.count)])
    }
  }

  /// For each hash, slot + 1 of the first id that may have it, 0 where no id has.
  ///
  /// One search does not wait for the next, so they miss the cache all at once instead of one by one.
  @inlinable func findCandidates(_ hashes: [Int]) -> [UInt32] {
    hashes.map { hash in
      let tag = UInt32(truncatingIfNeeded: hash) & ~slotMask
      var bucket = home(of: hash)
      while buckets[bucket] != 0, buckets[bucket] & ~slotMask != tag { bucket = next(bucket) }
      return buckets[bucket] & slotMask
    }
  }

  /// The slot of an id, quickly if it is the candidate for its hash.
  @inlinable func slot(of id: ID, hash: Int, candidate: UInt32) -> Int? {
    if candidate != 0 && ids[Int(candidate) - 1] == id { return Int(candidate) - 1 }
    return slot(in: search(id, hash: hash))
  }
}
