extension FileOperations {
  /// The operations that the journal keeps, newest first, like ``history()``, having looked whether what they did is still
  /// there: what has become impossible to take back is not offered. It stays a hint; undo looks again.
  ///
  /// - Complexity: O(n) in the number of operations; of each only some files are looked for.
  public func possibleHistory() async -> [HistoryEntry] {
    await WorkerThread.run { [self] in
      readHistory().map { entry in
        guard entry.isUndoable || entry.isRedoable, !isPossible(entry) else { return entry }
        return HistoryEntry(
          id: entry.id, kind: entry.kind, message: entry.message, isUndoable: false, isRedoable: false,
          seconds: entry.seconds, items: entry.items, isOurs: entry.isOurs)
      }
    }
  }

  /// How many files of an operation are looked for.
  private static let mostLooks = 200

  /// Whether at least one of the files is where the operation left it. One that another program works on is left alone.
  private func isPossible(_ entry: HistoryEntry) -> Bool {
    guard let opened = try? journals.open(entry.id) else { return true }
    let invertible = opened.1.invertible
    let steps = (entry.isUndoable ? invertible.undo : invertible.redo).suffix(Self.mostLooks)
    return steps.isEmpty || steps.contains { opened.1.steps[$0].inverse.map(isThere) ?? false }
  }

  private func isThere(_ step: Step) -> Bool {
    // A folder that was removed can be made again wherever it was.
    if step.kind == .makeFolder { return true }
    guard let folder = try? calls.openFolder(step.source.folder),
      let status = try? calls.statusIfAny(folder, step.source.name.bytes)
    else { return false }
    if calls.identity(folder, step.source.name.bytes, status).matches(step.identity) { return true }
    // A file that was saved anew is still the person's own.
    return !step.isFolder && status.kind != .folder
  }
}
