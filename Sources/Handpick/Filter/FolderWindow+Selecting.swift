import FilesCore

/// Choosing many files by what they have in common.
extension FolderWindow {
  /// Asks for a pattern, and chooses what matches besides what is chosen already.
  func selectByPattern() {
    guard folder.count > 0 else { return }
    let folder = folder
    patternDialog = PatternDialog(folder, parent: window) { [weak self] ids in
      self?.select(ids, of: folder)
    }
  }

  /// Chooses all files of the types of those that are chosen, or of the current row's.
  func selectSameType() {
    let (folder, models) = (folder, chosen)
    guard !models.isEmpty else { return }
    Task { [weak self] in
      let ids = await folder.ids(ofSameTypeAs: models)
      self?.select(ids, of: folder)
    }
  }

  private func select(_ ids: [FileID], of folder: Folder) {
    guard folder === self.folder else { return }
    // What went meanwhile must not come into the selection again.
    model.begin(with: ids.filter { folder.position(of: $0) != nil })
    list.focusCurrent()
  }

  // MARK: Again

  /// Remembers what is about to be chosen no longer.
  func rememberChosen() { lastChosen = ChosenFiles.rows(model.orderedSelection()) }

  /// Whether something was chosen here that is still there.
  var canSelectAgain: Bool { !lastChosen.isEmpty && lastChosen.contains { folder.contains($0) } }

  /// Chooses once more what was chosen last: before a slip, or an action after which the files are still here.
  func selectAgain() {
    let ids = lastChosen.filter { folder.contains($0) }
    guard !ids.isEmpty else { return }
    model.begin(with: ids)
  }
}
