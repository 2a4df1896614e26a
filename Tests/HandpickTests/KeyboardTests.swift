import AccessibilityDriver
import TestSupport
import XCTest

/// What the keyboard alone must be able to do.
final class KeyboardTests: HandpickTestCase {
  /// Into an empty folder and out again: there is always something with the focus.
  func testAnEmptyFolderIsNoDeadEnd() throws {
    try folder.makeFolder("Files/Empty")
    try start()
    try program.wait(until: "the folder's row has the focus") { try program.focused?.name == "Empty" }
    try Screen.press("Return")
    try program.wait(until: "the focus is on the reason") {
      try program.focused?.name == "This folder is empty"
    }
    try Screen.press("alt+Up")
    try program.wait(until: "the folder that was left has the focus") { try program.focused?.name == "Empty" }
  }

  /// Ctrl with a letter works by the key, not by what the layout or Caps Lock make of it.
  func testShortcutsWithCapsLock() throws {
    try folder.write("x", to: "Files/file.txt")
    try start()
    try program.wait(until: "the row has the focus") { try program.focused?.name == "file.txt" }
    try Screen.press("Caps_Lock")
    try Screen.press("ctrl+d")
    try waitForLine("Duplicated 1 file")
    try Screen.press("Caps_Lock")
    XCTAssertEqual(try folder.names(in: "Files").count, 2)
  }

  /// Tab leaves the list of places, and the choice stays.
  func testTabLeavesThePlaces() throws {
    try folder.makeFolder("Files/a")
    try folder.makeFolder("Files/b")
    try folder.write("x", to: "Files/file.txt")
    try start()
    try program.wait(until: "a row has the focus") { try program.focused?.name == "a" }
    try Screen.press("End", "ctrl+m")
    _ = try program.wait(for: "dialog", "Move 1 file")
    for _ in 0..<20 where try program.focused?.name != "b" { try Screen.press("Down") }
    try Screen.press("Tab")
    try program.wait(until: "Cancel has the focus") { try program.focused?.name == "Cancel" }
    try Screen.press("Tab", "Tab", "space")
    try program.wait(until: "the file is in b") { folder.contains("Files/b/file.txt") }
  }

  /// Where there is no trash, the question says that deleting is for good, and it is.
  func testDeletingWithoutATrash() throws {
    let place = try TemporaryFolder(in: "/dev/shm")
    try place.makeFolder("Files")
    try place.write("x", to: "Files/file.txt")
    try start(at: place.path(of: "Files"))
    try program.wait(until: "the row has the focus") { try program.focused?.name == "file.txt" }
    try Screen.press("Delete")
    let dialog = try program.wait(for: "dialog", "Delete “file.txt”?")
    XCTAssertEqual(try dialog.explanation, "It will be deleted for good. This can't be undone.")
    try program.wait(until: "Cancel has the focus") { try program.focused?.name == "Cancel" }
    XCTAssertTrue(place.contains("Files/file.txt"))
    try program.press("Delete", in: dialog)
    try program.wait(until: "the file is gone") { !place.contains("Files/file.txt") }
  }
}
