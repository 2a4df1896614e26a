import SelectionCore
import Testing

/// What the block says of `SelectionToolbarAction`.
@MainActor struct ActionTests {
  typealias Action = SelectionToolbarAction<String>

  @Test("The ready-made actions are .share, .move, .duplicate and .delete; Delete is destructive")
  func readyMade() {
    let actions: [Action] = [
      .share { $0 },
      .move { _ in
      } undo: { _ in
      }, .duplicate { _ in },
      .delete { _ in
      } undo: { _ in
      },
    ]
    #expect(actions.map(\.id) == ["share", "move", "duplicate", "delete"])
    #expect(actions.map(\.title) == ["Share", "Move", "Duplicate", "Delete"])
    #expect(actions.map(\.done) == ["Shared", "Moved", "Duplicated", "Deleted"])
    #expect(actions.map(\.role) == [nil, nil, nil, .destructive])
    #expect(actions.map(\.minimum) == [1, 1, 1, 1])
    #expect(actions.map(\.endsSelection) == [true, true, true, true])
    #expect(actions.map(\.canUndo) == [false, true, false, true])
    #expect(actions.map(\.isShare) == [true, false, false, false])
  }

  @Test("init(id:title:symbol:role:minimum:done:endsSelection:perform:undo:) makes one's own")
  func ownAction() {
    let action = Action(
      id: "archive", title: "Archive", symbol: "archive-symbolic", role: .destructive, minimum: 2,
      done: "Archived", endsSelection: false, perform: { _ in }, undo: { _ in })
    #expect(action.id == "archive")
    #expect(action.title == "Archive")
    #expect(action.symbol == "archive-symbolic")
    #expect(action.role == .destructive)
    #expect(action.minimum == 2)
    #expect(action.done == "Archived")
    #expect(!action.endsSelection)
    #expect(action.canUndo)
  }

  @Test("An action of one's own has a role, a minimum, a verb and an undo only if it says so")
  func defaults() {
    let action = Action(
      id: "a", title: "A", symbol: "a", minimum: -3, perform: { _ in throw CancellationError() })
    #expect(action.role == nil)
    #expect(action.minimum == 1)
    #expect(action.done == nil)
    #expect(action.endsSelection)
    #expect(!action.canUndo)
  }

  @Test("minimum sets the count it needs", arguments: [(1, false), (2, true), (3, true)])
  func minimum(count: Int, canRun: Bool) {
    let fixture = RunFixture(Action(id: "zip", title: "Zip", symbol: "zip", minimum: 2, perform: { _ in }))
    fixture.model.select(["a", "b", "c"].prefix(count))
    #expect(fixture.run.canRun("zip") == canRun)
    fixture.run.ask("zip")
    #expect(fixture.run.phase == (canRun ? .running(actionID: "zip") : .idle))
  }

  @Test("An action that the bar does not have cannot run")
  func unknownAction() {
    let fixture = RunFixture(.duplicate { _ in })
    fixture.model.select("a")
    fixture.run.ask("move")
    #expect(!fixture.run.canRun("move"))
    #expect(fixture.run.phase == .idle)
  }

  @Test("role: .destructive confirms first; others run at once")
  func destructiveAsks() async {
    var emptied = 0
    let fixture = RunFixture(
      Action(id: "empty", title: "Empty", symbol: "x", role: .destructive, perform: { _ in emptied += 1 }))
    fixture.model.select(["b", "a"])
    fixture.run.ask("empty")
    #expect(emptied == 0)
    #expect(
      fixture.run.phase
        == .confirming(
          SelectionQuestion(
            title: "Empty 2 files?", detail: "This can't be undone.", confirmTitle: "Empty",
            actionID: "empty",
            ids: ["a", "b"])))
    fixture.run.cancel()
    #expect(fixture.run.phase == .idle)
    #expect(fixture.events == [])
    fixture.run.confirm()
    #expect(fixture.run.phase == .idle)
    await fixture.perform("empty", on: "a")
    #expect(emptied == 1)
  }

  @Test("Delete's dialog names one file, and with an undo says so")
  func questionForOne() {
    let fixture = RunFixture(
      .delete { _ in
      } undo: { _ in
      })
    fixture.model.select("c")
    fixture.run.ask("delete")
    guard case .confirming(let question) = fixture.run.phase else {
      Issue.record("asked nothing")
      return
    }
    #expect(question.title == "Delete “c”?")
    #expect(question.detail == "You can undo this.")
  }

  @Test("What is selected but not shown is handled by nobody unasked", arguments: [true, false])
  func hiddenAsks(onlyShown: Bool) async {
    var moved: [String] = []
    let fixture = RunFixture(.move { moved = $0 })
    fixture.model.select(["a", "b", "c"])
    fixture.model.show(["b", "d"])
    fixture.run.ask("move")
    guard case .confirming(let question) = fixture.run.phase else {
      Issue.record("asked nothing")
      return
    }
    #expect(moved == [])
    #expect(question.title == "Move 3 files?")
    #expect(question.detail == "2 of them are not shown at the moment.")
    #expect(question.confirmTitle == "Move all 3")
    #expect(question.shownOnlyTitle == "Move 1 shown")
    fixture.run.confirm(onlyShown: onlyShown)
    await fixture.finish()
    #expect(moved == (onlyShown ? ["b"] : ["b", "a", "c"]))
  }

  @Test("Where nothing of it is shown, there is nothing to do for the shown ones only")
  func allHidden() {
    let fixture = RunFixture(
      .delete { _ in
      } undo: { _ in
      })
    fixture.model.select(["a"])
    fixture.model.show(["b"])
    fixture.run.ask("delete")
    guard case .confirming(let question) = fixture.run.phase else {
      Issue.record("asked nothing")
      return
    }
    #expect(question.detail == "It is not shown at the moment.\nYou can undo this.")
    #expect(question.confirmTitle == "Delete")
    #expect(question.shownOnlyTitle == nil)
  }

  @Test("endsSelection leaves select mode on success; false stays", arguments: [true, false])
  func endsSelection(ends: Bool) async {
    let fixture = RunFixture(
      Action(id: "tag", title: "Tag", symbol: "tag", done: "Tagged", endsSelection: ends, perform: { _ in }))
    await fixture.perform("tag", on: "a", "b")
    #expect(fixture.model.isSelecting == !ends)
    #expect(fixture.model.selected == (ends ? [] : ["a", "b"]))
    #expect(fixture.line == "Tagged 2 files")
  }
}
