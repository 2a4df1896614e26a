/// Following what others do to the results of a search.
extension FolderWorker {
  /// Takes away results that went, takes in those that changed, and adds files that came into a watched folder. A result
  /// that has another name, or stands in another watched folder, stays the same row as long as the search would find it.
  func followResults(_ events: [FolderEvent]) {
    guard let folder = try? FolderDescriptor(path) else { return }
    var changes = FolderChanges()
    let (table, index) = (contents.table, index)
    var replay = ChangeReplay { index?.row(named: $0.span, in: table) }
    for event in events where !event.isOfFolder { replay.play(event) }
    // A file that was renamed before its folder was moved is told with the old folder; so is one after, where both come at
    // once.
    rename(replay.renamed, &changes)
    followMovedFolders(events, &changes)
    for row in changes.renamed where !isFound(contents.table.entry(of: row)) {
      changes.renamed.remove(row)
      drop(row, &changes)
    }
    for entry in Set(events.lazy.filter { !$0.isOfFolder }.map(\.name)) {
      let details = folder.details(of: entry)
      if let row = self.index?.row(named: entry.span, in: contents.table) {
        if let details { update(row, to: details, in: folder, &changes) } else { drop(row, &changes) }
      } else if let details, isFound(entry) {
        let row = contents.table.append(name: entry.span, kind: details.kind, isHidden: false)
        self.index?.insert(row, in: contents.table)
        changes.touched.insert(row)
        update(row, to: details, in: folder, &changes)
      }
    }
    // A folder that was moved takes results along of which no event tells.
    if events.contains(where: \.isAboutFolder) {
      for row in order where !contents.table.isGone(row) {
        if folder.details(of: row, in: contents.table) == nil { drop(row, &changes) }
      }
    }
    rearrange(changes)
  }

  /// Gives rows the entries that they have now; all old ones first, since one may get what another one leaves.
  private func rename(_ entries: [UInt32: [UInt8]], _ changes: inout FolderChanges) {
    // The table has no room for a longer one, and cut off it would be another file's.
    let entries = entries.filter { _, entry in entry.count <= Int(UInt16.max) }
    for row in entries.keys { index?.remove(row, in: contents.table) }
    for (row, entry) in entries {
      contents.table.rename(row, to: entry.span, isHidden: false)
      index?.insert(row, in: contents.table)
    }
    changes.renamed.formUnion(entries.keys)
  }

  /// Takes the results below folders along that have another name, or another place below.
  private func followMovedFolders(_ events: [FolderEvent], _ changes: inout FolderChanges) {
    var left: [UInt32: [UInt8]] = [:]
    for event in events where event.isAboutFolder {
      if event.isMovedFrom { left[event.cookie] = event.name }
      guard event.isMovedTo, let from = left.removeValue(forKey: event.cookie) else { continue }
      let (old, new) = (from + [.slash], event.name + [.slash])
      watch?.moveFolders(below: old, to: new)
      var entries: [UInt32: [UInt8]] = [:]
      for row in order where !contents.table.isGone(row) {
        let entry = contents.table.entry(of: row)
        guard entry.starts(with: old) else { continue }
        entries[row] = new + entry[old.count...]
      }
      rename(entries, &changes)
    }
  }

  private func drop(_ row: UInt32, _ changes: inout FolderChanges) {
    index?.remove(row, in: contents.table)
    contents.table.remove(row)
    changes.removed.insert(row)
  }

  /// Whether the search would find an entry that came.
  private func isFound(_ entry: [UInt8]) -> Bool {
    guard let pattern, entry.count <= Int(UInt16.max) else { return false }
    let start = entry.lastIndex(of: .slash).map { $0 + 1 } ?? 0
    let name = Array(entry[start...])
    guard pattern.matches(name.span) else { return false }
    if options.showsHidden { return true }
    let parent = start == 0 ? path : path.appending(entry: Array(entry[..<(start - 1)]))
    guard let folder = try? FolderDescriptor(parent) else { return false }
    return !HiddenNames(of: folder).hides(name.span)
  }
}
