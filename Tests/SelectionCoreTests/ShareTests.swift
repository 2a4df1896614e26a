import SelectionCore
import Testing

/// Share opens the share sheet with the links that are returned for the selection.
@MainActor struct ShareTests {
  private func shared(_ links: [String]) async -> RunFixture {
    let fixture = RunFixture(.share { _ in links })
    await fixture.perform("share", on: "b", "a")
    return fixture
  }

  @Test("Share hands over the links you return for the selection, and the selection stays meanwhile")
  func handsOver() async {
    let fixture = await shared(["file:///a", "file:///b"])
    #expect(fixture.run.share?.links == ["file:///a", "file:///b"])
    #expect(fixture.run.share?.ids == ["a", "b"])
    #expect(fixture.run.share?.actionID == "share")
    #expect(fixture.run.confirmation == nil)
    #expect(fixture.model.selected == ["a", "b"])
    #expect(fixture.events == [.began(actionID: "share"), .succeeded(actionID: "share", nil)])
  }

  @Test("A sheet that shared something ends select mode and says what was done")
  func ends() async {
    let fixture = await shared(["file:///a"])
    fixture.run.endShare(SelectionOutcome(message: "Copied 1 link"))
    #expect(fixture.run.share == nil)
    #expect(fixture.line == "Copied 1 link")
    #expect(!fixture.model.isSelecting)
    fixture.run.dismiss()
    fixture.run.endShare(SelectionOutcome(message: "again"))
    #expect(fixture.run.confirmation == nil)
  }

  @Test("A sheet that was left changes nothing")
  func backsOut() async {
    let fixture = await shared(["file:///a"])
    fixture.run.endShare(nil)
    #expect(fixture.run.share == nil)
    #expect(fixture.run.confirmation == nil)
    #expect(fixture.model.selected == ["a", "b"])
  }

  @Test("No links are an error, not an empty sheet")
  func nothing() async {
    let fixture = await shared([])
    #expect(fixture.run.share == nil)
    #expect(fixture.line == "These files have no links to share")
    #expect(fixture.run.confirmation?.isError == true)
    #expect(fixture.model.selected == ["a", "b"])
  }
}
