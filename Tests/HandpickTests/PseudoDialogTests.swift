import AccessibilityDriver
import TestSupport
import XCTest

/// Every dialog, menu and popover in the made-up language.
final class PseudoDialogTests: PseudoTestCase {
  func testMenus() throws {
    try folder.makeFolder("Files/folder")
    try start(in: "Files", focus: "folder")
    try look(at: "the menu of the window", "menu", keys: "F10")
    try Screen.press("F6", "F6")
    try waitForRowFocus("folder")
    try look(at: "the menu of a folder", "menu", keys: "shift+F10")
    try look(at: "the menu of a file", "menu", keys: "Down", "shift+F10")
    try program.click(wait(for: "Size"), button: 3)
    try lookAndClose("the menu of the columns", "menu")
    try program.click(wait(for: "Home"), button: 3)
    try lookAndClose("the menu of a place", "menu")
    try press("View options")
    try lookAndClose("the view options")
    try look(at: "the menu of chosen files", "menu", keys: "ctrl+a", "shift+F10")
    try Screen.press("Escape", "ctrl+b")
    _ = try wait(for: "Added “{name}” to the bookmarks", ["name": "Files"])
    let places = try wait(for: "Places")
    try program.click(
      try program.wait(for: "the bookmark") { try places.first("push button", "Files") }, button: 3)
    try lookAndClose("the menu of a bookmark", "menu")
  }

  func testDialogsOfTheWindow() throws {
    try start(in: "Files", focus: "data1")
    try look(at: "the shortcuts", keys: "ctrl+question")
    try look(at: "the preferences", keys: "ctrl+comma")
    try Screen.press("F10")
    try press(menuItem: "About Handpick")
    try lookAndClose("about")
    try look(at: "the history", keys: "ctrl+alt+z")
    try look(at: "a pattern", keys: "ctrl+s")
    try Screen.press("ctrl+f")
    try Screen.type("nothing")
    _ = try wait(for: "No matches")
    try assertEverythingIsMarked("the search")
    try Screen.press("Escape", "ctrl+l")
    _ = try program.wait(for: "text")
    try assertEverythingIsMarked("the location")
    try Screen.press("Escape", "ctrl+t")
    _ = try wait(for: "Tabs")
    try assertEverythingIsMarked("tabs")
  }

  func testDialogsOfAFile() throws {
    try start(in: "Files", focus: "data1")
    try look(at: "properties", keys: "alt+Return")
    try Screen.press("F2")
    _ = try program.wait(for: "dialog")
    try Screen.type("x/y")
    _ = try wait(for: "A name cannot contain “/”.")
    try lookAndClose("a new name")
    try look(at: "a new folder", keys: "ctrl+shift+n")
    try look(at: "where to move", keys: "ctrl+m")
    try look(at: "where to copy", keys: "ctrl+shift+m")
    try look(at: "deleting permanently", keys: "shift+Delete")
    try Screen.press("shift+F10")
    try press(menuItem: "Open with…")
    // Programs are called as their own catalogues call them.
    try lookAndClose("open with", without: "list item")
  }

  func testDialogsOfManyFiles() throws {
    try folder.makeFolder("Files/folder")
    try start(in: "Files", focus: "folder")
    try look(at: "properties of many", keys: "ctrl+a", "alt+Return")
    try Screen.press("F2")
    _ = try program.wait(for: "dialog")
    try Screen.type("data")
    _ = try wait(for: "{count} names change", ["count": "5"])
    try assertEverythingIsMarked("finding in names")
    try program.click(wait(for: "Number"))
    _ = try wait(for: "First number")
    try lookAndClose("numbering names")
    try Screen.press("shift+F10")
    try press(menuItem: "New folder with these…")
    try lookAndClose("a folder for many")
    try Screen.press("ctrl+k")
    _ = try wait(for: "Kept {count} files", ["count": "6"])
    try assertEverythingIsMarked("kept")
    try look(at: "what is kept", keys: "ctrl+shift+k")
  }

  private func start(in subfolder: String, focus: String) throws {
    try startInPseudo(on: subfolder)
    try waitForRowFocus(focus)
  }
}
