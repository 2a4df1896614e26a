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
      let folder = try OpenFolder(path)
      // Before reading, so that no change is missed between the two.
      startWatching(folder)
      hidden = HiddenNames(of: folder)
      try readEntries(of: folder)
      contents.table.trim()
      resolveLinks(in: folder)
    } catch {
      return fail(error)
    }
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
    if folderOrder.needsDetails, let folder = try? OpenFolder(path), folder.identity == identity {
      details = try DetailsReader.details(
        of: contents.table, in: folder, known: details, isCancelled: isCancelled)
    }
    let table = contents.table
    let rows = ContiguousArray((0..<table.count).lazy.filter { !table.isGone($0) })
    order = try folderOrder.sorted(rows, of: table, details: details, isCancelled: isCancelled)
    isOrderStale = false
  }

  private func readEntries(of folder: borrowing OpenFolder) throws(FolderFailure) {
    var reader = EntryReader(path: path, hidden: hidden)
    var steps = LoadingSteps()
    while !signals.isClosed {
      let first = contents.table.count
      let hasMore = try reader.next(of: folder) { name, kind, isHidden in
        _ = contents.table.append(name: name, kind: kind, isHidden: isHidden)
      }
      guard hasMore else { break }
      order.append(contentsOf: first..<contents.table.count)
      if steps.isDue(expectsMore: reader.expectsMore) { showArrived() }
    }
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

  private func resolveLinks(in folder: borrowing OpenFolder) {
    let signals = signals
    LinkTargets.resolve(
      0..<contents.table.count, of: &contents.table, in: folder, isCancelled: { signals.isClosed })
  }
}
