extension FileOperations {
  /// Looks what stands in the way before files are moved or copied into a folder, so that a person is asked once and
  /// beforehand. The operation itself looks again at each: nothing is replaced that nobody was asked about.
  ///
  /// - Complexity: O(n) in the number of files.
  public func conflicts(of sources: [FilePath], in folder: FilePath) async -> FileConflicts {
    await WorkerThread.run { [self] in
      var found = FileConflicts()
      var names: Set<FileName> = []
      let folders = FolderCache(calls: calls)
      guard let target = try? folders.open(folder) else { return found }
      for source in sources {
        guard let name = source.name, let parent = source.parent else { continue }
        guard names.insert(name).inserted else {
          found.twins.append(source)
          continue
        }
        guard let existing = try? calls.statusIfAny(target.descriptor, name.bytes),
          let from = try? folders.open(parent), let incoming = try? calls.status(from.descriptor, name.bytes)
        else { continue }
        if from.status.isSame(as: target.status) {
          found.there.append(source)
        } else {
          found.taken.append(
            FileConflict(
              source: source, destination: folder.appending(name), incoming: FileConflict.Side(incoming),
              existing: FileConflict.Side(existing)))
        }
      }
      return found
    }
  }

  /// Looks which files inside folders that are going to be merged exist on both sides. Folders in them that do are
  /// looked into, and are not conflicts.
  ///
  /// - Complexity: O(n) in the number of entries of the folders that exist on both sides.
  public func conflicts(merging folders: [FileConflict]) async -> [FileConflict] {
    await WorkerThread.run { [self] in
      var found: [FileConflict] = []
      var pending = Array(folders.filter(\.canMerge).reversed())
      while let pair = pending.popLast() {
        let inside = conflicts(inside: pair)
        found += inside.filter { !$0.canMerge }
        pending += inside.filter(\.canMerge).reversed()
      }
      return found
    }
  }

  private func conflicts(inside pair: FileConflict) -> [FileConflict] {
    guard let source = try? calls.openFolder(pair.source),
      let target = try? calls.openFolder(pair.destination),
      var entries = try? calls.entries(source)
    else { return [] }
    var found: [FileConflict] = []
    while let entry = entries.popLast() {
      guard let existing = try? calls.statusIfAny(target, entry),
        let incoming = try? calls.status(source, entry)
      else { continue }
      let name = FileName(checked: entry)
      found.append(
        FileConflict(
          source: pair.source.appending(name), destination: pair.destination.appending(name),
          incoming: FileConflict.Side(incoming), existing: FileConflict.Side(existing)))
    }
    return found.sorted { $0.source.bytes.lexicographicallyPrecedes($1.source.bytes) }
  }
}
