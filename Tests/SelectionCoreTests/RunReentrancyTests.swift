import Observation
import SelectionCore
import Testing

/// Calls on the run from within what it tells, and calls that come while something else is under way.
@MainActor struct RunReentrancyTests {
  private func onNextChange(
    of run: SelectionToolbarRun<String>, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    withObservationTracking {
      _ = (run.phase, run.confirmation, run.share)
    } onChange: {
      MainActor.assumeIsolated { body() }
    }
  }

  @Test("Who is told that an action begins can cancel it")
  func cancelsAtOnce() async {
    let fixture = RunFixture(.move { _ in try Task.checkCancellation() })
    let run = fixture.run
    run.onEvent = { if case .began = $0 { run.cancel() } }
    await fixture.perform("move", on: "a")
    #expect(run.confirmation == nil)
    #expect(fixture.model.selected == ["a"])
    run.onEvent = nil
  }

  @Test("Nothing else begins while an action is on its way in", arguments: [true, false])
  func asksWhileBeginning(hasLine: Bool) async {
    var calls: [String] = []
    let fixture = RunFixture(
      .move { _ in calls.append("move") }, .duplicate { _ in calls.append("duplicate") })
    let run = fixture.run
    if hasLine { run.report("Something before", isError: false) }
    fixture.model.select("a")
    onNextChange(of: run) { run.ask("duplicate") }
    run.ask("move")
    #expect(run.phase == .running(actionID: "move"))
    await fixture.finish()
    #expect(calls == ["move"])
  }

  @Test("A question is answered for what it asks, whoever asks meanwhile")
  func asksWhileAsking() async {
    var deleted: [String] = []
    let fixture = RunFixture(.delete { deleted = $0 })
    let run = fixture.run
    onNextChange(of: run) { run.ask("delete", about: ["e"]) }
    await fixture.perform("delete", on: "a")
    #expect(deleted == ["a"])
  }

  @Test("An undo runs once, and no action beside it, whoever is told that it begins")
  func undoesOnce() async {
    var calls: [String] = []
    let fixture = RunFixture(
      .move { _ in
      } undo: { _ in
        calls.append("undo")
      }, .duplicate { _ in calls.append("duplicate") })
    await fixture.perform("move", on: "a")
    fixture.model.select("b")
    let run = fixture.run
    onNextChange(of: run) {
      run.undo()
      run.ask("duplicate")
    }
    run.undo()
    await fixture.finish()
    #expect(calls == ["undo"])
  }

  @Test("The end of a share sheet leaves a question that was asked meanwhile")
  func sharesWhileAsking() async throws {
    for error in [nil, RunTests.DiskFull()] {
      var deleted: [String] = []
      let fixture = RunFixture(.share { _ in ["file:///a"] }, .delete { deleted = $0 })
      await fixture.perform("share", on: "a")
      fixture.run.ask("delete")
      if let error { fixture.run.endShare(throwing: error) } else { fixture.run.endShare(SelectionOutcome()) }
      guard case .confirming = fixture.run.phase else {
        Issue.record("the question has gone")
        return
      }
      fixture.run.confirm()
      await fixture.finish()
      #expect(deleted == ["a"])
    }
  }

  @Test("The end of a share sheet leaves an undo at work, beside which nothing begins")
  func sharesWhileUndoing() async {
    let gate = Gate()
    let fixture = RunFixture(.share { _ in ["file:///a"] })
    await fixture.perform("share", on: "a")
    fixture.run.report("Moved", isError: false) {
      await gate.pass()
      throw CancellationError()
    }
    fixture.run.undo()
    fixture.run.endShare(SelectionOutcome(message: "Copied 1 link"))
    fixture.model.select("b")
    #expect(!fixture.run.canRun("share"))
    gate.open()
    while !fixture.run.canRun("share") { await Task.yield() }
    #expect(fixture.line == "Copied 1 link")
  }

  @Test("minimum sets the count it needs, also for those that are shown")
  func minimumOfShown() async {
    var archived: [[String]] = []
    let action = SelectionToolbarAction<String>(
      id: "archive", title: "Archive", symbol: "", minimum: 2, perform: { archived.append($0) })
    let fixture = RunFixture(action)
    for shown in [[], ["a"], ["a", "b"]] {
      fixture.model.show(shown)
      fixture.model.select(["a", "b", "c"])
      fixture.run.ask("archive")
      guard case .confirming(let question) = fixture.run.phase else {
        Issue.record("nothing asked for \(shown)")
        return
      }
      #expect((question.shownOnlyTitle != nil) == (shown.count >= 2))
      fixture.run.confirm(onlyShown: true)
      #expect((fixture.run.phase == .running(actionID: "archive")) == (shown.count >= 2))
      fixture.run.cancel()
      await fixture.finish()
    }
    #expect(archived == [["a", "b"]])
  }

  @Test("An id that an action is asked for twice counts once")
  func asksAboutTwice() async {
    var moved: [String] = []
    let fixture = RunFixture(.move { moved = $0 })
    fixture.run.ask("move", about: ["b", "a", "b"])
    await fixture.finish()
    #expect(moved == ["b", "a"])
    #expect(fixture.line == "Moved 2 files")
  }

  @Test("An action waits for an answer until the last of its dialogs has one")
  func asksTwice() async {
    let gates = (Gate(), Gate())
    let fixture = RunFixture(.move { _ in })
    let run = fixture.run
    let first = Task { await run.whileAsking { await gates.0.pass() } }
    let second = Task { await run.whileAsking { await gates.1.pass() } }
    await TestClock.letOthersRun()
    gates.0.open()
    await first.value
    #expect(run.isAsking)
    gates.1.open()
    await second.value
    #expect(!run.isAsking)
  }
}
