import SelectionCore
import Testing

/// What the block says of actions and their outcome.
@MainActor struct RunTests {
  let model = SelectionToolbarModel<String>()

  init() { model.show(["a", "b", "c"]) }

  func makeRun(_ action: SelectionToolbarAction<String>) -> SelectionToolbarRun<String> {
    SelectionToolbarRun(
      model: model, actions: [action], texts: EnglishTexts(noun: ("file", "files"), title: { $0 }))
  }

  func settle(_ run: SelectionToolbarRun<String>) async {
    while run.phase != .idle { await Task.yield() }
  }

  @Test("When it finishes, select mode ends and a line confirms it (\"Moved 3 files\") with Undo")
  func confirms() async {
    var moved: [String] = []
    let run = makeRun(
      .move {
        moved = $0
      } undo: { _ in
        moved = []
      })
    model.select(["c", "a", "b"])
    run.ask("move")
    #expect(run.phase == .running(actionID: "move"))
    await settle(run)
    #expect(moved == ["a", "b", "c"])
    #expect(!model.isSelecting)
    #expect(run.confirmation?.text == "Moved 3 files")
    #expect(run.confirmation?.canUndo == true)
  }

  @Test("Delete first confirms with the count (\"Delete 3 files?\"); without undo it says it can't be undone")
  func asks() async {
    var deleted: [String] = []
    let run = makeRun(.delete { deleted = $0 })
    model.select(["a", "b", "c"])
    run.ask("delete")
    guard case .confirming(let question) = run.phase else {
      Issue.record("asked nothing")
      return
    }
    #expect(question.title == "Delete 3 files?")
    #expect(question.detail == "This can't be undone.")
    model.deselect("b")
    run.confirm()
    await settle(run)
    #expect(deleted == ["a", "b", "c"])
    #expect(model.selected == ["a", "c"])
  }

  @Test("Ids that failed stay selected")
  func keepsFailed() async {
    let run = makeRun(
      .move { _ in
        SelectionOutcome(failed: ["b"])
      } undo: { _ in
        SelectionOutcome()
      })
    model.selectAll()
    run.ask("move")
    await settle(run)
    #expect(model.selected == ["b"])
    #expect(run.confirmation?.text == "Moved 2 of 3 files")
  }

  @Test("CancellationError() backs out quietly; any other error shows a sentence")
  func backsOut() async {
    let run = makeRun(.duplicate { _ in throw CancellationError() })
    model.select("a")
    run.ask("duplicate")
    await settle(run)
    #expect(run.confirmation == nil)
    #expect(model.selected == ["a"])
  }
}
