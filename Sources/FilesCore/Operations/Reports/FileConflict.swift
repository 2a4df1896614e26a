/// A file on its way whose name is taken at the destination, and what stands there.
public struct FileConflict: Hashable, Sendable {
  /// What is known of one of the two.
  public struct Side: Hashable, Sendable {
    public let kind: FileKind
    public let size: UInt64
    /// In seconds since 1970.
    public let modified: Int64

    init(_ status: FileStatus) {
      kind = status.kind
      size = status.raw.size
      modified = status.raw.modified
    }
  }

  /// What is on its way.
  public let source: FilePath
  /// What stands there already.
  public let destination: FilePath
  public let incoming: Side
  public let existing: Side

  /// Whether both are folders, so that one can go into the other.
  public var canMerge: Bool { incoming.kind == .folder && existing.kind == .folder }
}

/// What stands in the way of files that are to go into a folder.
public struct FileConflicts: Sendable {
  /// Files whose name is taken at the destination, in the order of the files.
  public internal(set) var taken: [FileConflict] = []
  /// Files whose name a file before them on the same way has too: they come from several folders.
  public internal(set) var twins: [FilePath] = []
  /// Files that are in the folder already.
  public internal(set) var there: [FilePath] = []
}
