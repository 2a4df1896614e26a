/// Finding files by name, without a look at every row.
extension Folder {
  /// So many rows are looked at while the folder is being read and has no index of its names yet.
  private static let firstLook = 4096

  /// The shown file with a name, which in a search stands in the searched folder itself; nil where there is none.
  ///
  /// While the folder is being read, only the first rows are looked at.
  ///
  /// - Complexity: O(1) on average.
  public func id(named name: FileName) -> FileID? {
    id(entry: name.bytes.span)
  }

  /// The shown file with a path, as for ``id(named:)``.
  public func id(of path: FilePath) -> FileID? {
    let start = self.path == .root ? 1 : self.path.bytes.count + 1
    guard path != self.path, path.isEqualOrBelow(self.path), path.bytes.count > start else { return nil }
    return id(entry: path.bytes.span.extracting(start...))
  }

  /// The shown files that have one of some names, in the shown order, each as for ``id(named:)``.
  ///
  /// - Complexity: O(k log k) in the number of names.
  public func ids(named names: Set<FileName>) -> [FileID] {
    names.compactMap { id(named: $0).flatMap(position(of:)) }.sorted().map(id(at:))
  }

  private func id(entry: Span<UInt8>) -> FileID? {
    let table = contents.table
    guard let index else {
      for row in contents.shown.prefix(Self.firstLook) {
        if table.withEntry(of: row, { $0.isEqual(to: entry) }) { return FileID(rawValue: row) }
      }
      return nil
    }
    guard let row = index.row(named: entry, in: table), contents.position(of: row) != nil else { return nil }
    return FileID(rawValue: row)
  }
}
