import SelectionCore

/// A run over five files, with a clock of its own and everything that it tells noted.
@MainActor final class RunFixture {
  let model = SelectionToolbarModel<String>()
  let clock = TestClock()
  let run: SelectionToolbarRun<String>
  private(set) var events: [SelectionRunEvent] = []

  init(_ actions: SelectionToolbarAction<String>...) {
    model.show(["a", "b", "c", "d", "e"])
    run = SelectionToolbarRun(
      model: model, actions: actions, texts: EnglishTexts(noun: ("file", "files"), title: { $0 }),
      clock: clock)
    run.onEvent = { [weak self] in self?.events.append($0) }
  }

  var line: String? { run.confirmation?.text }

  /// Waits for the action, or for its undo, to end.
  func finish() async {
    while run.phase != .idle || run.confirmation?.isUndoing == true { await Task.yield() }
  }

  /// Selects, asks, answers yes and waits.
  func perform(_ actionID: String, on ids: String...) async {
    model.select(ids)
    run.ask(actionID)
    run.confirm()
    await finish()
  }
}

/// Lets a test hold an action open.
@MainActor final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
