extension FolderWorker {
  /// Brings order and shown rows up to date after some rows changed in the table, and reports what moved.
  func rearrange(_ changes: FolderChanges) {
    guard !changes.isEmpty else { return }
    let moves = !changes.touched.isEmpty || !changes.removed.isEmpty || !changes.renamed.isEmpty
    var updates: [FolderUpdate] = []
    if !changes.removed.isEmpty { updates.append(.removed(changes.removed.ids)) }
    if !changes.renamed.isEmpty { updates.append(.renamed(changes.renamed.ids)) }
    if moves { updates += moveRows(changes) }
    if !changes.details.isEmpty { updates.append(.details(Set(changes.details.keys).ids)) }
    report(
      FolderReport(
        contents: moves ? contents : nil,
        changes: Dictionary(uniqueKeysWithValues: changes.details.map { (FileID(rawValue: $0), $1) }),
        updates: updates))
  }

  private func moveRows(_ changes: FolderChanges) -> [FolderUpdate] {
    var marks = ContiguousArray(repeating: false, count: Int(contents.table.count))
    for row in changes.touched { marks[Int(row)] = true }
    for row in changes.removed { marks[Int(row)] = true }
    for row in changes.renamed { marks[Int(row)] = true }
    let arriving = changes.touched.union(changes.renamed).subtracting(changes.removed)
    place(ContiguousArray(arriving), among: order.filter { !marks[Int($0)] })

    let old = contents.shown
    let new = options.shown(of: order, in: contents.table)
    contents.show(new)
    guard let splices = FolderSplice.changes(from: old, to: new, isTouched: { marks[Int($0)] }) else {
      return [.reset]
    }
    return splices.isEmpty ? [] : [.splices(splices)]
  }

  /// Makes the order of rows that are in order already and some more.
  private func place(_ rows: ContiguousArray<UInt32>, among kept: ContiguousArray<UInt32>) {
    let folderOrder = FolderOrder(options)
    let (table, details) = (contents.table, details)
    // Sorting can fail by being cancelled only, which nothing does here: the removals must be told in any
    // case.
    if rows.count > kept.count / 8 {
      order = (try? folderOrder.sorted(kept + rows, of: table, details: details)) ?? kept + rows
      return
    }
    let arriving = (try? folderOrder.sorted(rows, of: table, details: details)) ?? rows
    var merged: ContiguousArray<UInt32> = []
    merged.reserveCapacity(kept.count + arriving.count)
    var start = 0
    for row in arriving {
      let end = kept[start...].partitioningIndex {
        folderOrder.precedes(row, $0, of: table, details: details)
      }
      merged.append(contentsOf: kept[start..<end])
      merged.append(row)
      start = end
    }
    merged.append(contentsOf: kept[start...])
    order = merged
  }
}

extension Set<UInt32> {
  /// The rows' ids, in the order of their numbers.
  fileprivate var ids: [FileID] { sorted().map(FileID.init) }
}

extension RandomAccessCollection {
  /// The first place whose element belongs to the second part, where none of the first part does behind it.
  ///
  /// - Complexity: O(log n).
  fileprivate func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Index {
    var start = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if belongsToSecond(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
