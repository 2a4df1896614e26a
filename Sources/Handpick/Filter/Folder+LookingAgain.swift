import FilesCore

extension Folder {
  /// Reads the folder anew after an operation, where nothing else would tell what it did: after a failure, and for the
  /// results of a search, which nobody watches.
  func lookAgain() {
    if case .failed = state { reload() } else if isSearch { reload() }
  }
}
