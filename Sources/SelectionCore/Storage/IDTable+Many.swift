extension IDTable {
  /// The slots of those ids that have one.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable func findAll(_ ids: some Sequence<ID>) -> [UInt32] {
    var slots: [UInt32] = []
    slots.reserveCapacity(ids.underestimatedCount)
    guard !buckets.isEmpty else { return slots }
    Self.visitBatches(of: ids) { batch, hashes in
      warm(hashes)
      for index in batch.indices {
        if let slot = slot(in: search(batch[index], hash: hashes[index])) { slots.append(UInt32(slot)) }
      }
    }
    return slots
  }

  /// The slots of ids, new ones for those that have none yet. A repeated id has its slot repeated.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable mutating func insertAll(_ ids: some Sequence<ID>) -> [UInt32] {
    var slots: [UInt32] = []
    slots.reserveCapacity(ids.underestimatedCount)
    Self.visitBatches(of: ids) { batch, hashes in
      makeRoom()
      warm(hashes)
      for index in batch.indices {
        makeRoom()
        slots.append(UInt32(insert(batch[index], hash: hashes[index])))
      }
    }
    return slots
  }

  /// Calls `body` with some ids at a time and their hashes.
  @inlinable static func visitBatches(of ids: some Sequence<ID>, _ body: ([ID], [Int]) -> Void) {
    var batch: [ID] = []
    var hashes: [Int] = []
    batch.reserveCapacity(64)
    hashes.reserveCapacity(64)
    for id in ids {
      batch.append(id)
      hashes.append(id.hashValue)
      guard batch.count == 64 else { continue }
      body(batch, hashes)
      batch.removeAll(keepingCapacity: true)
      hashes.removeAll(keepingCapacity: true)
    }
    body(batch, hashes)
  }

  /// Reads the buckets where the searches for some hashes begin. One read does not wait for the next, so they miss
  /// the cache all at once instead of one by one.
  @inlinable func warm(_ hashes: [Int]) {
    var all: UInt32 = 0
    for hash in hashes { all |= buckets[home(of: hash)] }
    withExtendedLifetime(all) {}
  }
}
