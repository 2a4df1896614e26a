extension FolderWorker {
  /// Reads the folder anew and finds its files again by their names.
  func reload() {
    guard !signals.isClosed, deliver != nil else { return }
    if pattern != nil { return searchAnew() }
    if case .failed = state { return read() }
    guard !isOrderStale else {
      isReloadWanted = true
      return
    }
    do throws(FolderFailure) {
      let folder = try FolderDescriptor(path)
      startWatching(folder)
      var changes = FolderChanges()
      var index = index ?? NameIndex(of: contents.table)
      self.index = nil
      hidden = HiddenNames(of: folder)
      try reconcile(with: folder, &index, &changes)
      self.index = index
      refreshDetails(in: folder, &changes)
      reportReload(changes)
    } catch {
      fail(error)
    }
  }

  private func reconcile(
    with folder: borrowing FolderDescriptor, _ index: inout NameIndex, _ changes: inout FolderChanges
  ) throws(FolderFailure) {
    var reader = EntryReader(path: path, hidden: hidden)
    var isThere = ContiguousArray(repeating: false, count: Int(contents.table.count))
    var hasMore = true
    while hasMore, !signals.isClosed {
      hasMore = try reader.next(of: folder) { name, kind, isHidden in
        if let row = index.row(named: name, in: contents.table) {
          if row < isThere.count { isThere[Int(row)] = true }
          meet(row, kind, isHidden, &changes)
        } else {
          let row = contents.table.append(name: name, kind: kind, isHidden: isHidden)
          index.insert(row, in: contents.table)
          changes.touched.insert(row)
        }
      }
    }
    for row in order where !isThere[Int(row)] {
      index.remove(row, in: contents.table)
      contents.table.remove(row)
      changes.removed.insert(row)
    }
    resolveLinks(in: folder, &changes)
  }

  /// Takes in an entry whose row is known.
  private func meet(_ row: UInt32, _ kind: FileKind, _ isHidden: Bool, _ changes: inout FolderChanges) {
    guard kind != contents.table.kind(of: row) || isHidden != contents.table.isHidden(row) else { return }
    contents.table.setKind(kind, of: row)
    contents.table.setFlag(.hidden, isHidden, of: row)
    changes.touched.insert(row)
  }

  private func resolveLinks(in folder: borrowing FolderDescriptor, _ changes: inout FolderChanges) {
    for row in 0..<contents.table.count where contents.table.kind(of: row) == .link {
      let wasFolder = contents.table.leadsToFolder(row)
      LinkTargets.resolve(CollectionOfOne(row), of: &contents.table, in: folder)
      if wasFolder != contents.table.leadsToFolder(row) { changes.touched.insert(row) }
    }
  }

  /// Reads details anew where the order stands on them.
  private func refreshDetails(in folder: borrowing FolderDescriptor, _ changes: inout FolderChanges) {
    let (old, signals) = (details, signals)
    details = DetailsColumn()
    guard FolderOrder(options).needsDetails else { return }
    guard
      let new = try? DetailsReader.details(
        of: contents.table, in: folder, isCancelled: { signals.isClosed })
    else { return }
    for row in 0..<contents.table.count where !contents.table.isGone(row) && old[row] != new[row] {
      changes.touched.insert(row)
    }
    details = new
  }

  private func reportReload(_ changes: FolderChanges) {
    report(FolderReport(details: details.isEmpty ? nil : details, outdatesDetails: true))
    rearrange(changes)
  }
}
