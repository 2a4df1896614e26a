import FilesCore

/// The folder that a window shows at the moment, for what outlives a change of folder: the rows.
final class ShownFolder {
  var folder: Folder {
    didSet { wanted = [] }
  }
  /// The files whose rows came into view with details unknown, asked for together in the next turn.
  private var wanted: [FileID] = []

  /// What the window keeps of other folders.
  let kept = KeptFiles()

  init(_ folder: Folder) {
    self.folder = folder
  }

  /// The folder's files, and those that are kept.
  var files: ChosenFiles { ChosenFiles(folder: folder, kept: kept) }

  /// Asks for a file's details because its row is in view.
  func want(_ id: FileID) {
    wanted.append(id)
    guard wanted.count == 1 else { return }
    Task { [weak self] in
      guard let self else { return }
      let ids = wanted
      wanted = []
      folder.requestDetails(for: ids)
    }
  }
}
