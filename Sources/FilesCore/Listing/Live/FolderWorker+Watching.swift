import Dispatch

extension FolderWorker {
  /// How long changes are gathered before the window hears of them.
  private static let pause = DispatchTimeInterval.milliseconds(80)

  /// With more events than this it is cheaper to read the folder anew.
  private static let mostEvents = 1 << 17

  /// Takes the events from the system, and looks at them a little later, together with those that follow.
  func eventsArrived() {
    guard let watch else { return }
    pendingEvents += watch.events()
    planLook()
  }

  func planLook() {
    guard !isLookPlanned else { return }
    isLookPlanned = true
    executor.queue.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      self?.assumeIsolated { $0.lookAtEvents() }
    }
  }

  private func lookAtEvents() {
    isLookPlanned = false
    if let watch { pendingEvents += watch.events() }
    // Changes are put into an order that stands, and after what the search is still to tell; what makes them wait looks
    // again.
    guard search == nil, !signals.isClosed, !pendingEvents.isEmpty, watch != nil, !isOrderStale else {
      return
    }
    let events = pendingEvents
    pendingEvents = []
    if events.contains(where: \.isOfFolder), let failure = failure(after: events) { return fail(failure) }
    if events.count > Self.mostEvents || events.contains(where: \.isOverflow) { return reload() }
    if pattern == nil { follow(events) } else { followResults(events) }
  }

  /// Why the folder cannot be shown after events of its own, or nil where it still can.
  private func failure(after events: [FolderEvent]) -> FolderFailure? {
    if events.contains(where: \.isUnmounted) { return .unmounted(path) }
    if events.contains(where: \.isFolderDeleted) { return .deleted(path) }
    do throws(FolderFailure) {
      return try FolderDescriptor(path).identity == identity ? nil : .moved(path)
    } catch {
      return events.contains(where: \.isFolderMoved) ? .moved(path) : error
    }
  }

  private func follow(_ events: [FolderEvent]) {
    do throws(FolderFailure) {
      let folder = try FolderDescriptor(path)
      guard folder.identity == identity else { return fail(.moved(path)) }
      let index = index ?? NameIndex(of: contents.table)
      self.index = index
      let table = contents.table
      var replay = ChangeReplay { name in index.row(named: name.span, in: table) }
      for event in events where !event.isOfFolder { replay.play(event) }
      var changes = FolderChanges()
      if replay.touchesHiddenNames { rereadHiddenNames(in: folder, &changes) }
      remove(replay.gone, &changes)
      rename(replay.renamed, &changes)
      look(at: replay, in: folder, &changes)
      rearrange(changes)
    } catch {
      fail(error)
    }
  }

  private func remove(_ rows: Set<UInt32>, _ changes: inout FolderChanges) {
    for row in rows {
      index?.remove(row, in: contents.table)
      contents.table.remove(row)
    }
    changes.removed = rows
  }

  private func rename(_ names: [UInt32: [UInt8]], _ changes: inout FolderChanges) {
    // All old names first: one row may get the name that another one leaves.
    for row in names.keys { index?.remove(row, in: contents.table) }
    for (row, name) in names {
      contents.table.rename(row, to: name.span, isHidden: hidden.hides(name.span))
      index?.insert(row, in: contents.table)
    }
    changes.renamed = Set(names.keys)
  }

  /// Asks the file system about all files that events were about, and makes rows for the new ones.
  private func look(
    at replay: ChangeReplay, in folder: borrowing FolderDescriptor, _ changes: inout FolderChanges
  ) {
    let newcomers = Set(replay.newcomers)
    for name in replay.touched {
      // Where it is gone already, its event is still to come.
      guard let details = folder.details(of: name) else { continue }
      if newcomers.contains(name) {
        add(name, details.kind, &changes)
      }
      guard let row = index?.row(named: name.span, in: contents.table) else { continue }
      update(row, to: details, in: folder, &changes)
    }
  }

  func add(_ name: [UInt8], _ kind: FileKind, _ changes: inout FolderChanges) {
    let row = contents.table.append(name: name.span, kind: kind, isHidden: hidden.hides(name.span))
    index?.insert(row, in: contents.table)
    changes.touched.insert(row)
  }

  /// Takes in what a file is now.
  func update(
    _ row: UInt32, to new: FileDetails, in folder: borrowing FolderDescriptor, _ changes: inout FolderChanges
  ) {
    let wasFolder = contents.table.leadsToFolder(row)
    let oldKind = contents.table.kind(of: row)
    contents.table.setKind(new.kind, of: row)
    LinkTargets.resolve(CollectionOfOne(row), of: &contents.table, in: folder)
    if oldKind != new.kind || wasFolder != contents.table.leadsToFolder(row) { changes.touched.insert(row) }
    changes.details[row] = new
    let decides = FolderOrder(options).needsDetails
    guard decides || !details.isEmpty else { return }
    if decides, details[row] != new { changes.touched.insert(row) }
    details.set(new, of: row)
  }

  /// Hides and shows rows after the folder's `.hidden` changed.
  private func rereadHiddenNames(in folder: borrowing FolderDescriptor, _ changes: inout FolderChanges) {
    let new = HiddenNames(of: folder)
    guard new != hidden else { return }
    hidden = new
    for row in order {
      let isHidden = contents.table.withName(of: row) { new.hides($0) }
      guard isHidden != contents.table.isHidden(row) else { continue }
      contents.table.setFlag(.hidden, isHidden, of: row)
      changes.touched.insert(row)
    }
  }
}
