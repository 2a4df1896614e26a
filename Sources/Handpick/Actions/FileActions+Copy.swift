import FilesCore
import SelectionCore

/// Copying to another folder, which has no place in the bar but one in the menus.
extension FileActions {
  /// The id of the action that copies to another folder.
  static let copying = "copy-to"

  var copy: SelectionToolbarAction<FileID> {
    SelectionToolbarAction(
      id: Self.copying, title: localized("Copy to…"), symbol: "edit-copy-symbolic", done: nil,
      perform: { ids -> SelectionOutcome<FileID> in try await self.copyElsewhere(ids) },
      undo: undo(Self.copying))
  }

  private func copyElsewhere(_ ids: [FileID]) async throws -> SelectionOutcome<FileID> {
    let rule = await files.targetRule(for: ids, isCopy: true)
    let target = try await transfers.asking {
      try await MoveDialog.chooseFolder(
        for: rule, title: FilePhrases.copy(ids.count, files.noun(of: ids)), from: folder,
        parent: window?.window)
    }
    return try await perform(Self.copying, ids, .copy(to: target))
  }
}
