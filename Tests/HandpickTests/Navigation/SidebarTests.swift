import AccessibilityDriver
import TestSupport
import XCTest

/// Places, bookmarks and file systems beside the files.
final class SidebarTests: HandpickTestCase {
  private var bookmarks: String { "config/gtk-3.0/bookmarks" }

  override func setUpWithError() throws {
    try super.setUpWithError()
    for name in ["Files/Album", "Files/Alpha", "config/gtk-3.0", "Pictures"] { try folder.makeFolder(name) }
    try folder.write("XDG_PICTURES_DIR=\"$HOME/Pictures\"\n", to: "config/user-dirs.dirs")
    try folder.write(
      "file://\(folder.path)/Files/Album Summer pictures\nsftp://nowhere.invalid/ Far away\n", to: bookmarks)
  }

  func testPlacesAreThereAndLeadSomewhere() throws {
    try start()
    let places = try program.wait(for: "the group of places") {
      try program.application.first { try $0.name == "Places" }
    }
    let names = try places.all("push button").map { try $0.name }
    XCTAssertEqual(Array(names.prefix(3)), ["Home", "Pictures", "Summer pictures"])
    XCTAssertTrue(names.contains("File system"))
    try program.press("Summer pictures", in: places)
    _ = try program.wait(for: "frame", "Album")
    try program.wait(until: "the place says that it is shown") {
      try places.first("push button", "Summer pictures")?.explanation == "Current folder"
    }
  }

  func testBookmarksAreAddedAndRenamed() throws {
    try start(on: "Files/Alpha")
    _ = try program.wait(for: "push button", "Summer pictures")
    try Screen.press("ctrl+b")
    try waitForLine("Added “Alpha” to the bookmarks")
    let uri = "file://\(folder.path)/Files"
    XCTAssertEqual(
      try folder.text(of: bookmarks),
      "\(uri)/Album Summer pictures\nsftp://nowhere.invalid/ Far away\n\(uri)/Alpha\n")

    try openMenu(of: "Alpha")
    try Screen.press("r", "Return")
    _ = try program.wait(for: "dialog", "Rename bookmark “Alpha”")
    try program.wait(until: "the name has the focus") { try program.focused?.role == "text" }
    try Screen.type("First letter")
    try Screen.press("Return")
    try waitForLine("Renamed the bookmark to “First letter”")
    XCTAssertTrue(try folder.text(of: bookmarks).hasSuffix("\(uri)/Alpha First letter\n"))
  }

  func testBookmarksAreMovedAndRemoved() throws {
    let uri = "file://\(folder.path)/Files"
    try folder.write("\(uri)/Album Summer pictures\n\(uri)/Alpha First letter\n", to: bookmarks)
    try start(on: "Files/Alpha")
    try openMenu(of: "First letter")
    try program.press(menuItem: "Move up")
    try waitForLine("Moved “First letter”")
    XCTAssertEqual(
      try folder.text(of: bookmarks), "\(uri)/Alpha First letter\n\(uri)/Album Summer pictures\n")
    // A click goes to where the button stands.
    try program.wait(until: "the sidebar has the new order") {
      guard let first = try program.application.first("push button", "First letter"),
        let second = try program.application.first("push button", "Summer pictures")
      else { return false }
      return try 0 < first.frame.height && first.frame.y < second.frame.y
    }
    try openMenu(of: "Summer pictures")
    try program.press(menuItem: "Remove bookmark")
    try waitForLine("Removed “Summer pictures” from the bookmarks")
    XCTAssertEqual(try folder.text(of: bookmarks), "\(uri)/Alpha First letter\n")
  }

  func testBookmarksOfOtherProgramsAppear() throws {
    try start()
    _ = try program.wait(for: "push button", "Summer pictures")
    try folder.write("file://\(folder.path)/Files/Alpha Made elsewhere\n", to: bookmarks)
    _ = try program.wait(for: "push button", "Made elsewhere")
    try program.waitForNone("push button", "Summer pictures")
  }

  /// The folder that the bookmarks are in need not be there at the start.
  func testTheFirstBookmarkEverAppears() throws {
    XCTAssertEqual(try runProgram(["rm", "-r", folder.path(of: "config/gtk-3.0")]).exitStatus, 0)
    try start()
    _ = try rows()
    XCTAssertEqual(try runProgram(["mkdir", "-p", folder.path(of: "config/gtk-3.0")]).exitStatus, 0)
    try folder.write("file://\(folder.path)/Files/Alpha Made elsewhere\n", to: bookmarks)
    _ = try program.wait(for: "push button", "Made elsewhere")
  }

  func testKeysMoveInsideAndF9Hides() throws {
    try start()
    try waitForRowFocus("Album")
    try Screen.press("shift+F6")
    try waitForRowFocus("Home")
    try Screen.press("Down", "Down")
    try waitForRowFocus("Summer pictures")
    try Screen.press("Return")
    _ = try program.wait(for: "frame", "Album")
    try Screen.press("F9")
    try program.waitForNone("push button", "Summer pictures")
    try Screen.press("F9")
    try waitForRowFocus("Summer pictures")
  }

  func testANarrowWindowShowsThemOverTheFiles() throws {
    try start()
    try waitForRowFocus("Album")
    try Screen.resizeActiveWindow(width: 320, height: 500)
    try program.waitForNone("push button", "Summer pictures")
    try Screen.press("F9")
    try waitForRowFocus("Home")
    try Screen.press("Down", "Down", "Return")
    _ = try program.wait(for: "frame", "Album")
    try program.waitForNone("push button", "Summer pictures")
  }

  private func openMenu(of place: String) throws {
    try program.wait(until: "the window has the keys") { try Screen.activeWindowName() == "Alpha" }
    let button = try program.wait(for: "the place in its place") { () -> AccessibleObject? in
      guard let button = try program.application.first("push button", place) else { return nil }
      return try button.frame.width > 0 ? button : nil
    }
    // A click while the menu before is still on its way out only puts that away; a person clicks again.
    try program.wait(until: "the menu of \(place) is open") {
      try Screen.movePointer(x: 600, y: 500)
      try program.click(button, button: 3)
      return (try? program.wait(for: "menu", "Actions for \(place)", timeout: .seconds(3))) != nil
    }
    try program.wait(until: "the menu has the focus") { try program.focused?.role == "menu item" }
  }
}
