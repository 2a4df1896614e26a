import SelectionCore
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the block says of an action's run and outcome.
@MainActor struct RunTests {
  struct DiskFull: LocalizedError {
    var errorDescription: String? { "“photos” is full. Free some space and try again." }
  }
  struct Speechless: Error {}

  @Test("An action runs your async closure: perform receives the selected ids in the shown order")
  func runs() async {
    var moved: [String] = []
    let fixture = RunFixture(.move { moved = $0 })
    fixture.model.show(["e", "c", "a", "b"])
    fixture.model.select(["a", "b", "c"])
    fixture.run.ask("move")
    #expect(fixture.run.phase == .running(actionID: "move"))
    #expect(moved == [])
    await fixture.finish()
    #expect(moved == ["c", "a", "b"])
  }

  @Test("When it finishes, select mode ends and a line confirms it (\"Moved 3 files\") with Undo")
  func confirms() async {
    let fixture = RunFixture(
      .move { _ in
      } undo: { _ in
      })
    await fixture.perform("move", on: "a", "b", "c")
    #expect(!fixture.model.isSelecting)
    #expect(fixture.line == "Moved 3 files")
    #expect(fixture.run.confirmation?.canUndo == true)
    #expect(fixture.run.confirmation?.isError == false)
    let line = fixture.run.confirmation
    #expect(fixture.events == [.began(actionID: "move"), .succeeded(actionID: "move", line)])
  }

  @Test("Without undo, the confirmation line has no Undo")
  func noUndo() async {
    let fixture = RunFixture(.duplicate { _ in })
    await fixture.perform("duplicate", on: "a")
    #expect(fixture.line == "Duplicated 1 file")
    #expect(fixture.run.confirmation?.canUndo == false)
    fixture.run.undo()
    #expect(fixture.run.confirmation?.isUndoing == false)
  }

  @Test("A thrown LocalizedError shows its description there in the danger colour instead")
  func showsError() async {
    let fixture = RunFixture(
      .move { _ in
        throw DiskFull()
      } undo: { _ in
      })
    await fixture.perform("move", on: "a", "b")
    #expect(fixture.line == "“photos” is full. Free some space and try again.")
    #expect(fixture.run.confirmation?.isError == true)
    #expect(fixture.run.confirmation?.canUndo == false)
    #expect(fixture.model.selected == ["a", "b"])
    #expect(fixture.events.last == fixture.run.confirmation.map { .failed(actionID: "move", $0) })
  }

  @Test("An error without a description is a sentence, never a code")
  func showsPlainError() async {
    let fixture = RunFixture(.move { _ in throw Speechless() })
    await fixture.perform("move", on: "a", "b")
    #expect(fixture.line == "Move failed for 2 files")
  }

  @Test("CancellationError() backs out quietly")
  func backsOut() async {
    let fixture = RunFixture(.move { _ in throw CancellationError() })
    await fixture.perform("move", on: "a")
    #expect(fixture.run.confirmation == nil)
    #expect(fixture.model.selected == ["a"])
    #expect(fixture.events == [.began(actionID: "move"), .cancelled(actionID: "move")])
  }

  @Test("The other buttons rest while an action runs")
  func refusesSecond() async {
    let gate = Gate()
    var duplicated = 0
    let fixture = RunFixture(.move { _ in await gate.pass() }, .duplicate { _ in duplicated += 1 })
    fixture.model.select("a")
    fixture.run.ask("move")
    #expect(!fixture.run.canRun("duplicate"))
    fixture.run.ask("duplicate")
    fixture.run.ask("duplicate", about: ["b"])
    gate.open()
    await fixture.finish()
    #expect(duplicated == 0)
    #expect(fixture.line == "Moved 1 file")
  }

  @Test("What is acted on is what was selected when it was asked for")
  func capturesIDs() async {
    var deleted: [String] = []
    let fixture = RunFixture(.delete { deleted = $0 })
    fixture.model.select(["a", "b"])
    fixture.run.ask("delete")
    fixture.model.select("c")
    fixture.model.deselect("a")
    fixture.run.confirm()
    await fixture.finish()
    #expect(deleted == ["a", "b"])
  }

  @Test("A selection made meanwhile is not overwritten")
  func leavesNewSelection() async {
    let gate = Gate()
    let fixture = RunFixture(.move { _ in await gate.pass() })
    fixture.model.select("a")
    fixture.run.ask("move")
    fixture.model.end()
    fixture.model.select("e")
    gate.open()
    await fixture.finish()
    #expect(fixture.model.selected == ["e"])
    #expect(fixture.line == "Moved 1 file")
  }

  @Test("A reload meanwhile is no selection: the mode still ends")
  func endsAfterReload() async {
    let fixture = RunFixture(.move { [self] _ in await reload() })
    reloading.model = fixture.model
    await fixture.perform("move", on: "a", "b")
    #expect(!fixture.model.isSelecting)
  }

  private let reloading = Reloading()
  @MainActor private final class Reloading { var model: SelectionToolbarModel<String>? }
  private func reload() async {
    reloading.model?.show(["c", "d", "e"])
    reloading.model?.keep(only: ["c", "d", "e"])
  }

  @Test("An action on ids that are not selected leaves the selection alone")
  func asksAbout() async {
    var moved: [String] = []
    let fixture = RunFixture(.move { moved = $0 })
    fixture.model.select("a")
    fixture.run.ask("move", about: ["d"])
    await fixture.finish()
    #expect(moved == ["d"])
    #expect(fixture.model.selected == ["a"])
    #expect(fixture.line == "Moved 1 file")
  }

  @Test("cancel() cancels the task of the action that runs")
  func cancels() async {
    let fixture = RunFixture(
      .move { _ in
        while !Task.isCancelled { await Task.yield() }
        try Task.checkCancellation()
      })
    fixture.model.select("a")
    fixture.run.ask("move")
    fixture.run.cancel()
    await fixture.finish()
    #expect(fixture.run.confirmation == nil)
    #expect(fixture.model.selected == ["a"])
  }

  @Test("The end of the owner neither stops the action nor keeps the run or the model")
  func outlivesOwner() async {
    let gate = Gate()
    var moved: [String] = []
    var fixture: RunFixture? = RunFixture(
      .move { ids in
        await gate.pass()
        moved = ids
      })
    weak let run = fixture?.run
    weak let model = fixture?.model
    fixture?.model.select("a")
    fixture?.run.ask("move")
    await TestClock.letOthersRun()
    fixture = nil
    #expect(run == nil)
    #expect(model == nil)
    gate.open()
    await TestClock.letOthersRun()
    #expect(moved == ["a"])
  }
}
