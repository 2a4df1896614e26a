import SelectionCore
import Testing

/// Actions that tell how it went.
@MainActor struct OutcomeTests {
  typealias Outcome = SelectionOutcome<String>

  @Test("Ids that failed stay selected, and the undo is for the others")
  func keepsFailed() async {
    var undone: [String] = []
    let fixture = RunFixture(
      .move { _ in
        Outcome(failed: ["c", "a", "elsewhere"])
      } undo: { ids in
        undone = ids
        return Outcome()
      })
    await fixture.perform("move", on: "a", "b", "c", "d")
    #expect(fixture.model.orderedSelection() == ["a", "c"])
    #expect(fixture.line == "Moved 2 of 4 files")
    #expect(fixture.run.confirmation?.isError == false)
    #expect(fixture.events.last == fixture.run.confirmation.map { .failed(actionID: "move", $0) })
    fixture.run.undo()
    await fixture.finish()
    #expect(undone == ["b", "d"])
  }

  @Test("An id that failed because it has gone is not selected again")
  func goneMeanwhile() async {
    let gate = Gate()
    let fixture = RunFixture(
      .move { _ in
        await gate.pass()
        return Outcome(failed: ["a", "b"])
      } undo: { _ in
        Outcome()
      })
    fixture.model.select(["a", "b", "c"])
    fixture.run.ask("move")
    fixture.model.keep(only: ["a", "c", "d"])
    gate.open()
    await fixture.finish()
    #expect(fixture.model.orderedSelection() == ["a"])
    #expect(fixture.model.selected == ["a"])
  }

  @Test("Where all failed the line is an error without Undo, and all stay selected")
  func allFailed() async {
    let fixture = RunFixture(
      .move {
        Outcome(failed: $0)
      } undo: { _ in
        Outcome()
      })
    await fixture.perform("move", on: "a", "b")
    #expect(fixture.model.selected == ["a", "b"])
    #expect(fixture.line == "Move failed for 2 files")
    #expect(fixture.run.confirmation?.isError == true)
    #expect(fixture.run.confirmation?.canUndo == false)
  }

  @Test("A message replaces the default line")
  func message() async {
    let fixture = RunFixture(
      .delete { _ in
        Outcome(message: "Moved 1 file to Trash")
      } undo: { _ in
        Outcome()
      })
    await fixture.perform("delete", on: "a")
    #expect(fixture.line == "Moved 1 file to Trash")
    #expect(fixture.run.confirmation?.canUndo == true)
  }

  @Test("An outcome can say that it can't be undone")
  func cannotUndo() async {
    let fixture = RunFixture(
      .move { _ in
        Outcome(canUndo: false)
      } undo: { _ in
        Outcome()
      })
    await fixture.perform("move", on: "a")
    #expect(fixture.run.confirmation?.canUndo == false)
  }

  @Test("An error that names no ids leaves the selection as it was")
  func error() async {
    let fixture = RunFixture(.move { _ in Outcome(message: "Busy", isError: true) })
    await fixture.perform("move", on: "a", "b")
    #expect(fixture.model.selected == ["a", "b"])
    #expect(fixture.line == "Busy")
    #expect(fixture.run.confirmation?.isError == true)
  }

  /// An error that has nothing to say to people.
  private struct Silence: Error {}

  @Test("An error without a word is told, and leaves the selection as it was", arguments: [true, false])
  func errorWithoutReason(isThrown: Bool) async {
    let fixture = RunFixture(
      .move { _ in
        if isThrown { throw Silence() }
        return Outcome(isError: true)
      })
    await fixture.perform("move", on: "a", "b")
    #expect(fixture.model.selected == ["a", "b"])
    #expect(fixture.line == "Move failed for 2 files")
    #expect(fixture.run.confirmation?.isError == true)
    #expect(fixture.run.confirmation?.canUndo == false)
  }

  @Test("Ids that failed are not selected where another selection was made meanwhile")
  func failedMeanwhile() async {
    let gate = Gate()
    let fixture = RunFixture(
      .move { _ in
        await gate.pass()
        return Outcome(failed: ["a"])
      })
    fixture.model.select(["a", "b"])
    fixture.run.ask("move")
    fixture.model.toggle("d")
    gate.open()
    await fixture.finish()
    #expect(fixture.model.selected == ["a", "b", "d"])
  }
}
