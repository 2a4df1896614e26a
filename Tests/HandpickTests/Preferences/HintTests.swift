import AccessibilityDriver
import TestSupport
import XCTest

/// The line that tells somebody new how several files are chosen.
final class HintTests: HandpickTestCase {
  private let text = "To choose several files, press Select or Space, or hold Ctrl and click."

  override var isFirstRun: Bool { true }

  override func setUpWithError() throws {
    try super.setUpWithError()
    for name in ["a.txt", "b.txt"] { try folder.write(name, to: "Files/\(name)") }
  }

  private func isRemembered() throws {
    try program.wait(until: "it is remembered") {
      try folder.text(of: "state/handpick/window").contains("selecting-hint=false")
    }
  }

  private func restart() throws {
    hasEnded = true
    _ = try program.terminate()
    hasEnded = false
    try start()
    _ = try rows()
  }

  func testItIsDismissedForGoodAndTheFilesGetTheFocus() throws {
    try start()
    _ = try program.wait(for: "label", text)
    let dismiss = try program.wait(for: "push button", "Dismiss")
    _ = try program.wait(for: "panel", text)
    XCTAssertEqual(try dismiss.explanation, "")
    try program.click(dismiss)
    try program.waitForNone("push button", "Dismiss")
    try waitForRowFocus("a.txt")
    try isRemembered()
    try restart()
    XCTAssertNil(try program.application.first("label", text))
  }

  func testItGoesAwayOnceItIsKnown() throws {
    try start()
    try beginSelecting()
    try program.press("Select all")
    try waitForCount("2 selected")
    _ = try program.wait(for: "label", text)
    try isRemembered()
    try restart()
    XCTAssertNil(try program.application.first("label", text))
  }
}
