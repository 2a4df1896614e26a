import AccessibilityDriver
import TestSupport
import XCTest

/// New folders and new names.
final class NamesTests: HandpickTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    for name in ["a.txt", "b.txt", "c.txt"] { try folder.write(name, to: "Files/\(name)") }
    try start()
    try waitForRowFocus("a.txt")
  }

  func testNewFolder() throws {
    try Screen.press("ctrl+shift+n")
    _ = try program.wait(for: "dialog", "New folder")
    try waitForNameFocus()
    try Screen.type("a.txt")
    try waitForProblem("“a.txt” is here already.")
    try Screen.press("ctrl+a")
    try Screen.type("x/y")
    try waitForProblem("A name cannot contain “/”.")
    try Screen.press("ctrl+a")
    try Screen.type("Letters")
    try waitForProblem("")
    try Screen.press("Return")
    try waitForRowFocus("Letters")
    XCTAssertTrue(folder.contains("Files/Letters"))
    try Screen.press("ctrl+z")
    try waitForLine("Removed 1 folder")
    XCTAssertFalse(folder.contains("Files/Letters"))
  }

  func testANewFolderForTheChosenFilesIsTakenBackAsOne() throws {
    let before = try folder.files(in: "Files")
    try Screen.press("space", "shift+Down")
    try waitForCount("2 selected")
    try Screen.press("shift+F10")
    _ = try program.wait(for: "menu", "Actions for 2 files")
    try program.press(menuItem: "New folder with these…")
    _ = try program.wait(for: "dialog", "New folder with 2 items")
    try waitForNameFocus()
    try Screen.type("Both")
    try Screen.press("Return")
    try waitForLine("Moved 2 files")
    XCTAssertEqual(try folder.names(in: "Files/Both"), Set(["a.txt", "b.txt"].map { Array($0.utf8) }))
    try waitForRowFocus("Both")
    try Screen.press("ctrl+z")
    try waitForLine("Moved 2 files back")
    XCTAssertEqual(try folder.files(in: "Files"), before)
    XCTAssertFalse(folder.contains("Files/Both"))
  }

  func testRenameKeepsTheExtensionAndExplains() throws {
    try Screen.press("F2")
    _ = try program.wait(for: "dialog", "Rename “a.txt”")
    try waitForNameFocus()
    try Screen.type("b")
    try waitForProblem("“b.txt” is here already.")
    try Screen.press("Return")
    XCTAssertTrue(folder.contains("Files/a.txt"))
    try Screen.type("ee")
    try waitForProblem("")
    try Screen.press("Return")
    try waitForRowFocus("bee.txt")
    XCTAssertEqual(try folder.text(of: "Files/bee.txt"), "a.txt")
  }

  func testManyNamesByATemplate() throws {
    let before = try folder.files(in: "Files")
    try Screen.press("ctrl+a", "F2")
    let dialog = try program.wait(for: "dialog", "Rename 3 items")
    try program.wait(until: "Find has the focus") { try program.focused?.name == "Find" }
    try Screen.type("a")
    try program.wait(until: "the preview shows the change") {
      try dialog.first("list", "Preview")?.children.contains { try $0.name == "a.txt becomes .txt" } ?? false
    }
    // Nothing but the extension would hide the file.
    try program.wait(until: "the problem is said") {
      try program.focused?.explanation == "1 name cannot be given"
    }
    try program.click(try program.wait(for: "radio button", "Number"))
    let template = "Template, with * for the old name and # for the number"
    try program.wait(until: "the template is there") { try dialog.first("text", template) != nil }
    for _ in 0..<6 where try program.focused?.name != template { try Screen.press("Tab") }
    try program.wait(until: "the template has the focus") { try program.focused?.name == template }
    try Screen.press("ctrl+a")
    try Screen.type("b")
    try program.wait(until: "the problem is said") {
      try program.focused?.explanation == "3 names cannot be given"
    }
    try Screen.type("## (*)")
    try program.wait(until: "the summary is said") { try program.focused?.explanation == "3 names change" }
    let rows = try dialog.first("list", "Preview")?.children.map { try $0.name } ?? []
    XCTAssertEqual(
      rows, ["a.txt becomes b01 (a).txt", "b.txt becomes b02 (b).txt", "c.txt becomes b03 (c).txt"])
    try Screen.press("Return")
    try waitForLine("Renamed 3 files")
    XCTAssertEqual(try folder.text(of: "Files/b02 (b).txt"), "b.txt")
    try Screen.press("ctrl+z")
    try waitForLine("Renamed 3 files back")
    XCTAssertEqual(try folder.files(in: "Files"), before)
  }

  private func waitForNameFocus() throws {
    try program.wait(until: "the name has the focus") {
      try program.focused?.name == "Name" && program.focused?.role == "text"
    }
  }

  private func waitForProblem(_ text: String) throws {
    try program.wait(until: "the name says “\(text)”") { try program.focused?.explanation == text }
  }
}
