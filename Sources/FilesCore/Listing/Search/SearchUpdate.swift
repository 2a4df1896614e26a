/// What a ``SearchWalk`` tells while it goes on.
enum SearchUpdate: Hashable, Sendable {
  /// More files were found.
  case found([FoundFile])
  /// All folders were looked into but those that could not be read; no update follows.
  case finished(unreadable: [FilePath])
}
