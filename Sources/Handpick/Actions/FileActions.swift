import CGtk
import FilesCore
import GtkSupport
import SelectionCore
import SelectionToolbar

/// What can be done with the chosen files of one folder, as actions of the block.
final class FileActions {
  let files: ChosenFiles
  let transfers: FileTransfers
  private(set) weak var window: FolderWindow?

  var folder: Folder { files.folder }

  /// Whether there is likely to be a trash for the folder's files. Asked on a thread of its own: a connection may be
  /// slow.
  private(set) var hasTrash = true
  /// The operation behind the confirmation line, by the action's id.
  private var lastOperation: [String: OperationID] = [:]

  init(_ files: ChosenFiles, transfers: FileTransfers, window: FolderWindow?) {
    self.files = files
    self.transfers = transfers
    self.window = window
  }

  /// The action bar's actions, in its order.
  var all: [SelectionToolbarAction<FileID>] {
    [
      .share { ids in await self.links(ids) }.titled(localized("Share")),
      .move({ ids -> SelectionOutcome<FileID> in try await self.move(ids) }, undo: undo("move"))
        .titled(localized("Move")),
      .duplicate(
        { ids -> SelectionOutcome<FileID> in
          try await self.perform("duplicate", ids, .duplicate)
        }, undo: undo("duplicate")
      ).titled(localized("Duplicate")),
      hasTrash ? trash : deletion(id: "delete", title: localized("Delete")),
    ]
  }

  /// The id of the action that deletes for good where there is a trash.
  static let permanentDeletion = "delete-permanently"

  /// What a key of the window can ask for besides.
  var others: [SelectionToolbarAction<FileID>] {
    [deletion(id: Self.permanentDeletion, title: localized("Delete permanently")), copy, extraction]
      + clipboard + asking
  }

  private var trash: SelectionToolbarAction<FileID> {
    .delete(
      { ids -> SelectionOutcome<FileID> in
        try await self.perform("delete", ids, .trash)
      }, undo: undo("delete")
    ).titled(localized("Delete")).asking(first: Preferences.shared.asksBeforeTrash)
  }

  /// Deletes for good; the question says so, since there is no undo.
  private func deletion(id: String, title: String) -> SelectionToolbarAction<FileID> {
    SelectionToolbarAction(
      id: id, title: title, symbol: "user-trash-symbolic", role: .destructive, done: nil,
      perform: { ids -> SelectionOutcome<FileID> in
        try await self.perform(id, ids, .delete)
      })
  }

  /// Finds out whether the folder's files have a trash to go to.
  func findTrash() async {
    guard let name = FileName("file") else { return }
    let path = folder.path.appending(name)
    let operations = transfers.operations
    hasTrash = await Task.detached { operations.canTrash(path) }.value
  }

  /// Links to files for the share sheet, once it is known which ways of sharing there are.
  private func links(_ ids: [FileID]) async -> [String] {
    async let services = ShareServices.find()
    let paths = await files.paths(of: ids)
    let contents = await ShareContents.of(paths)
    let uris = await uris(ids)
    if let window {
      window.toolbar.shareWays = FileShareWays.all(for: window, await services, contents)
    }
    return uris
  }

  /// Links to files, made off the main thread: they may be a million.
  private func uris(_ ids: [FileID]) async -> [String] {
    files.kept.handled = ids
    let paths = await files.paths(of: ids)
    return await Task.detached { paths.map(\.uri) }.value
  }

  // MARK: Running

  private func move(_ ids: [FileID]) async throws -> SelectionOutcome<FileID> {
    let rule = await files.targetRule(for: ids, isCopy: false)
    let target = try await transfers.asking {
      try await MoveDialog.chooseFolder(
        for: rule, title: FilePhrases.move(ids.count, files.noun(of: ids)), from: folder,
        parent: window?.window)
    }
    // Those of several folders that are there already stay.
    let elsewhere = rule.home == nil ? await files.ids(ids, notIn: target) : ids
    let outcome = try await perform("move", elsewhere, .move(to: target))
    files.kept.handled = ids
    return outcome
  }

  func perform(
    _ action: String, _ ids: [FileID], _ work: TransferRequest.Work
  ) async throws -> SelectionOutcome<FileID> {
    lastOperation[action] = nil
    files.kept.handled = ids
    let request = TransferRequest(work: work, sources: await files.paths(of: ids))
    guard let report = try await transfers.perform(request, then: window?.goingOnWithCreated()) else {
      return SelectionOutcome(goesOn: true)
    }
    folder.lookAgain()
    lastOperation[action] = report.isUndoable ? report.id : nil
    let followUp = window?.details(of: report, request) ?? window?.choosingCreated(report)
    return outcome(of: report, ids, followUp: followUp)
  }

  func undo(_ action: String) -> SelectionToolbarAction<FileID>.WorkWithOutcome {
    { _ in try await self.undoLast(action) }
  }

  private func undoLast(_ action: String) async throws -> SelectionOutcome<FileID> {
    guard let id = lastOperation[action], let window else {
      return SelectionOutcome(message: localized("There is nothing to undo"), isError: true, canUndo: false)
    }
    return try await window.takeBack(id)
  }

  /// What failed stays selected; the report's items stand in the order of what was asked.
  private func outcome(
    of report: OperationReport, _ ids: [FileID], followUp: SelectionFollowUp?
  ) -> SelectionOutcome<FileID> {
    let failed = report.items.problems.map { ids[$0] }
    return SelectionOutcome(
      message: report.message, failed: failed, isError: report.isError, canUndo: report.isUndoable,
      followUp: followUp)
  }
}
