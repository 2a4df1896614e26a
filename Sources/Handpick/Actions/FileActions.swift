import CGtk
import FilesCore
import GtkSupport
import SelectionCore
import SelectionToolbar

/// What can be done with the chosen files of one folder, as actions of the block.
final class FileActions {
  let folder: Folder
  let record: OperationRecord
  private let operations: FileOperations
  private weak var window: Window?
  /// The operation behind the confirmation line, by the action's id.
  private var lastOperation: [String: OperationID] = [:]

  init(
    folder: Folder, operations: FileOperations, window: Window, record: OperationRecord = OperationRecord()
  ) {
    self.folder = folder
    self.operations = operations
    self.window = window
    self.record = record
  }

  /// The action bar's actions, in its order.
  var all: [SelectionToolbarAction<FileID>] {
    [
      .share { ids in self.paths(ids).map(\.uri) },
      .move({ ids -> SelectionOutcome<FileID> in try await self.move(ids) }, undo: undo("move")),
      .duplicate(
        { ids -> SelectionOutcome<FileID> in
          await self.perform("duplicate", ids) { await self.operations.duplicate($0) }
        }, undo: undo("duplicate")),
      .delete(
        { ids -> SelectionOutcome<FileID> in
          await self.perform("delete", ids) { await self.operations.trash($0) }
        }, undo: undo("delete")),
    ]
  }

  func paths(_ ids: [FileID]) -> [FilePath] { ids.map { folder.path(of: $0) } }

  // MARK: Running

  private func move(_ ids: [FileID]) async throws -> SelectionOutcome<FileID> {
    let sources = paths(ids)
    let target = try await MoveDialog.chooseFolder(
      for: sources, title: FileTexts.moveTitle(ids, in: folder), from: folder, parent: window)
    return await perform("move", ids) { await self.operations.move($0, to: target) }
  }

  private func perform(
    _ action: String, _ ids: [FileID], _ operation: ([FilePath]) async -> OperationReport
  ) async -> SelectionOutcome<FileID> {
    lastOperation[action] = nil
    let report = await operation(paths(ids))
    lastOperation[action] = report.isUndoable ? report.id : nil
    record.note(report)
    return outcome(of: report, ids)
  }

  private func undo(_ action: String) -> SelectionToolbarAction<FileID>.WorkWithOutcome {
    { _ in await self.undoLast(action) }
  }

  private func undoLast(_ action: String) async -> SelectionOutcome<FileID> {
    guard let id = lastOperation[action] else {
      return SelectionOutcome(message: "There is nothing to undo", isError: true, canUndo: false)
    }
    let report = await operations.undo(id)
    record.note(report)
    return SelectionOutcome(message: report.message, isError: report.isError, canUndo: report.isUndoable)
  }

  /// What failed stays selected; the report's items stand in the order of what was asked.
  private func outcome(of report: OperationReport, _ ids: [FileID]) -> SelectionOutcome<FileID> {
    let failed = zip(ids, report.items).filter { !$0.1.result.isSuccess }.map(\.0)
    return SelectionOutcome(
      message: report.message, failed: failed, isError: report.isError, canUndo: report.isUndoable)
  }

  // MARK: Clipboard

  /// Puts files on the clipboard for this and other file managers.
  func copyToClipboard(_ ids: [FileID], isCut: Bool) {
    guard !ids.isEmpty, let window else { return }
    FileClipboard.copy(paths(ids).map(\.uri), isCut: isCut, ShareContext(window: window.pointer()))
  }
}
