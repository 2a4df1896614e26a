import FilesCore
import GtkSupport
import SelectionCore

/// What the window does with files apart from its actions: what is pasted, dropped or undone; and what it says of work
/// that went on by itself.
extension FolderWindow {
  func connectTransfers() {
    transfers.onGoingOn = { [weak self] transfer in
      guard let self else { return }
      speaker = TransferSpeaker(transfer) { [weak self] in self?.toolbar.say($0) }
    }
    transfers.run = toolbar.run
    transfers.onEnd = { [weak self] report, request in self?.tellLate(report, request) }
  }

  /// Does work that no action of the bar is for, and tells how it went.
  func perform(_ request: TransferRequest, then: ((OperationReport) -> Void)? = nil) {
    let focus = goingOnWithCreated()
    Task { [weak self] in
      guard let self else { return }
      let report = try? await transfers.perform(request) { report in
        then?(report)
        focus(report)
      }
      guard let report else { return }
      tell(report, request)
    }
  }

  /// Shows in the line how work ended, with Undo, and Details where something failed.
  func tell(_ report: OperationReport, _ request: TransferRequest) {
    folder.lookAgain()
    let followUp = details(of: report, request) ?? choosingCreated(report)
    guard report.isUndoable, let id = report.id else {
      return toolbar.run.report(report.message, isError: report.isError, followUp: followUp)
    }
    let undo: @MainActor () async throws -> SelectionOutcome<FileID> = { [weak self] in
      guard let self else { throw CancellationError() }
      return try await takeBack(id)
    }
    toolbar.run.report(report.message, isError: report.isError, undo: undo, followUp: followUp)
  }

  /// Tells how work ended that went on by itself. What failed is chosen again, unless other files are by now.
  private func tellLate(_ report: OperationReport, _ request: TransferRequest) {
    tell(report, request)
    guard !model.isSelecting else { return }
    let failed = report.items.problems.lazy.map { report.items[$0].source }
    let names = Set(failed.filter { $0.parent == self.folder.path }.compactMap(\.name))
    guard !names.isEmpty else { return }
    let ids = folder.ids(named: names)
    if !ids.isEmpty { model.begin(with: ids) }
  }

  /// The button that leads to what failed, where something did.
  func details(of report: OperationReport, _ request: TransferRequest) -> SelectionFollowUp? {
    guard !report.items.failures.isEmpty else { return nil }
    return SelectionFollowUp(title: localized("Details")) { [weak self] in
      guard let self else { return }
      FailureDialog.show(report, request, parent: window) { [weak self] in self?.perform($0) }
    }
  }

  /// Takes an operation back, for a line's Undo.
  func takeBack(_ id: OperationID) async throws -> SelectionOutcome<FileID> {
    let request = TransferRequest(work: .undo(id), sources: [])
    guard let report = try await transfers.perform(request) else { return SelectionOutcome(goesOn: true) }
    folder.lookAgain()
    return SelectionOutcome(
      message: report.message, isError: report.isError, canUndo: report.isUndoable,
      followUp: details(of: report, request))
  }
}
