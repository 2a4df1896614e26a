import AccessibilityDriver
import TestSupport
import XCTest

/// The menus of rows, chosen files and the ground around them.
final class MenuTests: HandpickTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/Album")
    for name in ["a.txt", "b.txt", "c.png"] { try folder.write(name, to: "Files/\(name)") }
    try start()
    try waitForRowFocus("Album")
  }

  func testTheMenuOfARowByKey() throws {
    try Screen.press("Down", "shift+F10")
    let menu = try program.wait(for: "menu", "Actions for a.txt")
    try program.wait(until: "Open has the focus") { try program.focused?.name == "Open" }
    let items = try menu.all("menu item")
    for (name, key) in [
      ("Open", "Enter"), ("Move…", "Ctrl+M"), ("Rename…", "F2"), ("Properties", "Alt+Enter"),
    ] {
      let item = try items.first { try $0.name == name }
      XCTAssertEqual(try item?.explanation, key, name)
    }
    XCTAssertEqual(try program.application.first("heading", "1 selected"), nil)
    try Screen.press("Escape")
    try program.waitForNone("menu", "Actions for a.txt")
    try waitForRowFocus("a.txt")
  }

  func testActionsOfARowThatIsNotChosen() throws {
    try program.click(try row("b.txt"), button: 3)
    _ = try program.wait(for: "menu", "Actions for b.txt")
    try program.press(menuItem: "Copy to…")
    let dialog = try program.wait(for: "dialog", "Copy 1 file")
    let place = try program.wait(for: "the place “Album”") {
      try dialog.first("list", "Places")?.first { try $0.name == "Album" }
    }
    try program.click(place)
    try program.press("Copy", in: dialog)
    try waitForLine("Copied 1 file")
    XCTAssertEqual(try folder.text(of: "Files/Album/b.txt"), "b.txt")
    XCTAssertTrue(folder.contains("Files/b.txt"))
    try program.press("Undo")
    try program.wait(until: "the copy is gone") { !folder.contains("Files/Album/b.txt") }
    try program.click(try row("a.txt"), button: 3)
    _ = try program.wait(for: "menu", "Actions for a.txt")
    try program.press(menuItem: "Duplicate")
    try waitForLine("Duplicated 1 file")
  }

  /// What has no room in the header of a narrow window is in the window's menu, and opens at a place of its own.
  func testWhatANarrowHeaderLacksIsInTheMenu() throws {
    try program.press("View options")
    let wide = try program.wait(for: "dialog", "View options").frame
    try Screen.press("Escape")
    try program.waitForNone("dialog", "View options")
    try Screen.resizeActiveWindow(width: 320, height: 500)
    for button in ["History", "View options"] { try program.waitForNone("push button", button) }
    for (title, opens) in [
      ("History", { try self.program.press(menuItem: "History") }),
      ("View options", { try self.program.press(menuItem: "View options") }),
      ("History", { try Screen.press("Escape", "ctrl+alt+z") }),
    ] as [(String, () throws -> Void)] {
      try Screen.press("F10")
      _ = try program.wait(for: "menu", "Menu")
      try opens()
      let popover = try program.wait(for: "dialog", title)
      try program.wait(until: "“\(title)” is in view") { try popover.frame.width > wide.width / 2 }
      try Screen.press("Escape")
      try program.waitForNone("dialog", title)
      try program.wait(until: "something has the focus after \(title)") { try program.focused != nil }
    }
    try waitForRowFocus("Album")
  }

  func testTheChosenFilesStayChosen() throws {
    try Screen.press("Down", "space", "shift+Down")
    try waitForCount("2 selected")
    try program.click(try program.wait(for: "check box", "b.txt"), button: 3)
    _ = try program.wait(for: "menu", "Actions for 2 files")
    try Screen.press("Escape")
    try program.waitForNone("menu", "Actions for 2 files")
    try waitForCount("2 selected")
    let list = try list().frame
    let box = try program.wait(for: "check box", "c.png").frame
    try clickOnGround(x: list.x + 300, y: box.y + 200)
    _ = try program.wait(for: "menu", "Actions for this folder")
    try Screen.press("Escape")
    try waitForCount("2 selected")
  }

  func testSelectAllOfThisType() throws {
    try program.click(try row("a.txt"), button: 3)
    _ = try program.wait(for: "menu", "Actions for a.txt")
    try program.press(menuItem: "Select all of this type")
    try waitForCount("2 selected")
  }

  func testCopyPath() throws {
    try Screen.press("Down", "ctrl+shift+c")
    try waitForLine("Copied 1 path")
    try Screen.press("ctrl+l")
    try program.wait(until: "the location has the focus") { try program.focused?.name == "Location" }
    try Screen.press("ctrl+v")
    try program.wait(until: "the path is pasted") {
      try program.focused?.explanation == "No folder completes this"
    }
    try Screen.press("Return")
    try waitForRowFocus("a.txt")
  }

  func testProperties() throws {
    try Screen.press("Down", "alt+Return")
    let dialog = try program.wait(for: "dialog", "Properties of “a.txt”")
    _ = try program.wait(for: "its size") { try dialog.first { try $0.name == "Size: 5 bytes" } }
    _ = try program.wait(for: "its place") { try dialog.first { try $0.name.hasPrefix("Place: ") } }
    let box = try program.wait(for: "check box", "Others can change it")
    XCTAssertFalse(try box.states.contains(.checked))
    for _ in 0..<20 where try program.focused?.name != "Others can change it" { try Screen.press("Tab") }
    try Screen.press("space")
    try program.wait(until: "others can change it") {
      try runProgram(["stat", "-c", "%a", self.folder.path(of: "Files/a.txt")]).text == "646\n"
    }
    try Screen.press("Escape")
    try program.waitForNone("dialog", "Properties of “a.txt”")
  }

  func testPropertiesOfMany() throws {
    try folder.write("0123456789", to: "Files/Album/inside")
    try Screen.press("ctrl+a", "alt+Return")
    let dialog = try program.wait(for: "dialog", "Properties of 4 files")
    _ = try program.wait(for: "the sum") {
      try dialog.first { try $0.name == "Content: 4 files and 1 folder, 25 bytes" }
    }
  }

  private func row(_ name: String) throws -> AccessibleObject {
    try program.wait(for: "the row \(name)") { try list().first("push button", name) }
  }

  private func clickOnGround(x: Int, y: Int) throws {
    let origin = try Screen.originOfActiveWindow()
    try Screen.click(x: origin.x + x, y: origin.y + y, button: 3)
  }
}
