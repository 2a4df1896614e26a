extension IDTable {
  /// The slots of those ids that have one.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable func findAll(_ ids: some Sequence<ID>) -> [UInt32] {
    guard !buckets.isEmpty else { return [] }
    return Self.withBuffer(of: ids) { ids in
      [UInt32](unsafeUninitializedCapacity: ids.count) { slots, count in
        for batch in Self.batches(of: ids) {
          let hashes = Self.hashes(of: batch)
          let candidates = findCandidates(hashes)
          for index in batch.indices {
            let slot = slot(of: batch[index], hash: hashes[index], candidate: candidates[index])
            guard let slot else { continue }
            slots[count] = UInt32(slot)
            count += 1
          }
        }
      }
    }
  }

  /// The slots of ids, new ones for those that have none yet. A repeated id has its slot repeated.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable mutating func insertAll(_ ids: some Sequence<ID>) -> [UInt32] {
    Self.withBuffer(of: ids) { ids in
      [UInt32](unsafeUninitializedCapacity: ids.count) { slots, count in
        for batch in Self.batches(of: ids) {
          makeRoom()
          let hashes = Self.hashes(of: batch)
          let candidates = findCandidates(hashes)
          for index in batch.indices {
            let slot = slot(of: batch[index], hash: hashes[index], candidate: candidates[index])
            slots[count] = UInt32(slot ?? insert(batch[index], hash: hashes[index]))
            count += 1
          }
        }
      }
    }
  }

  /// Ids side by side in memory, as most are already.
  @inlinable static func withBuffer(
    of ids: some Sequence<ID>, _ body: (UnsafeBufferPointer<ID>) -> [UInt32]
  ) -> [UInt32] {
    ids.withContiguousStorageIfAvailable(body) ?? ContiguousArray(ids).withUnsafeBufferPointer(body)
  }

  @inlinable static func hashes(of ids: UnsafeBufferPointer<ID>) -> [Int] {
    [Int](unsafeUninitializedCapacity: ids.count) { hashes, count in
      for index in ids.indices { hashes[index] = ids[index].hashValue }
      count = ids.count
    }
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
  /// The first bucket of every search is read before any is looked at: no read waits for a guess about another, so
  /// they miss the cache all at once instead of one by one.
  @inlinable func findCandidates(_ hashes: [Int]) -> [UInt32] {
    buckets.withUnsafeBufferPointer { buckets in
      [UInt32](unsafeUninitializedCapacity: hashes.count) { entries, count in
        for index in hashes.indices { entries[index] = buckets[home(of: hashes[index])] }
        count = hashes.count
        for index in hashes.indices {
          let tag = UInt32(truncatingIfNeeded: hashes[index]) & ~slotMask
          var entry = entries[index]
          var bucket = home(of: hashes[index])
          while entry != 0, entry & ~slotMask != tag {
            bucket = next(bucket)
            entry = buckets[bucket]
          }
          entries[index] = entry & slotMask
        }
      }
    }
  }

  /// The slot of an id, quickly if it is the candidate for its hash.
  @inlinable func slot(of id: ID, hash: Int, candidate: UInt32) -> Int? {
    if candidate != 0 && ids[Int(candidate) - 1] == id { return Int(candidate) - 1 }
    return slot(in: search(id, hash: hash))
  }
}
