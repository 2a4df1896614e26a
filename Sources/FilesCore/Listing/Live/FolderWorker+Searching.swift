import Dispatch

/// A folder of a search's results: found on a queue of its own, so that options are taken over meanwhile.
extension FolderWorker {
  /// Begins to search; what is found is shown as it comes.
  func startSearching() {
    guard let pattern, !signals.isClosed else { return }
    state = .ready
    report(FolderReport(state: state, search: Folder.Search(isRunning: true), updates: [.state]))
    identity = (try? FolderDescriptor(path))?.identity
    let search = RunningSearch(known: index == nil ? 0 : Int(contents.table.count))
    index = index ?? NameIndex(of: contents.table)
    self.search = search
    pendingEvents = []
    let watched = WatchedFolders()
    watch = watched.map { FolderWatch(of: $0, for: self) }
    let walk = SearchWalk(
      start: path, pattern: pattern, includesHidden: options.showsHidden, watched: watched)
    let (signals, walkSignals) = (signals, search.signals)
    DispatchQueue(label: "folder search", qos: .userInitiated).async { [weak self] in
      walk.run(isCancelled: { signals.isClosed || walkSignals.isClosed }) { update in
        self?.run { worker in
          guard worker.search?.signals === walkSignals else { return }
          worker.take(update)
        }
      }
    }
  }

  /// Looks at once which results are still there, and then searches again.
  func searchAnew() {
    guard !signals.isClosed, deliver != nil else { return }
    search?.cancel()
    if let folder = try? FolderDescriptor(path) {
      var changes = FolderChanges()
      for row in order {
        if let details = folder.details(of: row, in: contents.table) {
          changes.details[row] = details
        } else {
          changes.removed.insert(row)
        }
      }
      for row in changes.removed { contents.table.remove(row) }
      for (row, details) in changes.details { self.details.set(details, of: row) }
      rearrange(changes)
    }
    index = NameIndex(of: contents.table)
    startSearching()
  }

  /// Ends the search where it is.
  func stopSearching() {
    guard let search, !search.signals.isClosed else { return }
    search.cancel()
    showFound()
    finishSearching(unreadable: [])
  }

  private func take(_ update: SearchUpdate) {
    switch update {
    case .found(let files):
      search?.pending += files
      if search?.isDue(known: Int(contents.table.count)) == true { showFound() }
    case .finished(let unreadable):
      showFound()
      if unreadable == [path], order.isEmpty, let failure = openingFailure { return fail(failure) }
      dropUnmet()
      finishSearching(unreadable: unreadable)
    }
  }

  private var openingFailure: FolderFailure? {
    do throws(FolderFailure) {
      _ = try FolderDescriptor(path)
      return nil
    } catch {
      return error
    }
  }

  private func finishSearching(unreadable: [FilePath]) {
    search = nil
    if !pendingEvents.isEmpty { planLook() }
    report(FolderReport(search: Folder.Search(isRunning: false, unreadable: unreadable), updates: [.state]))
  }

  /// Puts what was found since the last time into the order.
  private func showFound() {
    guard let files = search?.pending, !files.isEmpty, let folder = try? FolderDescriptor(path) else {
      return
    }
    search?.pending = []
    var changes = FolderChanges()
    let start = path == .root ? 1 : path.bytes.count + 1
    for file in files {
      let entry = Array(file.path.bytes[start...])
      // The table has no room for it, and cut off it would be another file's.
      guard entry.count <= Int(UInt16.max) else { continue }
      if let row = index?.row(named: entry.span, in: contents.table) {
        if let count = search?.isMet.count, row < count { search?.isMet[Int(row)] = true }
        continue
      }
      // Whether it is hidden does not matter: the search found only what is to be shown.
      let row = contents.table.append(name: entry.span, kind: file.kind, isHidden: false)
      index?.insert(row, in: contents.table)
      changes.touched.insert(row)
    }
    LinkTargets.resolve(changes.touched, of: &contents.table, in: folder)
    if FolderOrder(options).needsDetails {
      for row in changes.touched {
        guard let details = folder.details(of: row, in: contents.table) else { continue }
        self.details.set(details, of: row)
        changes.details[row] = details
      }
    }
    rearrange(changes)
  }

  /// Takes away the results of the search before that this one did not meet.
  private func dropUnmet() {
    guard let isMet = search?.isMet, !isMet.isEmpty else { return }
    var changes = FolderChanges()
    for row in order where row < isMet.count && !isMet[Int(row)] { changes.removed.insert(row) }
    for row in changes.removed {
      index?.remove(row, in: contents.table)
      contents.table.remove(row)
    }
    rearrange(changes)
  }
}
