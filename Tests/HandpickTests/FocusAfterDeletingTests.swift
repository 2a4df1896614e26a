import AccessibilityDriver
import XCTest

/// Where the focus is after files went: on one near them, or on what is said of an empty folder.
final class FocusAfterDeletingTests: HandpickTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    for name in ["a", "b", "c", "d", "e", "f"] { try folder.write(name, to: "Files/\(name)") }
    try start()
    try waitForRowFocus("a")
  }

  func testInTheList() throws { try deleteAll(next: "Down") }

  func testInTheGrid() throws {
    try Screen.press("ctrl+2")
    _ = try program.wait(for: "table", "Files")
    try waitForRowFocus("a")
    try deleteAll(next: "Right")
  }

  private func deleteAll(next: String) throws {
    // The first, one in the middle and the last, as the rows on which the focus is.
    try delete("Delete")
    try waitForRowFocus("b")
    try Screen.press(next)
    try waitForRowFocus("c")
    try delete("shift+Delete")
    try waitForRowFocus("d")
    try Screen.press("End")
    try waitForRowFocus("f")
    try delete("Delete")
    try waitForRowFocus("e")
    // Chosen ones, from the bar.
    try Screen.press("Home", "space")
    try waitForCount("1 selected")
    try Screen.press("F6")
    try program.wait(until: "the bar has the focus") { try program.focused?.name == "Share" }
    try program.press("Delete")
    try answer()
    _ = try program.wait(for: "frame", "Files")
    try waitForRowFocus("d")
    try Screen.press("ctrl+a")
    try delete("Delete")
    try program.wait(until: "what is said of the empty folder has the focus") {
      try program.focused?.name == "This folder is empty" && folder.names(in: "Files").isEmpty
    }
  }

  private func delete(_ key: String) throws {
    try Screen.press(key)
    try answer()
  }

  private func answer() throws {
    try program.wait(until: "Cancel has the focus") { try program.focused?.name == "Cancel" }
    try Screen.press("Tab", "space")
  }
}
