/// Following what others do to the results of a search.
extension FolderWorker {
  /// Takes away results that went, takes in those that changed, and adds files that came into a watched folder.
  func followResults(_ events: [FolderEvent]) {
    guard let folder = try? FolderDescriptor(path) else { return }
    var changes = FolderChanges()
    for entry in Set(events.lazy.filter { !$0.isOfFolder }.map(\.name)) {
      let details = folder.details(of: entry)
      if let row = index?.row(named: entry.span, in: contents.table) {
        if let details { update(row, to: details, in: folder, &changes) } else { drop(row, &changes) }
      } else if let details, isFound(entry) {
        let row = contents.table.append(name: entry.span, kind: details.kind, isHidden: false)
        index?.insert(row, in: contents.table)
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
