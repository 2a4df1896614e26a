import AccessibilityDriver
import TestSupport
import XCTest

/// Folders that cannot take what is moved say so before anything is tried.
final class MoveTargetTests: TransferTestCase {
  private var uri: String { "file://\(folder.path)" }

  private func places(_ title: String) throws -> [AccessibleObject] {
    try program.wait(for: "the places of “\(title)”") {
      // The question before may have the same title.
      guard let list = try program.application.first("list", "Places"), try list.window.name == title else {
        return nil
      }
      return try list.children
    }
  }

  private func waitForReasons(_ reasons: [String: String], in title: String) throws {
    for (name, reason) in reasons {
      try program.wait(until: "“\(name)” says: \(reason)") {
        try places(title).first { try $0.name == name }?.explanation == reason
      }
    }
    for place in try places(title) {
      let isResting = try reasons[place.name] != nil
      XCTAssertEqual(try place.states.contains(.sensitive), !isResting, title)
    }
  }

  func testWhatCannotBeTheTargetRestsAndSaysWhy() throws {
    try folder.makeFolder("Files/Inner/Deep")
    try folder.makeFolder("Locked")
    for name in ["Files/a.txt", "Files/Inner/x.txt", "plain"] { try folder.write(name, to: name) }
    try folder.makeFolder("config/gtk-3.0")
    try folder.write(
      ["Files/Inner/Deep", "gone", "plain", "Locked"].map { "\(uri)/\($0)\n" }.joined(),
      to: "config/gtk-3.0/bookmarks")
    let lock = "mount --bind \"$0\" \"$0\"; mount -o remount,bind,ro \"$0\"; exec \"$@\""
    let prefix = ["unshare", "-m", "sh", "-ec", lock, folder.path(of: "Locked")]
    let canMount = try runProgram(prefix + ["true"]).exitStatus == 0
    try start(prefix: canMount ? prefix : [])
    try choose("Inner", "a.txt")
    try program.press("Move")
    var reasons = [
      "Inner": "This folder is being moved", "Deep": "This folder is being moved",
      "gone": "This folder is no longer there", "plain": "This is not a folder",
    ]
    if canMount { reasons["Locked"] = "This file system can only be read" }
    try waitForReasons(reasons, in: "Move 2 items")
    // It can be heard, and nothing more.
    for _ in 0..<20 where try program.focused?.name != "gone" { try Screen.press("Down") }
    try program.wait(until: "a resting place has the focus") { try program.focused?.name == "gone" }
    let dialog = try places("Move 2 items")[0].window
    XCTAssertEqual(try dialog.first("push button", "Move")?.states.contains(.sensitive), false)
    try Screen.press("Return")
    XCTAssertNotNil(try program.application.first("dialog", "Move 2 items"))
    try Screen.press("Escape")
    try program.waitForNone("dialog", "Move 2 items")
    XCTAssertEqual(try text("Inner/x.txt"), "Files/Inner/x.txt")
  }

  func testWhatIsCopiedCannotGoIntoItself() throws {
    try folder.makeFolder("Files/Inner")
    try folder.makeFolder("Files/Other")
    try start()
    try choose("Inner")
    try Screen.press("ctrl+shift+m")
    try waitForReasons(["Inner": "This folder is being copied"], in: "Copy 1 folder")
    try Screen.press("Escape")
    try program.waitForNone("dialog", "Copy 1 folder")
  }

  /// Files of several folders can all come to one of these; those that are there stay.
  func testFilesOfSeveralFoldersComeToOneOfThem() throws {
    for name in ["One", "Two"] { try folder.makeFolder("Files/\(name)") }
    for name in ["One/a.txt", "Two/b.txt"] { try folder.write(name, to: "Files/\(name)") }
    try start(on: "Files/One")
    try waitForRowFocus("a.txt")
    try Screen.press("ctrl+k", "alt+Up")
    _ = try program.wait(for: "frame", "Files")
    try program.wait(for: "push button", "Two").perform()
    try waitForRowFocus("b.txt")
    try Screen.press("space")
    _ = try program.wait(for: "heading", "2 selected in 2 folders")
    try Screen.press("ctrl+m")
    try program.press("Move all 2", in: try question("Move 2 files"))
    try waitForReasons([:], in: "Move 2 files")
    XCTAssertEqual(try places("Move 2 files")[0].name, "Two")
    try Screen.press("Return")
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("Two/a.txt"), "One/a.txt")
    XCTAssertEqual(try text("Two/b.txt"), "Two/b.txt")
    try waitForRowFocus("a.txt")
    try program.waitForNone("push button", "1 kept")
  }

  /// What a search found below does not stand in the folder searched, and can come there.
  func testWhatASearchFoundComesToTheFolderSearched() throws {
    for name in ["one", "two"] { try folder.makeFolder("Files/\(name)") }
    for name in ["one/n1.txt", "two/n2.txt"] { try folder.write(name, to: "Files/\(name)") }
    try start()
    try waitForRowFocus("one")
    try Screen.press("ctrl+f")
    try program.wait(until: "the search has the focus") { try program.focused?.role == "text" }
    try Screen.type(".txt")
    for _ in 0..<6 where try program.focused?.name != "In folders below" { try Screen.press("Tab") }
    try Screen.press("space")
    try program.wait(until: "both are found") { try rows().map { try $0.name } == ["n1.txt", "n2.txt"] }
    try Screen.press("ctrl+f", "Return")
    try program.wait(until: "a result has the focus") { try program.focused?.name == "n1.txt" }
    try Screen.press("ctrl+a", "ctrl+m")
    XCTAssertEqual(try places("Move 2 files")[0].name, "Files")
    try program.press("Move", in: try places("Move 2 files")[0].window)
    try waitForLine("Moved 2 files")
    XCTAssertEqual(try text("n1.txt"), "one/n1.txt")
    XCTAssertEqual(try text("n2.txt"), "two/n2.txt")
  }
}
