extension Folder {
  /// The shown files whose names match a pattern, in the shown order.
  ///
  /// - Complexity: O(n) in the bytes of all shown names, off the main thread.
  public func ids(matching pattern: NamePattern) async -> [FileID] {
    await worker.rows(of: contents) { row, table in table.withName(of: row) { pattern.matches($0) } }
  }

  /// The shown files that have the kind and extension of any of some files, in the shown order.
  ///
  /// - Complexity: O(n) in the bytes of all shown names, off the main thread.
  public func ids(ofSameTypeAs ids: [FileID]) async -> [FileID] {
    let types = Set(ids.lazy.map { FileType(of: $0.rawValue, in: self.contents.table) })
    return await worker.rows(of: contents) { row, table in types.contains(FileType(of: row, in: table)) }
  }
}

extension FolderWorker {
  fileprivate func rows(
    of contents: FolderContents, where matches: @Sendable (UInt32, FileTable) -> Bool
  ) -> [FileID] {
    contents.shown.filter { matches($0, contents.table) }.map(FileID.init)
  }
}
