import CGtk
import GtkSupport
import GtkTestSupport
import SelectionToolbar
import XCTest

/// What can be felt, where somebody has feedbackd's name on the bus.
final class HapticsTests: GtkTestCase {
  func testATickASuccessAndAFailure() throws {
    try onMain {
      let recorder = FeedbackRecorder()
      try recorder.start()
      defer { recorder.stop() }
      let test = TestWindow(count: 10)
      defer { test.close() }
      // Until the block has heard of the name.
      try pump(until: "a tick is felt") {
        test.model.isSelecting ? test.model.toggle(1) : test.model.begin(with: 1)
        return recorder.events.contains("button-pressed")
      }
      test.model.select(1)
      test.toolbar.run.ask("move")
      try pump(until: "the success is felt") { recorder.events.contains("timeout-completed") }
      XCTAssertFalse(recorder.events.contains("bell-terminal"))
      test.error = Failure()
      test.model.begin(with: 2)
      test.toolbar.run.ask("move")
      try pump(until: "the failure is felt") { recorder.events.contains("bell-terminal") }
    }
  }

  private struct Failure: Error {}
}
