import FilesCore

/// The folder that a window shows at the moment, for what outlives a change of folder: the rows.
final class ShownFolder {
  var folder: Folder {
    didSet { wanted = [] }
  }
  /// The files whose rows came into view with details unknown, asked for together in the next turn.
  private var wanted: [FileID] = []

  init(_ folder: Folder) {
    self.folder = folder
  }

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
