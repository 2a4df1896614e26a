import AccessibilityDriver
import TestSupport
import XCTest

/// Extracting archives beside themselves, from the menu of a file and of what is chosen.
final class ExtractTests: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    let made = try runProgram([
      "sh", "-ec",
      """
      cd "$1"; mkdir in; printf one >in/one; printf two >in/two
      (cd in; zip -q ../Files/photos.zip one two; tar -cf ../Files/letters.tar one two)
      printf text >Files/note.txt
      """, "sh", folder.path,
    ])
    XCTAssertEqual(made.exitStatus, 0, made.errorText)
  }

  func testOneIsExtractedFromItsMenuAndTakenBack() throws {
    try start()
    let row = try program.wait(for: "push button", "photos.zip")
    try program.wait(until: "it has the focus") {
      try program.click(row)
      return try program.focused?.name == "photos.zip"
    }
    try Screen.press("shift+F10")
    try program.press(menuItem: "Extract here")
    try waitForLine("Extracted 1 archive")
    XCTAssertEqual(try text("photos/two"), "two")
    try program.press("Undo")
    try waitForLine("Moved what was in 1 archive to Trash")
    XCTAssertNil(try text("photos/two"))
    XCTAssertNotNil(try text("photos.zip"))
  }

  func testSeveralAreExtracted() throws {
    try start()
    try choose("letters.tar", "photos.zip")
    try Screen.press("shift+F10")
    try program.press(menuItem: "Extract here")
    try waitForLine("Extracted 2 archives")
    XCTAssertEqual(try text("letters/one"), "one")
    XCTAssertEqual(try text("photos/two"), "two")
    try waitForBrowsing()
  }

  func testWhatIsNoArchiveIsNotAsked() throws {
    try start()
    try choose("letters.tar", "note.txt")
    try Screen.press("shift+F10")
    _ = try program.wait(for: "menu item", "Rename…")
    XCTAssertNil(try program.application.first("menu item", "Extract here"))
    try Screen.press("Escape")
  }
}
