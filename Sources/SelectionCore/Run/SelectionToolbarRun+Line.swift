extension SelectionToolbarRun {
  /// Takes back what the confirmation line tells of.
  ///
  /// However often it is called, the undo runs once. One that fails shows its error and can be tried again; one that
  /// backs out leaves the line as it was.
  public func undo() {
    guard phase == .idle, task == nil, let line = confirmation, line.canUndo, !line.isUndoing,
      let request = undoable,
      let undo = request.action.undoing
    else { return }
    task = Task { [weak self] in
      do {
        let outcome = try await undo(request.ids)
        self?.finishUndo(request, of: line, with: outcome)
      } catch {
        self?.failUndo(request, of: line, with: error)
      }
    }
    confirmation?.isUndoing = true
    isUndoVoid = false
    timer.stop()
  }

  /// Puts the confirmation line away; not while its undo is at work.
  public func dismiss() {
    if confirmation?.isUndoing == false { withdraw() }
  }

  /// Stops the line's time because the pointer or the keyboard focus is on it; each needs a `release()`.
  public func hold() { timer.hold() }

  /// Lets the line's time go on, once nothing holds it any more.
  public func release() { timer.release() }

  /// Withdraws a line because its undo has become impossible. Where the undo is at work already, it is not offered a
  /// second time, however it ends.
  ///
  /// - Parameter id: the line that told that the action was done, as its event had it. A line that tells that its undo
  ///   failed goes too.
  public func invalidate(_ id: SelectionConfirmation.ID) {
    guard confirmation?.id == id || confirmation?.undoOf == id else { return }
    isUndoVoid = true
    dismiss()
  }

  /// Shows a line that no action of the bar made, such as what a host's own undo did or why it could not.
  ///
  /// It takes the place of the line before, whose Undo is lost; not while an undo is at work.
  ///
  /// - Parameters:
  ///   - undo: takes back what the line tells of, and says in its outcome's message how that went.
  ///   - followUp: one more button of the line.
  public func report(
    _ text: String, isError: Bool, undo: (@MainActor () async throws -> SelectionOutcome<ID>)? = nil,
    followUp: SelectionFollowUp? = nil
  ) {
    guard confirmation?.isUndoing != true else { return }
    let undoable = undo.map { undo in
      SelectionRequest<ID>(
        action: SelectionToolbarAction(
          id: "reported", title: text, symbol: "", role: nil, minimum: 1, done: nil, endsSelection: false,
          performing: .work { _ in SelectionOutcome() }, undoing: { _ in try await undo() }),
        ids: [], choices: nil)
    }
    onEvent?(.reported(show(text, isError: isError, undoable: undoable, followUp: followUp)))
  }

  /// Does what the line's further button is for; the line goes away.
  public func follow() {
    guard let followUp, confirmation?.isUndoing == false else { return }
    withdraw()
    followUp.perform()
  }

  /// Shows a line in the place of the one before.
  @discardableResult func show(
    _ text: String, isError: Bool, isPartial: Bool = false, undoable: SelectionRequest<ID>? = nil,
    undoOf former: Int? = nil, followUp: SelectionFollowUp? = nil
  ) -> SelectionConfirmation {
    let id = nextNumber()
    let line = SelectionConfirmation(
      id: id, text: text, isError: isError, isPartial: isPartial, canUndo: undoable != nil,
      followUpTitle: followUp?.title, undoOf: former ?? id)
    self.undoable = undoable
    self.followUp = followUp
    confirmation = line
    startTime()
    return line
  }

  func withdraw() {
    timer.stop()
    undoable = nil
    followUp = nil
    confirmation = nil
  }

  func lineTime(isError: Bool) -> Duration {
    lingers ? .seconds(30) : isError ? .seconds(10) : .seconds(6)
  }

  private func startTime() {
    timer.start(lineTime(isError: confirmation?.isError ?? false)) { [weak self] in self?.withdraw() }
  }

  private func finishUndo(
    _ request: SelectionRequest<ID>, of former: SelectionConfirmation, with outcome: SelectionOutcome<ID>
  ) {
    becomeIdle()
    if outcome.goesOn {
      withdraw()
    } else if outcome.isError {
      let text = outcome.message ?? texts.undoFailed(request.action, request.ids)
      let chance = outcome.canUndo && !isUndoVoid ? request : nil
      let line = show(
        text, isError: true, undoable: chance, undoOf: former.undoOf, followUp: outcome.followUp)
      onEvent?(.failed(actionID: request.action.id, line))
    } else {
      let line = show(outcome.message ?? texts.undone(request.action, request.ids), isError: false)
      onEvent?(.undone(actionID: request.action.id, line))
    }
  }

  private func failUndo(
    _ request: SelectionRequest<ID>, of former: SelectionConfirmation, with error: any Error
  ) {
    becomeIdle()
    if error is CancellationError {
      // The share sheet may have put a line of its own there meanwhile.
      if confirmation?.id == former.id {
        if isUndoVoid {
          withdraw()
        } else {
          confirmation = former
          startTime()
        }
      }
      onEvent?(.cancelled(actionID: request.action.id))
    } else {
      let text = sentence(for: error) ?? texts.undoFailed(request.action, request.ids)
      let line = show(text, isError: true, undoable: isUndoVoid ? nil : request, undoOf: former.undoOf)
      onEvent?(.failed(actionID: request.action.id, line))
    }
  }
}
