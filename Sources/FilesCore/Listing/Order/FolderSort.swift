/// What the files of a folder are ordered by. Names decide between files that are equal in it.
public enum FolderSort: String, Hashable, Sendable, CaseIterable {
  /// As the locale orders text, numbers inside by their value: `file2` before `file10`.
  case name
  /// The largest first; what is no regular file counts as smaller than the smallest.
  case size
  /// The newest first.
  case modified
  /// By what kind of file it is, then by the extension of its name.
  case type
}
