/// Which files of a folder are shown, and in which order.
public struct FolderOptions: Hashable, Sendable {
  /// What the files are ordered by.
  public var sort: FolderSort
  /// Whether the order is turned round; folders that come first still do.
  public var isReversed: Bool
  /// Whether folders, and links that lead to folders, come before all other files.
  public var foldersFirst: Bool
  /// Whether files are shown whose name begins with a dot or stands in the folder's `.hidden`.
  public var showsHidden: Bool
  /// What the names of the shown files must match, as a ``NamePattern``; empty shows all.
  public var filter: String

  /// The options of a fresh window, or others.
  public init(
    sort: FolderSort = .name, isReversed: Bool = false, foldersFirst: Bool = true, showsHidden: Bool = false,
    filter: String = ""
  ) {
    self.sort = sort
    self.isReversed = isReversed
    self.foldersFirst = foldersFirst
    self.showsHidden = showsHidden
    self.filter = filter
  }
}
