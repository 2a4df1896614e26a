extension Folder {
  /// How many files are shown.
  public var count: Int { contents.shown.count }

  /// How many files there are, hidden ones and those that the filter leaves out too.
  public var totalCount: Int { contents.table.liveCount }

  /// The shown files in order.
  public var shown: ShownFiles { ShownFiles(rows: contents.shown) }

  /// The file at a position, 0 up to ``count``.
  public func id(at position: Int) -> FileID {
    FileID(rawValue: contents.shown[position])
  }

  /// Where a file is shown, or nil while it is not: gone, hidden, filtered out or not this folder's.
  public func position(of id: FileID) -> Int? {
    contents.position(of: id.rawValue)
  }

  /// Whether the file is still in the folder, be it shown or not.
  public func contains(_ id: FileID) -> Bool {
    id.rawValue < contents.table.count && !contents.table.isGone(id.rawValue)
  }

  /// A file's name; the last one that it had where it is gone.
  ///
  /// - Precondition: The id came from this folder, as for all that follow.
  public func name(of id: FileID) -> FileName {
    FileName(entry: contents.table.name(of: id.rawValue))
  }

  /// A file's name for people to read: always valid text, always one line.
  public func displayName(of id: FileID) -> String {
    name(of: id).display
  }

  /// A file's path.
  public func path(of id: FileID) -> FilePath {
    path.appending(entry: contents.table.entry(of: id.rawValue))
  }

  /// The folder that a file stands in: this one, or for a file that a search found one below it.
  public func parent(of id: FileID) -> FilePath {
    isSearch ? path(of: id).parent ?? path : path
  }

  /// What a file is by itself: a link is a link.
  public func kind(of id: FileID) -> FileKind {
    contents.table.kind(of: id.rawValue)
  }

  /// Whether a file is a folder or a link to one, so that opening it leads into a folder.
  public func leadsToFolder(_ id: FileID) -> Bool {
    contents.table.leadsToFolder(id.rawValue)
  }

  /// Whether the file is hidden by a dot or by the folder's `.hidden`.
  public func isHidden(_ id: FileID) -> Bool {
    contents.table.isHidden(id.rawValue)
  }
}
