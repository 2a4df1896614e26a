import AccessibilityDriver
import Glibc
import TestSupport
import XCTest

/// A folder that other programs, and our own operations, change while it is shown.
final class ChangingFolderTests: HandpickTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    for name in names { try folder.write(name, to: "Files/\(name)") }
    try start()
    try waitForRows(names)
  }

  private let names = ["g1", "g2", "g3", "g4", "g5", "g6"]

  /// A row that moves because its file has another name: down, up, and while files are chosen.
  func testARenameMovesTheRow() throws {
    try rename("g3", to: "zz3")
    try waitForRows(["g1", "g2", "g4", "g5", "g6", "zz3"])
    try rename("zz3", to: "aa3")
    try waitForRows(["aa3", "g1", "g2", "g4", "g5", "g6"])
    try beginSelecting()
    for index in 0..<3 { try program.click(try checkBoxes()[index]) }
    try waitForCount("3 selected")
    try rename("aa3", to: "zz3")
    try program.wait(until: "the chosen row has moved") {
      try checkBoxes().map { try $0.name } == ["g1", "g2", "g4", "g5", "g6", "zz3"]
    }
    try waitForCount("3 selected")
    XCTAssertEqual(
      try checkBoxes().map { try $0.states.contains(.checked) }, [true, true, false, false, false, true])
  }

  func testOurOwnRenameMovesTheRowAndIsUndone() throws {
    try program.click(try rows()[2])
    try Screen.press("F2")
    let dialog = try program.wait(for: "dialog", "Rename “g3”")
    _ = try program.wait(for: "the entry with the focus") {
      try dialog.first { try $0.states.contains(.focused) }
    }
    // The window manager may give the dialog the keys a moment later than GTK gives the entry the focus.
    try program.wait(until: "the dialog has the keys") { try Screen.activeWindowName() == "Rename “g3”" }
    try Screen.type("zz3")
    try Screen.press("Return")
    try waitForRows(["g1", "g2", "g4", "g5", "g6", "zz3"])
    try Screen.press("ctrl+z")
    try waitForRows(names)
  }

  /// So many changes in so many places that the list takes them over at once.
  func testAStormLeavesTheRightRows() throws {
    let script = """
      cd "$1" && for i in $(seq 1 400); do echo >g1-$i; echo >g5-$i; done && rm g2 g4 && mv g6 a6 &&
      for i in $(seq 1 400); do rm g1-$i g5-$i; done
      """
    XCTAssertEqual(try runProgram(["sh", "-c", script, "sh", folder.path(of: "Files")]).exitStatus, 0)
    try waitForRows(["a6", "g1", "g3", "g5"])
  }

  /// The undo of a window is not forgotten when it goes to another folder.
  func testUndoAfterLeavingTheFolder() throws {
    try program.click(try rows()[0])
    try Screen.press("ctrl+d")
    try waitForRows(["g1", "g1 (copy)", "g2", "g3", "g4", "g5", "g6"])
    try Screen.press("alt+Up")
    try program.wait(until: "the folder above is shown") {
      try program.application.first("list", "Files") == nil
    }
    try Screen.press("ctrl+z")
    try program.wait(until: "the copy is gone") { try folder.names(in: "Files").count == 6 }
    try Screen.press("alt+Left")
    try waitForRows(names)
  }

  /// What has gone while the question was open is neither chosen nor counted afterwards.
  func testAFileThatGoesWhileItsQuestionIsOpen() throws {
    try beginSelecting()
    for index in 0..<2 { try program.click(try checkBoxes()[index]) }
    try waitForCount("2 selected")
    try program.press("Delete")
    let dialog = try program.wait(for: "dialog", "Delete 2 files?")
    XCTAssertEqual(unlink(folder.path(of: "Files/g1")), 0)
    try program.press("Delete", in: dialog)
    try waitForBrowsing()
    try waitForRows(["g3", "g4", "g5", "g6"])
  }

  private func rename(_ name: String, to other: String) throws {
    XCTAssertEqual(Glibc.rename(folder.path(of: "Files/\(name)"), folder.path(of: "Files/\(other)")), 0)
  }

  private func waitForRows(_ names: [String]) throws {
    try program.wait(until: "the rows are \(names)") { try rows().map { try $0.name } == names }
  }
}
