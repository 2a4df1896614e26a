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
  private let application: Application
  /// Whether there is likely to be a trash for the folder's files. Asked on a thread of its own: a connection may be
  /// slow.
  private(set) var hasTrash = true
  /// The operation behind the confirmation line, by the action's id.
  private var lastOperation: [String: OperationID] = [:]

  init(
    folder: Folder, operations: FileOperations, window: Window, application: Application,
    record: OperationRecord = OperationRecord()
  ) {
    self.application = application
    self.folder = folder
    self.operations = operations
    self.window = window
    self.record = record
  }

  /// The action bar's actions, in its order.
  var all: [SelectionToolbarAction<FileID>] {
    [
      .share { ids in self.paths(ids).map(\.uri) }.titled(localized("Share")),
      .move({ ids -> SelectionOutcome<FileID> in try await self.move(ids) }, undo: undo("move"))
        .titled(localized("Move")),
      .duplicate(
        { ids -> SelectionOutcome<FileID> in
          await self.perform("duplicate", ids) { await self.operations.duplicate($0) }
        }, undo: undo("duplicate")
      ).titled(localized("Duplicate")),
      hasTrash ? trash : deletion(id: "delete", title: localized("Delete")),
    ]
  }

  /// The id of the action that deletes for good where there is a trash.
  static let permanentDeletion = "delete-permanently"

  /// What a key of the window can ask for besides.
  var others: [SelectionToolbarAction<FileID>] {
    [deletion(id: Self.permanentDeletion, title: localized("Delete permanently"))]
  }

  private var trash: SelectionToolbarAction<FileID> {
    .delete(
      { ids -> SelectionOutcome<FileID> in
        await self.perform("delete", ids) { await self.operations.trash($0) }
      }, undo: undo("delete")
    ).titled(localized("Delete"))
  }

  /// Deletes for good; the question says so, since there is no undo.
  private func deletion(id: String, title: String) -> SelectionToolbarAction<FileID> {
    SelectionToolbarAction(
      id: id, title: title, symbol: "user-trash-symbolic", role: .destructive, done: nil,
      perform: { ids -> SelectionOutcome<FileID> in
        await self.perform(id, ids) { await self.operations.deletePermanently($0) }
      })
  }

  /// Finds out whether the folder's files have a trash to go to.
  func findTrash() async {
    guard let name = FileName("file") else { return }
    let path = folder.path.appending(name)
    let operations = operations
    hasTrash = await Task.detached { operations.canTrash(path) }.value
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
    let report = await application.whileHeld { await operation(paths(ids)) }
    if case .failed = folder.state { folder.reload() }
    lastOperation[action] = report.isUndoable ? report.id : nil
    record.note(report)
    return outcome(of: report, ids)
  }

  private func undo(_ action: String) -> SelectionToolbarAction<FileID>.WorkWithOutcome {
    { _ in await self.undoLast(action) }
  }

  private func undoLast(_ action: String) async -> SelectionOutcome<FileID> {
    guard let id = lastOperation[action] else {
      return SelectionOutcome(message: localized("There is nothing to undo"), isError: true, canUndo: false)
    }
    let report = await application.whileHeld { await operations.undo(id) }
    record.note(report)
    if case .failed = folder.state { folder.reload() }
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
