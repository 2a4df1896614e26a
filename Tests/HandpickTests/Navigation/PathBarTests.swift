import AccessibilityDriver
import TestSupport
import XCTest

/// The path as buttons and as a text, and the menus of the folders gone through.
final class PathBarTests: HandpickTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    for name in ["Files/Album/Summer/Beach", "Files/Alpha", "Files/.hidden"] { try folder.makeFolder(name) }
    try folder.write("x", to: "Files/file.txt")
  }

  func testEachFolderOfThePathHasAButton() throws {
    try start(on: "Files/Album/Summer")
    let path = try program.wait(for: "tool bar", "Path")
    try program.wait(until: "each folder has a button") {
      try path.all("push button").map { try $0.name }.suffix(2) == ["Album", "Summer"]
    }
    try program.press("Album", in: path)
    _ = try program.wait(for: "frame", "Album")
    try waitForRowFocus("Summer")
  }

  func testTypingAPathWithCompletion() throws {
    try start()
    try waitForRowFocus("Album")
    try Screen.press("ctrl+l")
    try waitForEntry()
    try Screen.type("Al")
    try waitForHint("2 folders complete this")
    try Screen.type("b")
    try waitForHint("Tab completes to Album")
    try Screen.press("Tab")
    try waitForHint("Tab completes to Summer")
    try Screen.press("Down", "Return")
    _ = try program.wait(for: "frame", "Summer")
    try waitForRowFocus("Beach")
  }

  func testPathsOfAllKinds() throws {
    try start()
    try waitForRowFocus("Album")
    for (typed, title) in [
      ("~/Files/Alpha", "Alpha"), ("..", "Files"), ("file://\(folder.path)/Files/Album", "Album"),
      (folder.path(of: "Files"), "Files"),
    ] {
      try Screen.press("ctrl+l")
      try waitForEntry()
      try Screen.type(typed)
      try Screen.press("Return")
      _ = try program.wait(for: "frame", title)
      try program.wait(until: "the entry has gone") {
        try program.application.first("text", "Location") == nil
      }
    }
  }

  func testAFilesPathPutsTheFocusOnTheFile() throws {
    try start(on: "Files/Alpha")
    try waitForMessageFocus()
    try Screen.press("ctrl+l")
    try waitForEntry()
    try Screen.type(folder.path(of: "Files/file.txt"))
    try Screen.press("Return")
    try waitForRowFocus("file.txt")
  }

  func testAPathThatLeadsNowhereIsExplainedInPlace() throws {
    try start()
    try waitForRowFocus("Album")
    try Screen.press("ctrl+l")
    try waitForEntry()
    try Screen.type("~/nowhere")
    try Screen.press("Return")
    try waitForHint("There is no “\(folder.path)/nowhere”.")
    try Screen.press("Escape")
    try waitForRowFocus("Album")
  }

  func testTheMenusOfFoldersGoneThrough() throws {
    try start()
    try waitForRowFocus("Album")
    try Screen.press("Return")
    _ = try program.wait(for: "frame", "Album")
    try waitForRowFocus("Summer")
    try Screen.press("Return")
    try waitForRowFocus("Beach")
    let back = try program.wait(for: "push button", "Back")
    try program.click(back, button: 3)
    let menu = try program.wait(for: "menu", "Folders behind")
    XCTAssertEqual(try menu.all("menu item").map { try $0.name }, ["Album", "Files"])
    try program.wait(until: "the first item has the focus") { try program.focused?.role == "menu item" }
    try Screen.press("Down", "Return")
    try waitForRowFocus("Album")
    try program.waitForNone("menu", "Folders behind")

    try program.click(try program.wait(for: "push button", "Forward"), button: 3)
    _ = try program.wait(for: "menu", "Folders ahead")
    try program.wait(until: "the first item has the focus") { try program.focused?.role == "menu item" }
    try Screen.press("Escape")
    try program.waitForNone("menu", "Folders ahead")
    try program.wait(until: "the button has the focus") { try program.focused?.name == "Forward" }
  }

  func testANarrowWindowHidesTheFoldersAbove() throws {
    try start(on: "Files/Album/Summer/Beach")
    try waitForMessageFocus()
    try Screen.resizeActiveWindow(width: 300, height: 500)
    try program.wait(until: "the window is narrow") {
      try program.wait(for: "frame", "Beach").frame.width <= 300
    }
    let path = try program.wait(for: "tool bar", "Path")
    try program.wait(until: "only the current folder has a button") {
      try path.all("push button").map { try $0.name } == ["Beach"]
        || path.all("push button").map { try $0.name } == ["Folders above", "Beach"]
    }
    try Screen.press("alt+Up")
    _ = try program.wait(for: "frame", "Summer")
    try Screen.resizeActiveWindow(width: 900, height: 500)
    try program.wait(until: "the folders above are back") {
      try path.all("push button").map { try $0.name }.contains("Files")
    }
  }

  private func waitForEntry() throws {
    try program.wait(until: "the location has the focus") { try program.focused?.name == "Location" }
  }

  private func waitForHint(_ text: String) throws {
    try program.wait(until: "the location says “\(text)”") { try program.focused?.explanation == text }
  }

  private func waitForMessageFocus() throws {
    try program.wait(until: "the message has the focus") {
      try program.focused?.name == "This folder is empty"
    }
  }
}
