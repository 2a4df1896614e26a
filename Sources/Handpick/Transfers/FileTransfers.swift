import Archives
import FilesCore
import GtkSupport
import SelectionCore

/// What one window does with files: it asks about conflicts, waits a moment, hands longer work over to the queue of all
/// windows, and is told how that ended.
final class FileTransfers {
  let queue: TransferQueue
  let operations: FileOperations
  /// The window's operations, for its Ctrl+Z.
  let record = OperationRecord()
  private weak var window: Window?
  /// The actions of the window's bar: one that waits for an answer is not drawn as at work.
  weak var run: SelectionToolbarRun<FileID>?
  /// Called when work takes longer than a moment and goes on by itself.
  var onGoingOn: ((Transfer) -> Void)?
  /// Called when work that went on by itself has ended; nil once the window is gone.
  var onEnd: ((OperationReport, TransferRequest) -> Void)?

  /// How long a spinner is enough.
  static let moment = 1_000

  init(queue: TransferQueue, operations: FileOperations, window: Window) {
    self.queue = queue
    self.operations = operations
    self.window = window
  }

  /// Does what was asked for; answers how it ended, or nil where it takes longer and goes on by itself.
  ///
  /// - Parameter then: is called with the end in both cases.
  /// - Throws: `CancellationError` where the person backs out of a question.
  func perform(
    _ request: TransferRequest, then: ((OperationReport) -> Void)? = nil
  ) async throws -> OperationReport? {
    let choices = try await choices(for: request)
    let devices = await operations.devices(of: request.sources, to: request.folder, isCopy: request.isCopy)
    let operations = operations
    let transfer = queue.add(TransferTexts.title(request), devices: devices) { control in
      await KeptFiles.following {
        await operations.run(request, choices: choices, control: control)
      } report: {
        $0
      }
    }
    if let report = await transfer.end(within: Self.moment) {
      record.note(report)
      then?(report)
      return try await offeringDeletion(report, request)
    }
    transfer.onLateEnd = { [record, queue, weak self] report in
      record.note(report)
      then?(report)
      guard let onEnd = self?.onEnd else { return queue.onEndWithoutWindow?(report, request) ?? () }
      onEnd(report, request)
    }
    onGoingOn?(transfer)
    return nil
  }

  /// Asks in a dialog; the bar draws the action as one that waits meanwhile, not as one at work.
  func asking<Answer>(_ question: () async throws -> Answer) async rethrows -> Answer {
    guard let run else { return try await question() }
    return try await run.whileAsking(question)
  }

  /// Asks, once and before anything is done, about files whose names are taken.
  private func choices(for request: TransferRequest) async throws -> [FilePath: ConflictChoice] {
    guard let folder = request.folder else { return [:] }
    let found = await operations.conflicts(of: request.sources, in: folder)
    var choices: [FilePath: ConflictChoice] = [:]
    // Two files of one name from two folders: neither was there before, so both are kept.
    for path in found.twins { choices[path] = .keepBoth }
    if request.isCopy { for path in found.there { choices[path] = .keepBoth } }
    guard !found.taken.isEmpty else { return choices }
    let chosen = try await asking {
      try await ConflictDialog.choose(
        found.taken, of: request.sources.count, in: folder, operations: operations, parent: window)
    }
    return choices.merging(chosen) { _, chosen in chosen }
  }

  /// Where some files have no trash to go to, asks once whether exactly those are to be deleted for good.
  private func offeringDeletion(
    _ report: OperationReport, _ request: TransferRequest
  ) async throws -> OperationReport {
    guard request.work == .trash else { return report }
    let stranded = report.items.filter { $0.code == .noTrash }.map(\.source)
    guard !stranded.isEmpty else { return report }
    let answer = await asking {
      await ChoiceDialog.ask(
        title: TransferTexts.deletionTitle(stranded), detail: TransferTexts.deletionDetail(stranded),
        choices: [.dangerous(localized("Delete permanently"))], parent: window)
    }
    guard answer == 0 else { return report }
    let deletion = await operations.deletePermanently(stranded)
    record.note(deletion)
    return report.merging(deletion)
  }
}

extension FileOperations {
  /// Does what a window asked for.
  fileprivate func run(
    _ request: TransferRequest, choices: [FilePath: ConflictChoice], control: OperationControl
  ) async -> OperationReport {
    switch request.work {
    case .move(let folder): await move(request.sources, to: folder, choices: choices, control: control)
    case .copy(let folder): await copy(request.sources, to: folder, choices: choices, control: control)
    case .duplicate: await duplicate(request.sources, control: control)
    case .archive(let folder, let name):
      await archive(request.sources, to: folder, named: name, as: ZipFormat(), control: control)
    case .extract: await extract(request.sources, with: KnownFormats(), control: control)
    case .trash: await trash(request.sources, control: control)
    case .delete: await deletePermanently(request.sources, control: control)
    case .undo(let id): await undo(id, control: control)
    case .redo(let id): await redo(id, control: control)
    }
  }
}

extension OperationReport {
  /// The report of an operation whose items without a trash were then deleted for good.
  fileprivate func merging(_ deletion: OperationReport) -> OperationReport {
    let later = Dictionary(deletion.items.map { ($0.source, $0) }) { first, _ in first }
    let worked = items.contains { $0.result == .done }
    return OperationReport(
      id: id, kind: kind, items: ItemReports(kind: kind, reports: items.map { later[$0.source] ?? $0 }),
      message: worked
        ? "\(TransferTexts.trashed(items.count(of: .done))) \(deletion.message)" : deletion.message,
      isUndoable: isUndoable, isError: deletion.isError && !worked, isCancelled: false)
  }
}
