import FilesCore

extension Folder {
  /// Reads the folder anew after an operation, where nothing else would tell what it did: after a failure, and for the
  /// results of a search, of which not all folders are watched.
  func lookAgain() {
    if case .failed = state { reload() } else if isSearch { reload() }
  }
}
