import FilesCore
import GtkSupport
import SelectionCore

/// What can be done with what lies in the trash, as actions of the block.
final class TrashActions {
  /// The id of the action that empties the trash.
  static let emptying = "empty-trash"
  private static let deleting = "delete-permanently"

  private let operations: FileOperations
  private let application: Application
  private var lastRestore: OperationID?

  /// Called after each operation: the trash is to be read anew.
  var onChange: (() -> Void)?

  init(operations: FileOperations, application: Application) {
    self.operations = operations
    self.application = application
  }

  /// The action bar's actions, in its order.
  var all: [SelectionToolbarAction<TrashedFile>] {
    [
      SelectionToolbarAction(
        id: "restore", title: localized("Restore"), symbol: "edit-undo-symbolic", done: nil,
        perform: { files -> SelectionOutcome<TrashedFile> in await self.restore(files) },
        undo: { _ -> SelectionOutcome<TrashedFile> in await self.undoRestore() }),
      deletion(Self.deleting, localized("Delete permanently"), symbol: "user-trash-symbolic"),
    ]
  }

  /// What the header asks for besides.
  var others: [SelectionToolbarAction<TrashedFile>] {
    [deletion(Self.emptying, localized("Empty Trash"), symbol: "user-trash-full-symbolic")]
  }

  private func deletion(_ id: String, _ title: String, symbol: String) -> SelectionToolbarAction<TrashedFile>
  {
    SelectionToolbarAction(
      id: id, title: title, symbol: symbol, role: .destructive, done: nil,
      perform: { files -> SelectionOutcome<TrashedFile> in
        let report = await self.application.whileHeld { await self.operations.deleteFromTrash(files) }
        self.onChange?()
        return self.outcome(of: report, files)
      })
  }

  private func restore(_ files: [TrashedFile]) async -> SelectionOutcome<TrashedFile> {
    let report = await application.whileHeld { await operations.restore(files) }
    lastRestore = report.isUndoable ? report.id : nil
    onChange?()
    return outcome(of: report, files)
  }

  private func undoRestore() async -> SelectionOutcome<TrashedFile> {
    guard let id = lastRestore else {
      return SelectionOutcome(message: localized("There is nothing to undo"), isError: true, canUndo: false)
    }
    let report = await application.whileHeld { await operations.undo(id) }
    onChange?()
    return SelectionOutcome(message: report.message, isError: report.isError, canUndo: report.isUndoable)
  }

  private func outcome(
    of report: OperationReport, _ files: [TrashedFile]
  ) -> SelectionOutcome<TrashedFile> {
    let failed = report.items.problems.map { files[$0] }
    return SelectionOutcome(
      message: report.message, failed: failed, isError: report.isError, canUndo: report.isUndoable)
  }
}
