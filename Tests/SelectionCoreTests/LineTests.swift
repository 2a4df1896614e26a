import SelectionCore
import Testing

/// The confirmation line: how long it stays, and its Undo.
@MainActor struct LineTests {
  struct Fails: Error {}

  private func moved(
    undo: @escaping SelectionToolbarAction<String>.Work = { _ in }
  ) async -> RunFixture {
    let fixture = RunFixture(.move({ _ in }, undo: undo), .duplicate { _ in throw Fails() })
    await fixture.perform("move", on: "a", "b")
    return fixture
  }

  @Test("A line stays for 6 seconds")
  func sixSeconds() async {
    let fixture = await moved()
    await fixture.clock.advance(by: .milliseconds(5999))
    #expect(fixture.line == "Moved 2 files")
    await fixture.clock.advance(by: .milliseconds(1))
    #expect(fixture.run.confirmation == nil)
    fixture.run.undo()
    #expect(fixture.run.phase == .idle)
  }

  @Test("An error stays for 10 seconds")
  func tenSeconds() async {
    let fixture = await moved()
    await fixture.perform("duplicate", on: "a")
    await fixture.clock.advance(by: .milliseconds(9999))
    #expect(fixture.line == "Duplicate failed for 1 file")
    await fixture.clock.advance(by: .milliseconds(1))
    #expect(fixture.run.confirmation == nil)
  }

  @Test("Either stays for 30 seconds while a screen reader is on, also if it is turned on meanwhile")
  func lingers() async {
    let fixture = await moved()
    await fixture.clock.advance(by: .seconds(5))
    fixture.run.lingers = true
    await fixture.clock.advance(by: .milliseconds(24_999))
    #expect(fixture.line == "Moved 2 files")
    await fixture.clock.advance(by: .milliseconds(1))
    #expect(fixture.run.confirmation == nil)
  }

  @Test("Turned off after 6 seconds, the line goes")
  func lingersNoMore() async {
    let fixture = await moved()
    fixture.run.lingers = true
    await fixture.clock.advance(by: .seconds(7))
    fixture.run.lingers = false
    await fixture.clock.advance(by: .zero)
    #expect(fixture.run.confirmation == nil)
  }

  @Test("Pointer and focus hold the line, and its time goes on once both have left")
  func holds() async {
    let fixture = await moved()
    await fixture.clock.advance(by: .seconds(4))
    fixture.run.hold()
    fixture.run.hold()
    await fixture.clock.advance(by: .seconds(100))
    fixture.run.release()
    await fixture.clock.advance(by: .seconds(100))
    #expect(fixture.line == "Moved 2 files")
    fixture.run.release()
    fixture.run.release()
    await fixture.clock.advance(by: .milliseconds(1999))
    #expect(fixture.line == "Moved 2 files")
    await fixture.clock.advance(by: .milliseconds(1))
    #expect(fixture.run.confirmation == nil)
  }

  @Test("The next action withdraws the line, and its question does not")
  func nextAction() async {
    let gate = Gate()
    let fixture = RunFixture(
      .move { _ in
      } undo: { _ in
      }, .delete { _ in await gate.pass() })
    await fixture.perform("move", on: "a")
    fixture.model.select("b")
    fixture.run.ask("delete")
    #expect(fixture.line == "Moved 1 file")
    fixture.run.confirm()
    #expect(fixture.run.confirmation == nil)
    gate.open()
    await fixture.finish()
    #expect(fixture.line == "Deleted 1 file")
  }

  @Test("Undo runs once, however often it is pressed, and gets the ids that perform got")
  func undoesOnce() async {
    var undone: [[String]] = []
    let fixture = await moved { undone.append($0) }
    fixture.run.undo()
    fixture.run.undo()
    #expect(fixture.run.confirmation?.isUndoing == true)
    #expect(!fixture.run.canRun("move"))
    await fixture.finish()
    fixture.run.undo()
    await fixture.finish()
    #expect(undone == [["a", "b"]])
    #expect(fixture.line == "Move undone for 2 files")
    #expect(fixture.run.confirmation?.canUndo == false)
    #expect(fixture.events.last == fixture.run.confirmation.map { .undone(actionID: "move", $0) })
    await fixture.clock.advance(by: .seconds(6))
    #expect(fixture.run.confirmation == nil)
  }

  @Test("The line's time does not run out under its undo, and it can't be put away then")
  func undoHolds() async {
    let gate = Gate()
    let fixture = await moved { _ in await gate.pass() }
    fixture.run.undo()
    await fixture.clock.advance(by: .seconds(100))
    fixture.run.dismiss()
    #expect(fixture.line == "Moved 2 files")
    gate.open()
    await fixture.finish()
    #expect(fixture.line == "Move undone for 2 files")
  }

  @Test("An undo that fails shows its error and keeps its chance")
  func undoFails() async {
    var tries = 0
    let fixture = await moved { _ in
      tries += 1
      if tries == 1 { throw Fails() }
    }
    let first = fixture.run.confirmation?.id
    fixture.run.undo()
    await fixture.finish()
    #expect(fixture.line == "Move couldn't be undone for 2 files")
    #expect(fixture.run.confirmation?.isError == true)
    #expect(fixture.run.confirmation?.canUndo == true)
    #expect(fixture.run.confirmation?.id != first)
    fixture.run.undo()
    await fixture.finish()
    #expect(tries == 2)
    #expect(fixture.line == "Move undone for 2 files")
  }

  @Test("An undo that backs out leaves the line as it was, with time of its own")
  func undoBacksOut() async {
    let fixture = await moved { _ in throw CancellationError() }
    let line = fixture.run.confirmation
    fixture.run.undo()
    await fixture.finish()
    #expect(fixture.run.confirmation == line)
    await fixture.clock.advance(by: .seconds(6))
    #expect(fixture.run.confirmation == nil)
  }

  @Test(
    "An undo that says it went wrong keeps its chance, if it says there is one", arguments: [true, false])
  func undoSaysError(canUndo: Bool) async {
    let fixture = RunFixture(
      .move { _ in
      } undo: { _ in
        SelectionOutcome<String>(message: "Gone", isError: true, canUndo: canUndo)
      })
    await fixture.perform("move", on: "a")
    fixture.run.undo()
    await fixture.finish()
    #expect(fixture.line == "Gone")
    #expect(fixture.run.confirmation?.canUndo == canUndo)
  }

  @Test("invalidate(_:) withdraws the line whose undo became impossible, and its error line, but no other")
  func invalidates() async throws {
    let fixture = await moved { _ in throw Fails() }
    let first = try #require(fixture.run.confirmation?.id)
    fixture.run.invalidate(first + 1)
    #expect(fixture.line == "Moved 2 files")
    fixture.run.undo()
    await fixture.finish()
    #expect(fixture.line == "Move couldn't be undone for 2 files")
    fixture.run.invalidate(first)
    #expect(fixture.run.confirmation == nil)
    fixture.run.undo()
    #expect(fixture.run.phase == .idle)
  }

  @Test(
    "An undo that became impossible while it was at work is not offered again",
    arguments: [Fails(), CancellationError()] as [any Error])
  func invalidatesAtWork(error: any Error) async throws {
    let gate = Gate()
    let fixture = await moved { _ in
      await gate.pass()
      throw error
    }
    let id = try #require(fixture.run.confirmation?.id)
    fixture.run.undo()
    fixture.run.invalidate(id)
    #expect(fixture.line == "Moved 2 files")
    gate.open()
    await fixture.finish()
    #expect(fixture.line == (error is Fails ? "Move couldn't be undone for 2 files" : nil))
    #expect(fixture.run.confirmation?.canUndo != true)
  }

  @Test("A line held twice has all its time in the end, and no more")
  func heldTwice() async {
    let fixture = await moved()
    for _ in 0..<2 {
      await fixture.clock.advance(by: .seconds(2))
      fixture.run.hold()
      await fixture.clock.advance(by: .seconds(20))
      fixture.run.release()
      await TestClock.letOthersRun()
    }
    await fixture.clock.advance(by: .milliseconds(1999))
    #expect(fixture.line == "Moved 2 files")
    await fixture.clock.advance(by: .milliseconds(1))
    #expect(fixture.run.confirmation == nil)
  }

  @Test("dismiss() puts the line away at once, and its time with it")
  func dismisses() async {
    let fixture = await moved()
    fixture.run.dismiss()
    #expect(fixture.run.confirmation == nil)
    await TestClock.letOthersRun()
    #expect(fixture.clock.sleeperCount == 0)
  }

  @Test("report(_:isError:) shows a line that no action made, but not over an undo at work")
  func reports() async {
    let gate = Gate()
    let fixture = await moved { _ in await gate.pass() }
    fixture.run.report("Nothing to undo", isError: true)
    #expect(fixture.line == "Nothing to undo")
    #expect(fixture.run.confirmation?.canUndo == false)
    #expect(fixture.events.last == fixture.run.confirmation.map { .reported($0) })
    await fixture.perform("move", on: "a")
    fixture.run.undo()
    fixture.run.report("Too soon", isError: false)
    #expect(fixture.line == "Moved 1 file")
    gate.open()
    await fixture.finish()
  }

  @Test("A reported line can have an undo of its own, which runs once")
  func reportedUndo() async {
    let fixture = RunFixture()
    var undone = 0
    fixture.run.report("Pasted 2 files", isError: false) {
      undone += 1
      return SelectionOutcome(message: "Moved 2 copies to Trash")
    }
    #expect(fixture.run.confirmation?.canUndo == true)
    fixture.run.undo()
    fixture.run.undo()
    await fixture.finish()
    #expect(undone == 1)
    #expect(fixture.line == "Moved 2 copies to Trash")
    #expect(fixture.run.confirmation?.canUndo == false)
  }

  @Test("A further button does its work, and the line goes")
  func followUp() async {
    let fixture = RunFixture()
    var followed = 0
    let details = SelectionFollowUp(title: "Details") { followed += 1 }
    fixture.run.report("Moved 1 of 2 files", isError: false, followUp: details)
    #expect(fixture.run.confirmation?.followUpTitle == "Details")
    fixture.run.follow()
    fixture.run.follow()
    #expect(followed == 1)
    #expect(fixture.run.confirmation == nil)
  }

  @Test("Work that goes on has no line yet, and select mode ends")
  func goesOn() async {
    let fixture = RunFixture(
      .move({ _ -> SelectionOutcome<String> in SelectionOutcome(goesOn: true) }))
    await fixture.perform("move", on: "a", "b")
    #expect(fixture.run.confirmation == nil)
    #expect(!fixture.model.isSelecting)
    #expect(fixture.events.last == .succeeded(actionID: "move", nil))
  }
}
