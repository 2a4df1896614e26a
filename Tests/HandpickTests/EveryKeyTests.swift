import AccessibilityDriver
import TestSupport
import XCTest

@testable import Handpick

/// The keys of the list of shortcuts that no other test presses. Which test presses which is in the table of functions.
final class EveryKeyTests: HandpickTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/Album")
    for name in ["a.txt", "b.txt", "c.pdf"] { try folder.write(name, to: "Files/\(name)") }
    try folder.write("x", to: "Files/Album/inner.txt")
    try start()
    try waitForRowFocus("Album")
  }

  func testGoingBackForwardUpAndHome() throws {
    try Screen.press("Return")
    try waitForRowFocus("inner.txt")
    try Screen.press("alt+Left")
    try waitForRowFocus("Album")
    try Screen.press("alt+Right")
    try waitForRowFocus("inner.txt")
    try Screen.press("BackSpace")
    try waitForRowFocus("Album")
    try Screen.press("alt+Home")
    _ = try program.wait(for: "push button", "Files")
    try program.waitForNone("push button", "Album")
  }

  func testNewWindows() throws {
    try Screen.press("shift+Return")
    _ = try program.wait(for: "frame", "Album")
    try program.wait(until: "the new window has the keys") { try Screen.activeWindowName() == "Album" }
    try Screen.press("ctrl+n")
    try program.wait(until: "there are three windows") {
      try program.application.all("frame").map { try $0.name }.sorted() == ["Album", "Album", "Files"]
    }
  }

  func testTheMenuOfTheWindow() throws {
    try Screen.press("F10")
    _ = try program.wait(for: "menu", "Menu")
    try program.wait(until: "its first item has the focus") { try program.focused?.name == "New tab" }
    try Screen.press("Escape")
    try program.waitForNone("menu", "Menu")
    try program.wait(until: "its button has the focus") { try program.focused?.role == "push button" }
    try Screen.press("F6", "F6")
    try waitForRowFocus("Album")
    // In select mode, whose header has no button for it.
    try Screen.press("space", "F10")
    try program.wait(until: "its first item has the focus again") { try program.focused?.name == "New tab" }
    try Screen.press("Escape")
    try waitForRowFocus("Album")
    try waitForCount("1 selected")
  }

  /// What has no key of its own is in a menu, and the arrows reach each item there, also the resting ones with their
  /// reasons.
  func testTheArrowsReachEveryItemOfTheMenus() throws {
    try Screen.press("F10")
    try goThrough("Menu")
    try Screen.press("F6", "F6")
    try waitForRowFocus("Album")
    try Screen.press("shift+F10")
    try goThrough("Actions for Album")
    try waitForRowFocus("Album")
    try Screen.press("Down", "space", "shift+Down")
    try waitForCount("2 selected")
    try Screen.press("shift+F10")
    try goThrough("Actions for 2 files")
    try waitForRowFocus("b.txt")
  }

  /// Presses Down from the first to the last item of the open menu, and closes it.
  private func goThrough(_ menu: String) throws {
    let names = try program.wait(for: "the items of \(menu)") { () -> [String]? in
      guard let menu = try program.application.first("menu", menu) else { return nil }
      let names = try menu.all("menu item").map { try $0.name }
      return names.isEmpty ? nil : names
    }
    for (index, name) in names.enumerated() {
      try program.wait(until: "\(name) of \(menu) has the focus") { try program.focused?.name == name }
      if index < names.count - 1 { try Screen.press("Down") }
    }
    try Screen.press("Escape")
    try program.waitForNone("menu", menu)
  }

  func testJumpingToAName() throws {
    try Screen.press("b")
    try waitForRowFocus("b.txt")
  }

  func testAllOfATypeAreChosen() throws {
    try Screen.press("Down")
    try waitForRowFocus("a.txt")
    try Screen.press("ctrl+shift+s")
    try waitForCount("2 selected")
    XCTAssertEqual(
      try checkBoxes().filter { try $0.states.contains(.checked) }.map { try $0.name }, ["a.txt", "b.txt"])
  }

  func testCopyingToAFolder() throws {
    try Screen.press("Down")
    try waitForRowFocus("a.txt")
    try Screen.press("ctrl+shift+m")
    _ = try program.wait(for: "dialog", "Copy 1 file")
    for _ in 0..<20 where try program.focused?.name != "Album" { try Screen.press("Down") }
    try Screen.press("Return")
    try waitForLine("Copied 1 file")
    XCTAssertEqual(try folder.text(of: "Files/Album/a.txt"), "a.txt")
    XCTAssertEqual(try folder.text(of: "Files/a.txt"), "a.txt")
  }

  func testRedoing() throws {
    try Screen.press("Down")
    try waitForRowFocus("a.txt")
    try Screen.press("ctrl+d")
    try waitForLine("Duplicated 1 file")
    try Screen.press("ctrl+z")
    try program.wait(until: "the copy is gone") { !folder.contains("Files/a (copy).txt") }
    try program.waitForNone("label", "Duplicated 1 file")
    try Screen.press("ctrl+shift+z")
    try program.wait(until: "the copy is back") { folder.contains("Files/a (copy).txt") }
  }

  func testTheSizesOfIcons() throws {
    try Screen.press("ctrl+2")
    let usual = try waitForTiles { $0 > 0 }
    try Screen.press("ctrl+plus")
    let larger = try waitForTiles { $0 > usual }
    try Screen.press("ctrl+minus", "ctrl+minus")
    _ = try waitForTiles { $0 < usual && $0 < larger }
    try Screen.press("ctrl+0")
    _ = try waitForTiles { $0 == usual }
  }

  func testTheListOfShortcuts() throws {
    try Screen.press("ctrl+question")
    let dialog = try program.wait(for: "dialog", "Keyboard shortcuts")
    let list = try program.wait(for: "its list") { try dialog.first("list", "Keyboard shortcuts") }
    let lines = try list.all("list item").map { [try $0.name, try $0.explanation] }
    let keys = MainActor.assumeIsolated { WindowKey.groups.flatMap(\.keys).map { [$0.what, $0.written] } }
    XCTAssertEqual(lines, keys)
    // A person who hears them goes along them.
    try program.wait(until: "the first has the focus") { try program.focused?.name == "Open" }
    try Screen.press("Down")
    try program.wait(until: "the second has the focus") { try program.focused?.name == "Open in a new tab" }
    try Screen.press("Escape")
    try program.waitForNone("dialog", "Keyboard shortcuts")
    try waitForRowFocus("Album")
    try Screen.press("F1")
    _ = try program.wait(for: "dialog", "Keyboard shortcuts")
  }

  /// Waits until the files' tiles have such a height, and answers it, in pixels.
  private func waitForTiles(_ condition: (Int) -> Bool) throws -> Int {
    try program.wait(for: "tiles of another height") {
      guard let tile = try program.application.first("table", "Files")?.all("table cell").first else {
        return nil
      }
      let height = try tile.frame.height
      return condition(height) ? height : nil
    }
  }
}
