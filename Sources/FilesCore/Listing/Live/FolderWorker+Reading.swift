import Dispatch

extension FolderWorker {
  /// Reads the folder for the first time, or after a failure, and shows the files as they come.
  func read() {
    guard !signals.isClosed else { return }
    if state != .loading {
      state = .loading
      report(FolderReport(state: state, updates: [.state]))
    }
    do throws(FolderFailure) {
      let folder = try FolderDescriptor(path)
      hidden = HiddenNames(of: folder)
      var reader = EntryReader(path: path, hidden: hidden)
      let early = try readFirstRows(of: folder, with: &reader)
      // Before the reading that counts, so that no change is missed between the two.
      startWatching(folder)
      try folder.rewind(path)
      try readEntries(of: folder, with: &reader, early)
      contents.table.trim()
      resolveLinks(in: folder)
    } catch {
      return fail(error)
    }
    index = NameIndex(of: contents.table)
    isOrderStale = true
    showAll()
  }

  /// Sorts where that is needed, shows the result and says that all is there.
  func showAll() {
    let (signals, version) = (signals, version)
    do {
      if isOrderStale { try sort { signals.isOutdated(version) } }
    } catch {
      // Newer options follow in the queue, or nobody looks any more.
      return
    }
    contents.show(options.shown(of: order, in: contents.table))
    var updates: [FolderUpdate] = [.reset]
    if state != .ready {
      state = .ready
      updates.append(.state)
    }
    report(
      FolderReport(
        contents: contents, state: state, details: details.isEmpty ? nil : details, updates: updates))
    if isReloadWanted {
      isReloadWanted = false
      reload()
    } else if !pendingEvents.isEmpty {
      planLook()
    }
  }

  private func sort(isCancelled: @Sendable () -> Bool) throws {
    let folderOrder = FolderOrder(options)
    if folderOrder.needsDetails, let folder = try? FolderDescriptor(path), folder.identity == identity {
      details = try DetailsReader.details(
        of: contents.table, in: folder, known: details, isCancelled: isCancelled)
    }
    let table = contents.table
    let rows = ContiguousArray((0..<table.count).lazy.filter { !table.isGone($0) })
    order = try folderOrder.sorted(rows, of: table, details: details, isCancelled: isCancelled)
    isOrderStale = false
  }

  /// Shows the first rows of a folder that is so large that the rest takes its time.
  ///
  /// Watching starts behind them only: the kernel marks every file of the folder that it has in memory for that,
  /// which takes a tenth of a second for a million. The folder is then read from its beginning.
  private func readFirstRows(
    of folder: borrowing FolderDescriptor, with reader: inout EntryReader
  ) throws(FolderFailure) -> EarlyRows {
    var table = contents.table
    let first = table.count
    _ = try reader.next(of: folder) { name, kind, isHidden in
      _ = table.append(name: name, kind: kind, isHidden: isHidden)
    }
    guard reader.expectsMore else { return EarlyRows(of: contents.table, from: contents.table.count) }
    contents.table = table
    order = ContiguousArray(first..<table.count)
    showArrived()
    return EarlyRows(of: table, from: first)
  }

  private func readEntries(
    of folder: borrowing FolderDescriptor, with reader: inout EntryReader, _ early: EarlyRows
  ) throws(FolderFailure) {
    var early = early
    var steps = LoadingSteps(hasShown: !early.isEmpty)
    while !signals.isClosed {
      let first = contents.table.count
      let hasMore = try reader.next(of: folder) { name, kind, isHidden in
        if let row = early.meet(name, in: contents.table) {
          contents.table.setKind(kind, of: row)
        } else {
          _ = contents.table.append(name: name, kind: kind, isHidden: isHidden)
        }
      }
      guard hasMore else { break }
      order.append(contentsOf: first..<contents.table.count)
      if steps.isDue(expectsMore: reader.expectsMore) { showArrived() }
    }
    drop(early.left)
  }

  /// Takes away first rows whose files were gone when the folder was read again.
  private func drop(_ rows: Set<UInt32>) {
    guard !rows.isEmpty else { return }
    for row in rows { contents.table.remove(row) }
    report(FolderReport(contents: contents, updates: [.removed(rows.sorted().map(FileID.init))]))
  }

  /// Shows what was read so far. The first rows are sorted, so that they look like a folder; later ones
  /// follow them as they come, so that nothing moves under the eye before the last, complete order.
  private func showArrived() {
    let old = contents.shown
    guard !old.isEmpty else {
      let folderOrder = FolderOrder(options)
      order = (try? folderOrder.sorted(order, of: contents.table, details: details)) ?? order
      contents.show(options.shown(of: order, in: contents.table))
      return report(FolderReport(contents: contents, updates: [.reset]))
    }
    var arriving = options
    arriving.isReversed = false
    let known = Int(contents.positions.count)
    let arrived = ContiguousArray(order.lazy.filter { $0 >= known })
    let shown = arriving.shown(of: arrived, in: contents.table)
    guard !shown.isEmpty else { return }
    contents.show(old + shown)
    let splice = FolderSplice(range: old.count..<old.count, inserted: shown.map(FileID.init))
    report(FolderReport(contents: contents, updates: [.splices([splice])]))
  }

  private func resolveLinks(in folder: borrowing FolderDescriptor) {
    let signals = signals
    LinkTargets.resolve(
      0..<contents.table.count, of: &contents.table, in: folder, isCancelled: { signals.isClosed })
  }
}
