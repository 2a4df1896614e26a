import AccessibilityDriver
import TestSupport
import XCTest

/// The preferences: each takes effect at once, and in the next run.
final class PreferencesTests: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/Folder")
    try folder.write(String(repeating: "x", count: 2048), to: "Files/a.txt")
    try folder.write("x", to: "Files/.hidden")
    try start()
    try waitForRowFocus("Folder")
  }

  private func toggle(_ title: String) throws {
    try Screen.press("ctrl+comma")
    let dialog = try program.wait(for: "dialog", "Preferences")
    try program.wait(for: "check box", title).perform()
    try program.press("Close", in: dialog)
    try program.waitForNone("dialog", "Preferences")
  }

  func testASingleClickOpens() throws {
    try program.click(try program.wait(for: "push button", "Folder"))
    _ = try program.wait(for: "frame", "Files")
    try toggle("Open with a single click")
    try program.click(try program.wait(for: "push button", "Folder"))
    _ = try program.wait(for: "frame", "Folder")
    try Screen.press("alt+Up")
    _ = try program.wait(for: "frame", "Files")
    // In select mode a click still chooses.
    try beginSelecting()
    try program.click(try program.wait(for: "check box", "Folder"))
    try waitForCount("1 selected")
  }

  func testTheTrashNeedNotAsk() throws {
    try toggle("Ask before moving files to the Trash")
    try Screen.press("Down")
    try waitForRowFocus("a.txt")
    // For good it asks all the same.
    try Screen.press("shift+Delete")
    try answer("Cancel", in: try question("Delete “a.txt” permanently?"))
    try waitForRowFocus("a.txt")
    try Screen.press("Delete")
    try waitForLine("Moved 1 file to Trash")
    XCTAssertFalse(folder.contains("Files/a.txt"))
  }

  func testHiddenFilesAndUnits() throws {
    try toggle("Hidden files")
    _ = try program.wait(for: "push button", ".hidden")
    try toggle("Sizes in powers of 1,024 (KiB, MiB)")
    try program.wait(until: "the size is in KiB") {
      try program.application.first("push button", "a.txt")?.explanation.contains("2.0\u{A0}KiB") == true
    }
  }

  func testWhatIsChosenIsKeptForTheNextRun() throws {
    try toggle("Sizes in powers of 1,024 (KiB, MiB)")
    _ = try program.terminate()
    try start()
    try program.wait(until: "the size is in KiB") {
      try program.application.first("push button", "a.txt")?.explanation.contains("2.0\u{A0}KiB") == true
    }
  }

  func testTheProgramSaysWhatItIs() throws {
    try program.press("Menu")
    try program.press(menuItem: "About Handpick")
    let about = try program.wait(for: "dialog", "About Handpick")
    XCTAssertTrue(try about.explanation.hasPrefix("Version "))
    XCTAssertNotNil(try about.first("label", "Free software under the MIT License"))
    try Screen.press("Escape")
    try program.waitForNone("dialog", "About Handpick")
  }
}
