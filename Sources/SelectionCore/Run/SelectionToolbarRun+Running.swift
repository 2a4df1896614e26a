#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SelectionToolbarRun {
  func run(_ request: SelectionRequest<ID>) {
    // The task holds the action, not the run: a window may close while its files are still on their way.
    task = Task { [weak self] in
      do {
        switch request.action.performing {
        case .work(let perform):
          let outcome = try await perform(request.ids)
          self?.becomeIdle()
          self?.finish(request, with: outcome)
        case .share(let links):
          let links = try await links(request.ids)
          self?.becomeIdle()
          self?.finish(request, with: links)
        }
      } catch {
        self?.becomeIdle()
        self?.fail(request, with: error)
      }
    }
    // From here on nothing else can begin, and the action can be cancelled, whoever is told of it.
    withdraw()
    share = nil
    sharing = nil
    phase = .running(actionID: request.action.id)
    onEvent?(.began(actionID: request.action.id))
  }

  private func finish(_ request: SelectionRequest<ID>, with outcome: SelectionOutcome<ID>) {
    let result = SelectionResult(request, outcome)
    settle(request, result)
    let actionID = request.action.id
    if outcome.goesOn {
      onEvent?(.succeeded(actionID: actionID, nil))
      return
    }
    let line = show(
      result.text(texts), isError: result.isError, isPartial: !result.isComplete && !result.isError,
      undoable: result.undoable, followUp: outcome.followUp)
    onEvent?(result.isComplete ? .succeeded(actionID: actionID, line) : .failed(actionID: actionID, line))
  }

  private func finish(_ request: SelectionRequest<ID>, with links: [String]) {
    guard !links.isEmpty else {
      let line = show(texts.nothingToShare(request.ids), isError: true)
      onEvent?(.failed(actionID: request.action.id, line))
      return
    }
    sharing = request
    share = SelectionShare(id: nextNumber(), actionID: request.action.id, links: links, ids: request.ids)
    onEvent?(.succeeded(actionID: request.action.id, nil))
  }

  private func fail(_ request: SelectionRequest<ID>, with error: any Error) {
    if error is CancellationError {
      onEvent?(.cancelled(actionID: request.action.id))
    } else {
      let line = show(sentence(for: error) ?? texts.failed(request.action, request.ids), isError: true)
      onEvent?(.failed(actionID: request.action.id, line))
    }
  }

  /// Tells how the share sheet was left: nil where nothing was shared, which leaves the selection as it is.
  ///
  /// Its message should say what was done ("Copied 3 links"), never more than is known.
  public func endShare(_ outcome: SelectionOutcome<ID>?) {
    guard let request = sharing else { return }
    sharing = nil
    share = nil
    if let outcome { finish(request, with: outcome) }
  }

  /// Tells that sharing failed: the error's own words, where it has some for people.
  public func endShare(throwing error: any Error) {
    guard let request = sharing else { return }
    sharing = nil
    share = nil
    fail(request, with: error)
  }

  /// Ends select mode after a success, or leaves the ids selected that failed; not where the selection is another
  /// one by now.
  private func settle(_ request: SelectionRequest<ID>, _ result: SelectionResult<ID>) {
    guard request.action.endsSelection, request.choices == model.choices, !result.isUntouched else { return }
    // What failed because it has gone is not selected any more, and does not come back.
    let failed = result.failed.filter(model.isSelected)
    if failed.isEmpty { model.end() } else { model.replaceSelection(with: failed) }
  }

  func becomeIdle() {
    task = nil
    phase = .idle
  }

  /// What an error says of itself, where it says anything to people.
  func sentence(for error: any Error) -> String? {
    guard let text = (error as? any LocalizedError)?.errorDescription, !text.isEmpty else { return nil }
    return text
  }
}
