/// An outcome seen against what was asked for.
struct SelectionResult<ID: Hashable & Sendable> {
  let request: SelectionRequest<ID>
  /// What failed of what was asked for, in the shown order.
  let failed: [ID]
  /// What was handled, in the shown order.
  let handled: [ID]
  let outcome: SelectionOutcome<ID>

  init(_ request: SelectionRequest<ID>, _ outcome: SelectionOutcome<ID>) {
    let failed = Set(outcome.failed)
    self.request = request
    self.outcome = outcome
    self.failed = failed.isEmpty ? [] : request.ids.filter(failed.contains)
    handled = failed.isEmpty ? request.ids : request.ids.filter { !failed.contains($0) }
  }

  /// Whether the line is an error: it says so, or nothing at all was handled.
  var isError: Bool { outcome.isError || handled.isEmpty }

  var isComplete: Bool { !outcome.isError && failed.isEmpty }

  /// Whether the selection stays as it is: an error that names no ids.
  var isUntouched: Bool { outcome.isError && failed.isEmpty }

  /// What can be taken back; nil where nothing can.
  var undoable: SelectionRequest<ID>? {
    guard request.action.canUndo, outcome.canUndo, !handled.isEmpty else { return nil }
    return SelectionRequest(action: request.action, ids: handled, choices: nil)
  }

  @MainActor func text(_ texts: some SelectionTexts<ID>) -> String {
    if let message = outcome.message { return message }
    if isUntouched || handled.isEmpty { return texts.failed(request.action, request.ids) }
    return failed.isEmpty
      ? texts.done(request.action, request.ids)
      : texts.done(request.action, request.ids, failed: failed)
  }
}
