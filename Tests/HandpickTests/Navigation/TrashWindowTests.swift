import AccessibilityDriver
import TestSupport
import XCTest

/// The Trash as a place.
final class TrashWindowTests: HandpickTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    for name in ["a.txt", "b.txt", "c.txt"] { try folder.write(name, to: "Files/\(name)") }
    try start()
    try waitForRowFocus("a.txt")
    try Screen.press("space", "shift+Down", "Delete")
    let question = try program.wait(for: "dialog", "Delete 2 files?")
    try program.press("Delete", in: question)
    try waitForLine("Moved 2 files to Trash")
    try program.press("Trash")
    _ = try program.wait(for: "frame", "Trash")
    try program.wait(until: "a row of the trash has the focus") {
      ["a.txt", "b.txt"].contains(try program.focused?.name)
    }
  }

  func testRestoreAndUndo() throws {
    let row = try program.wait(for: "the row a.txt") { try trashed("a.txt") }
    XCTAssertTrue(try row.explanation.hasPrefix("was in \(folder.path(of: "Files")), deleted "))
    try Screen.press("ctrl+a")
    _ = try program.wait(for: "heading", "2 selected")
    try program.press("Restore", in: try program.wait(for: "frame", "2 selected"))
    try waitForLine("Restored 2 files")
    XCTAssertEqual(try folder.text(of: "Files/a.txt"), "a.txt")
    _ = try program.wait(for: "heading", "The Trash is empty")
    try program.press("Undo")
    try program.wait(until: "the files are in the trash again") { !folder.contains("Files/a.txt") }
  }

  func testDeletingAndEmptyingAskFirst() throws {
    try Screen.press("Home", "Delete")
    let question = try program.wait(for: "a question") {
      try program.application.first { try $0.role == "dialog" && $0.name.hasSuffix("permanently?") }
    }
    XCTAssertEqual(try question.explanation, "1 item will be deleted for good. This can't be undone.")
    try program.wait(until: "Cancel has the focus") { try program.focused?.name == "Cancel" }
    XCTAssertEqual(try folder.names(in: "data/Trash/files").count, 2)
    try program.press("Delete permanently", in: question)
    try program.wait(until: "one is left") { try folder.names(in: "data/Trash/files").count == 1 }
    try waitForLine("Deleted 1 file permanently")

    try Screen.press("F10")
    try program.wait(until: "the button has the focus") { try program.focused?.name == "Empty Trash" }
    try Screen.press("space")
    let second = try program.wait(for: "dialog", "Empty the Trash?")
    try program.press("Empty Trash", in: second)
    try program.wait(until: "nothing is left") {
      try folder.names(in: "data/Trash/files").isEmpty && folder.names(in: "data/Trash/info").isEmpty
    }
    // The button can no longer be pressed, and hands on its focus.
    try program.wait(until: "it is said") { try program.focused?.name == "The Trash is empty" }
    XCTAssertTrue(folder.contains("Files/c.txt"))
  }

  private func trashed(_ name: String) throws -> AccessibleObject? {
    try program.application.first("frame", "Trash")?.first("push button", name)
  }
}
