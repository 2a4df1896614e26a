extension SelectionToolbarRun {
  /// Whether an action can be asked for now: enough is selected, and no other action, question or undo is under way.
  public func canRun(_ actionID: String) -> Bool {
    guard let action = action(actionID) else { return false }
    return isFree && model.count >= action.minimum
  }

  /// Asks for an action on the selection: a destructive one puts its question first, others run at once.
  ///
  /// Where some of what is selected is not shown, any action asks first: nobody handles unawares what they do not see.
  ///
  /// Nothing happens where `canRun(_:)` is false.
  ///
  /// - Complexity: O(n) in the number selected.
  public func ask(_ actionID: String) {
    guard canRun(actionID), let action = action(actionID) else { return }
    ask(
      SelectionRequest(action: action, ids: model.orderedSelection(), choices: model.choices),
      hidden: model.hiddenCount)
  }

  /// Asks for an action on ids that are not the selection, such as the current row of a list in browse mode.
  ///
  /// The selection is left alone. Nothing happens while another action, question or undo is under way, or with fewer
  /// ids than the action's minimum. An id that comes a second time is left out.
  ///
  /// - Complexity: O(n) in the number of ids.
  public func ask(_ actionID: String, about ids: [ID]) {
    var seen: Set<ID> = []
    let ids = ids.filter { seen.insert($0).inserted }
    guard isFree, let action = action(actionID), ids.count >= action.minimum else { return }
    ask(SelectionRequest(action: action, ids: ids, choices: nil), hidden: 0)
  }

  /// Answers yes to the question.
  ///
  /// - Parameter onlyShown: whether only those ids are to be handled that were shown when it was asked. Nothing happens
  ///   where they are fewer than the action's minimum.
  public func confirm(onlyShown: Bool = false) {
    guard case .confirming(let question) = phase, var request = asked else { return }
    if onlyShown { request.ids.removeLast(question.hiddenCount) }
    guard request.ids.count >= request.action.minimum else { return }
    asked = nil
    run(request)
  }

  /// Answers no to the question; or cancels the task of the action, or of the undo, that is under way.
  ///
  /// An action that is cancelled is under way until it has ended: it may still be done, in part or whole.
  public func cancel() {
    if case .confirming = phase {
      asked = nil
      phase = .idle
    } else {
      task?.cancel()
    }
  }

  /// Does something during which a running action waits for a person's answer, in a dialog of its own: meanwhile it is
  /// not drawn as at work.
  public func whileAsking<Answer>(_ body: () async throws -> Answer) async rethrows -> Answer {
    dialogs += 1
    isAsking = true
    defer {
      dialogs -= 1
      isAsking = dialogs > 0
    }
    return try await body()
  }

  /// Whether nothing is under way. Not even on the way in: who observes a property is told before it changes.
  private var isFree: Bool {
    phase == .idle && confirmation?.isUndoing != true && asked == nil && task == nil
  }

  private func action(_ id: String) -> SelectionToolbarAction<ID>? { actions.first { $0.id == id } }

  private func ask(_ request: SelectionRequest<ID>, hidden: Int) {
    let action = request.action
    guard action.asksFirst || hidden > 0 else { return run(request) }
    asked = request
    let shown = request.ids.count - hidden
    var details: [String] = []
    if hidden > 0 { details.append(texts.hiddenDetail(hidden, of: request.ids.count)) }
    if action.role == .destructive { details.append(texts.questionDetail(action, request.ids)) }
    phase = .confirming(
      SelectionQuestion(
        title: texts.question(action, request.ids), detail: details.joined(separator: "\n"),
        confirmTitle: hidden > 0 ? texts.confirmAll(action, request.ids.count) : action.title,
        actionID: action.id, ids: request.ids, hiddenCount: hidden,
        shownOnlyTitle: hidden > 0 && shown >= action.minimum ? texts.confirmShown(action, shown) : nil))
  }
}
