import Dispatch

/// What is asked of many files at once, off the main thread: a million of them must not hold up a window.
extension Folder {
  /// The paths of files, in their order.
  ///
  /// - Complexity: O(n) in the bytes of the paths.
  public func paths(of ids: [FileID]) async -> [FilePath] {
    let (contents, path) = (contents, path)
    return await Task.detached(priority: .userInitiated) {
      ids.map { path.appending(entry: contents.table.entry(of: $0.rawValue)) }
    }.value
  }

  /// The paths of the folders among files.
  ///
  /// - Complexity: O(n), off the main thread.
  public func folderPaths(of ids: [FileID]) async -> Set<FilePath> {
    let (contents, path) = (contents, path)
    return await Task.detached(priority: .userInitiated) {
      Set(
        ids.lazy.filter { contents.table.kind(of: $0.rawValue) == .folder }
          .map { path.appending(entry: contents.table.entry(of: $0.rawValue)) })
    }.value
  }

  /// Reads the details of all files that are not known yet. No update tells of it.
  ///
  /// - Returns: whether they were read; false where the folder is gone or was closed.
  @discardableResult
  public func readAllDetails() async -> Bool {
    let (contents, path, known, signals) = (contents, path, details, signals)
    let read: DetailsColumn? = await withCheckedContinuation { continuation in
      detailsQueue.async {
        guard let folder = try? FolderDescriptor(path) else { return continuation.resume(returning: nil) }
        let column = try? DetailsReader.details(
          of: contents.table, in: folder, known: known, isCancelled: { signals.isClosed })
        continuation.resume(returning: column)
      }
    }
    guard let read, !signals.isClosed else { return false }
    // What was heard meanwhile is newer.
    details.fill(from: read)
    return true
  }

  /// The sum of the sizes of plain files among some, how many of the files are folders, and of how many the size is not
  /// known.
  ///
  /// - Complexity: O(n), off the main thread.
  public func measure(_ ids: [FileID]) async -> FolderMeasure {
    let (table, details) = (contents.table, details)
    return await Task.detached(priority: .userInitiated) {
      var measure = FolderMeasure()
      for id in ids where id.rawValue < table.count && !table.isGone(id.rawValue) {
        measure.add(id, table.kind(of: id.rawValue), details[id.rawValue])
      }
      return measure
    }.value
  }
}
