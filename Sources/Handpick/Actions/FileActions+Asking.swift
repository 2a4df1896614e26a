import FilesCore
import SelectionCore

/// What the window does with chosen files in dialogs of its own.
///
/// One rule for all that is done with chosen files: it is done with all of them, be they shown or not. Where some are
/// not, what changes files or hands them on asks first. What only shows something does not ask: it says how many.
extension FileActions {
  /// The ids of the actions that give other names, move into a new folder, and open with an application.
  static let renaming = "rename"
  static let gathering = "new-folder-with"
  static let opening = "open-with"

  private static let dialogs: [String: (FolderWindow, [FileID]) -> Void] = [
    renaming: { $0.rename($1) }, gathering: { $0.makeFolder(for: $1) }, opening: { $0.openWith($1) },
  ]

  /// Opens the dialog of such an action about files.
  static func openDialog(_ action: String, about ids: [FileID], in window: FolderWindow) {
    if !ids.isEmpty { dialogs[action]?(window, ids) }
  }

  /// The same as actions of the selection, for when they have to ask first.
  var asking: [SelectionToolbarAction<FileID>] {
    [
      (Self.renaming, localized("Rename")), (Self.gathering, localized("Move")),
      (Self.opening, localized("Open")),
    ].map { id, title in
      SelectionToolbarAction(
        id: id, title: title, symbol: "", done: nil, endsSelection: false,
        perform: { [weak window] ids -> SelectionOutcome<FileID> in
          if let window { Self.openDialog(id, about: ids, in: window) }
          return SelectionOutcome(goesOn: true)
        })
    }
  }
}

extension FolderWindow {
  /// Opens the dialog of an action about given files, or about all that is chosen: then it asks first where some of that
  /// is not shown.
  func openDialog(_ action: String, about ids: [FileID]? = nil) {
    if ids == nil, model.isSelecting, model.hiddenCount > 0 { return toolbar.run.ask(action) }
    FileActions.openDialog(action, about: ids ?? allChosen, in: self)
  }
}
