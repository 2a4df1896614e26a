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
}
