import AccessibilityDriver
import TestSupport
import XCTest

/// Cut, copy and paste, also with other programs: `xclip` gives and takes what they do.
final class ClipboardTests: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/Inner")
    try folder.write("one", to: "Files/one.txt")
    try folder.write("two", to: "Files/two.txt")
  }

  private func focus(_ name: String) throws {
    try program.click(program.wait(for: "push button", name))
    try program.wait(until: "“\(name)” has the focus") { try program.focused?.name == name }
  }

  private func clipboard(_ type: String) throws -> String {
    try runProgram(["xclip", "-selection", "clipboard", "-o", "-t", type]).text
  }

  /// Gives a text to the clipboard as another program does, in one form.
  private func give(_ text: String, as type: String) throws {
    try folder.write(text, to: "given")
    let path = folder.path(of: "given")
    let given = try runProgram([
      "sh", "-c", "xclip -selection clipboard -t '\(type)' -i '\(path)' >/dev/null 2>&1",
    ])
    XCTAssertEqual(given.exitStatus, 0, given.errorText)
  }

  private func enterInner() throws {
    try focus("Inner")
    try Screen.press("Return")
    _ = try program.wait(for: "frame", "Inner")
  }

  func testCutFilesAreMovedOnce() throws {
    try start()
    try focus("one.txt")
    try Screen.press("ctrl+x")
    try program.wait(until: "the file is on the clipboard") {
      try self.clipboard("x-special/gnome-copied-files")
        == "cut\nfile://\(self.folder.path(of: "Files/one.txt"))"
    }
    try enterInner()
    try Screen.press("ctrl+v")
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("Inner/one.txt"), "one")
    XCTAssertNil(try text("one.txt"))
    try program.wait(until: "the new file has the focus") { try program.focused?.name == "one.txt" }
    try Screen.press("ctrl+v")
    try waitForLine("There are no files on the clipboard.")
    try Screen.press("ctrl+z")
    try program.wait(until: "the file is back") { try text("one.txt") == "one" }
  }

  func testPasteIntoTheSameFolderDuplicates() throws {
    try start()
    try focus("one.txt")
    try Screen.press("ctrl+c", "ctrl+v")
    try waitForLine("Copied 1 file")
    XCTAssertEqual(try text("one (copy).txt"), "one")
    try program.wait(until: "the copy has the focus") { try program.focused?.name == "one (copy).txt" }
  }

  func testPasteAsksAboutConflicts() throws {
    try folder.write("other", to: "Files/Inner/one.txt")
    try start()
    try focus("one.txt")
    try Screen.press("ctrl+c")
    try enterInner()
    try Screen.press("ctrl+v")
    let dialog = try conflictDialog("“one.txt” already exists in “Inner”")
    try answer("Keep both", in: dialog)
    try waitForLine("Copied 1 file")
    XCTAssertEqual(try text("Inner/one (copy).txt"), "one")
    XCTAssertEqual(try text("Inner/one.txt"), "other")
  }

  func testOtherProgramsFiles() throws {
    try folder.makeFolder("Elsewhere")
    try folder.write("a", to: "Elsewhere/a b.txt")
    try folder.write("c", to: "Elsewhere/c.txt")
    try start()
    let uri = "file://\(folder.path(of: "Elsewhere"))/a%20b.txt"
    _ = try program.wait(for: "push button", "one.txt")
    try give("\(uri)\r\n", as: "text/uri-list")
    try focus("one.txt")
    try Screen.press("ctrl+v")
    try waitForLine("Copied 1 file")
    XCTAssertEqual(try text("a b.txt"), "a")
    XCTAssertTrue(folder.contains("Elsewhere/a b.txt"))
    try give("cut\nfile://\(folder.path(of: "Elsewhere"))/c.txt", as: "x-special/gnome-copied-files")
    try Screen.press("ctrl+v")
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("c.txt"), "c")
    XCTAssertFalse(folder.contains("Elsewhere/c.txt"))
  }

  func testPathsAreCopiedAsText() throws {
    try start()
    try focus("two.txt")
    try Screen.press("ctrl+shift+c")
    try waitForLine("Copied 1 path")
    XCTAssertEqual(try clipboard("UTF8_STRING"), folder.path(of: "Files/two.txt"))
  }
}
