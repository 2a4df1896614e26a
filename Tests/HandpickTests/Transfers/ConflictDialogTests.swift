import AccessibilityDriver
import TestSupport
import XCTest

/// The question about files whose names are taken.
final class ConflictDialogTests: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/There")
    for name in ["a.txt", "b.txt", "c.txt", "d.txt"] { try folder.write("new", to: "Files/\(name)") }
    for name in ["a.txt", "b.txt", "c.txt"] { try folder.write("old!", to: "Files/There/\(name)") }
  }

  func testEachInTurnIsOneOperation() throws {
    let before = try folder.files(in: "Files")
    try start()
    try choose("a.txt", "b.txt", "c.txt", "d.txt")
    try moveChosen("Move 4 files")
    let dialog = try conflictDialog("3 of 4 files already exist in “There”")
    _ = try program.wait(for: "label", "1 of 3: “a.txt”")
    XCTAssertNotNil(try dialog.first { try $0.name.hasPrefix("There now: 4 bytes, ") })
    XCTAssertNotNil(try dialog.first { try $0.name.hasPrefix("On its way: 3 bytes, ") })
    // The conflict is said once, with the dialog, and not on each of its buttons.
    XCTAssertTrue(try dialog.explanation.hasPrefix("1 of 3: “a.txt”"))
    for button in try dialog.all("push button") { XCTAssertEqual(try button.explanation, "") }
    try answer("Replace", in: dialog)
    _ = try program.wait(for: "label", "2 of 3: “b.txt”")
    try answer("Keep both", in: dialog)
    _ = try program.wait(for: "label", "3 of 3: “c.txt”")
    try answer("Skip", in: dialog)
    try waitForLine("Moved 3 files")
    try waitForBrowsing()
    XCTAssertEqual(try text("There/a.txt"), "new")
    XCTAssertEqual(try text("There/b.txt"), "old!")
    XCTAssertEqual(try text("There/b (copy).txt"), "new")
    XCTAssertEqual(try text("There/c.txt"), "old!")
    XCTAssertEqual(try text("c.txt"), "new")
    XCTAssertEqual(try text("There/d.txt"), "new")
    try program.press("Undo")
    try program.wait(until: "all is as it was") { try folder.files(in: "Files") == before }
  }

  func testOneAnswerForAll() throws {
    try start()
    try choose("a.txt", "b.txt", "c.txt")
    try moveChosen("Move 3 files")
    let dialog = try conflictDialog("3 of 3 files already exist in “There”")
    try program.wait(for: "check box", "Do the same for all 3 files").perform()
    try answer("Replace", in: dialog)
    try waitForLine("Moved 3 files")
    for name in ["a", "b", "c"] { XCTAssertEqual(try text("There/\(name).txt"), "new") }
    XCTAssertEqual(try folder.files(in: "data/Trash/files").count, 3)
  }

  /// A stray Enter, or one meant for the window below, replaces nothing and moves nothing.
  func testEnterReplacesNothing() throws {
    let before = try folder.files(in: "Files")
    try start()
    try choose("a.txt")
    try moveChosen("Move 1 file")
    _ = try conflictDialog("“a.txt” already exists in “There”")
    try Screen.press("Return")
    try program.waitForNone("dialog", "“a.txt” already exists in “There”")
    XCTAssertEqual(try folder.files(in: "Files"), before)
    try waitForCount("1 selected")
  }

  func testRename() throws {
    try start()
    try choose("a.txt")
    try moveChosen("Move 1 file")
    let dialog = try conflictDialog("“a.txt” already exists in “There”")
    try answer("Rename…", in: dialog)
    _ = try program.wait(for: "dialog", "Rename “a.txt”")
    try program.wait(until: "the name has the keys") { try program.focused?.name == "Name" }
    try Screen.type("other")
    try Screen.press("Return")
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("There/other.txt"), "new")
    XCTAssertEqual(try text("There/a.txt"), "old!")
  }

  func testFoldersAreMergedAndTheFilesInsideAskedAbout() throws {
    for (path, content) in [("Album/x", "new"), ("There/Album/x", "old"), ("Album/y", "new")] {
      try folder.makeFolder("Files/" + path.dropLast(2))
      try folder.write(content, to: "Files/" + path)
    }
    let before = try folder.files(in: "Files")
    try start()
    try choose("Album")
    try moveChosen("Move 1 folder")
    let dialog = try conflictDialog("“Album” already exists in “There”")
    try answer("Merge", in: dialog)
    _ = try program.wait(for: "label", "2 of 2: “x”")
    try answer("Keep both", in: dialog)
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("There/Album/x"), "old")
    XCTAssertEqual(try text("There/Album/x (copy)"), "new")
    XCTAssertEqual(try text("There/Album/y"), "new")
    XCTAssertNil(try text("Album/y"))
    try program.press("Undo")
    try program.wait(until: "all is as it was") { try folder.files(in: "Files") == before }
  }
}
