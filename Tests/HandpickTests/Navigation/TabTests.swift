import AccessibilityDriver
import TestSupport
import XCTest

/// Tabs, the grid, and what other programs ask for.
final class TabTests: HandpickTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/Album")
    for name in ["a.txt", "b.txt", "c.txt"] { try folder.write(name, to: "Files/\(name)") }
    try folder.write("x", to: "Files/Album/photo.png")
    try start()
    try waitForRowFocus("Album")
  }

  func testATabKeepsWhatIsChosenAndCurrent() throws {
    try Screen.press("ctrl+Return")
    _ = try program.wait(for: "frame", "Album")
    try waitForRowFocus("photo.png")
    XCTAssertEqual(try tabs(), ["Files", "Album"])
    try Screen.press("ctrl+Page_Up")
    try waitForRowFocus("Album")
    try Screen.press("Down", "space", "shift+Down")
    try waitForCount("2 selected")
    try waitForRowFocus("b.txt")
    try Screen.press("alt+2")
    _ = try program.wait(for: "frame", "Album")
    try waitForRowFocus("photo.png")
    XCTAssertEqual(try program.application.first("heading", "2 selected"), nil)
    try Screen.press("ctrl+Page_Down")
    try waitForCount("2 selected")
    try waitForRowFocus("b.txt")
    try Screen.press("Delete")
    let question = try program.wait(for: "dialog", "Delete 2 files?")
    try program.press("Delete", in: question)
    try waitForLine("Moved 2 files to Trash")
    try Screen.press("alt+2")
    _ = try program.wait(for: "frame", "Album")
    try Screen.press("ctrl+z")
    try program.wait(until: "the files are back, from another tab") { folder.contains("Files/a.txt") }
    try Screen.press("ctrl+w")
    _ = try program.wait(for: "frame", "Files")
    try program.waitForNone("tab", "Album")
  }

  func testAllTabsFollowTheirFolders() throws {
    try Screen.press("ctrl+t")
    try program.wait(until: "there are two tabs") { try tabs() == ["Files", "Files"] }
    try folder.write("new", to: "Files/new.txt")
    try Screen.press("alt+1")
    _ = try program.wait(for: "the new file") { try list().first("push button", "new.txt") }
  }

  func testTheGridHasTheSameKeys() throws {
    try Screen.press("ctrl+2")
    let table = try program.wait(for: "table", "Files")
    try waitForRowFocus("Album")
    XCTAssertEqual(try table.all("table cell").count, 4)
    try Screen.press("Right", "space", "shift+Right")
    _ = try program.wait(for: "heading", "2 selected")
    try Screen.press("ctrl+plus")
    _ = try program.wait(for: "heading", "2 selected")
    try Screen.press("Escape", "ctrl+1")
    _ = try program.wait(for: "list", "Files")
    try waitForRowFocus("b.txt")
  }

  func testOtherProgramsShowFiles() throws {
    try call("ShowItems", folder.path(of: "Files/a.txt"), folder.path(of: "Files/b.txt"))
    _ = try program.wait(for: "heading", "2 selected")
    try call("ShowFolders", folder.path(of: "Files/Album"))
    _ = try program.wait(for: "frame", "Album")
    try call("ShowItemProperties", folder.path(of: "Files/c.txt"))
    _ = try program.wait(for: "dialog", "Properties of “c.txt”")
  }

  private func tabs() throws -> [String] {
    try program.application.first("page tab list", "Tabs")?.all("page tab").map { try $0.name } ?? []
  }

  private func call(_ method: String, _ paths: String...) throws {
    let uris = paths.map { "'file://\($0)'" }.joined(separator: ", ")
    try program.wait(until: "the service answers") {
      try runProgram([
        "gdbus", "call", "--session", "--dest", "org.freedesktop.FileManager1", "--object-path",
        "/org/freedesktop/FileManager1", "--method", "org.freedesktop.FileManager1.\(method)", "[\(uris)]",
        "",
      ]).exitStatus == 0
    }
  }
}
