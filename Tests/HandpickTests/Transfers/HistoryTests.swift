import AccessibilityDriver
import TestSupport
import XCTest

/// The history of operations.
final class HistoryTests: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/There")
    for name in ["a.txt", "b.txt"] { try folder.write(name, to: "Files/\(name)") }
  }

  private func openHistory() throws -> AccessibleObject {
    try Screen.press("ctrl+alt+z")
    return try program.wait(for: "dialog", "History")
  }

  /// It says that it is empty where the focus is, and gives the focus back.
  func testAnEmptyHistoryIsHeard() throws {
    try start()
    try waitForRowFocus("There")
    try Screen.press("Down")
    try waitForRowFocus("a.txt")
    _ = try openHistory()
    try program.wait(until: "what it says has the focus") {
      try program.focused?.name == "Nothing was done yet."
    }
    try Screen.press("Escape")
    try waitForRowFocus("a.txt")
    try Screen.press("ctrl+shift+k")
    try waitForLine("Nothing is kept of other folders")
    try Screen.press("ctrl+k")
    try waitForLine("Kept 1 file")
    try Screen.press("ctrl+shift+k")
    try program.wait(until: "the list of what is kept has the focus") {
      try program.focused?.name == "Remove"
    }
    try Screen.press("Escape")
    try waitForRowFocus("a.txt")
  }

  func testWhatAnotherProgramDidIsUndoneHere() throws {
    let command = try runProgram(
      [
        Project.executable("handpickctl"), "move", "--to=\(folder.path(of: "Files/There"))",
        folder.path(of: "Files/a.txt"),
      ],
      environment: [
        "HOME": folder.path, "XDG_DATA_HOME": folder.path(of: "data"),
        "XDG_STATE_HOME": folder.path(of: "state"),
      ])
    XCTAssertEqual(command.exitStatus, 0, command.errorText)
    try start()
    _ = try rows()
    // Ctrl+Z is for what this window made.
    try Screen.press("ctrl+z")
    try waitForLine("There is nothing to undo in this window")
    XCTAssertEqual(try text("There/a.txt"), "a.txt")
    let history = try openHistory()
    XCTAssertNotNil(try history.first("label", "Moved 1 file"))
    XCTAssertNotNil(try history.first { try $0.name.hasSuffix(", by another program or earlier") })
    try program.press("Undo", in: history)
    try waitForLine("Moved 1 file back")
    XCTAssertEqual(try text("a.txt"), "a.txt")
    try program.press("Redo", in: try openHistory())
    try program.wait(until: "the file is moved again") { try text("There/a.txt") == "a.txt" }
  }

  func testWhatBecameImpossibleIsNotOffered() throws {
    try start()
    try choose("a.txt")
    try moveChosen("Move 1 file")
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try runProgram(["rm", folder.path(of: "Files/There/a.txt")]).exitStatus, 0)
    let history = try openHistory()
    XCTAssertNotNil(try history.first("label", "Moved 1 file"))
    XCTAssertNil(try history.first("push button", "Undo"))
  }
}
