extension Folder {
  /// How far the reading of a folder is.
  public enum State: Hashable, Sendable {
    /// It is being read; what is shown may be part of it and not in its last order.
    case loading
    /// All files are there, and changes are followed.
    case ready
    /// It cannot be shown, or not any longer. ``Folder/reload()`` tries again.
    case failed(FolderFailure)
  }

  /// How far the search is whose results a folder shows.
  public struct Search: Hashable, Sendable {
    /// Whether more files may still be found.
    public internal(set) var isRunning: Bool
    /// The folders that could not be looked into.
    public internal(set) var unreadable: [FilePath] = []
  }
}
