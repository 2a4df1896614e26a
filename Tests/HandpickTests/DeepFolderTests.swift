import AccessibilityDriver
import Glibc
import TestSupport
import XCTest

/// A folder 3,000 levels deep, whose path is longer than the kernel takes: it is walked into and used like any other.
final class DeepFolderTests: HandpickTestCase {
  private let levels = 3000
  private let walked = 5
  private var bottom: Int32 = -1

  override func setUpWithError() throws {
    try super.setUpWithError()
    bottom = try folder.makeChain(of: "deep", levels: levels, in: "Files")
    close(openat(bottom, "bottom.txt", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
    try start(on: "Files" + String(repeating: "/deep", count: levels - walked))
  }

  override func tearDownWithError() throws {
    close(bottom)
    try super.tearDownWithError()
  }

  func testTheDeepestFolder() throws {
    for _ in 0..<walked {
      try waitForRowFocus("deep")
      try Screen.press("Return")
    }
    try waitForRowFocus("bottom.txt")
    _ = try program.wait(for: "frame", "deep")

    close(openat(bottom, "other.txt", O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
    try waitForRows(["bottom.txt", "other.txt"])
    try Screen.press("F5")
    try waitForRowFocus("bottom.txt")
    // The path as a text, which is not changed, leads here.
    try Screen.press("ctrl+l")
    try program.wait(until: "the location has the focus") { try program.focused?.name == "Location" }
    try Screen.press("Return")
    try waitForRowFocus("bottom.txt")
    // Its path is too long for other programs.
    try Screen.press("Return")
    try waitForLine("“bottom.txt” could not be opened: File name too long")
    try Screen.press("alt+Return")
    let properties = try program.wait(for: "dialog", "Properties of “bottom.txt”")
    _ = try program.wait(for: "its size") { try properties.first { try $0.name == "Size: 0 bytes" } }
    try Screen.press("Escape")
    try program.waitForNone("dialog", "Properties of “bottom.txt”")

    try Screen.press("ctrl+shift+n")
    _ = try program.wait(for: "dialog", "New folder")
    try program.wait(until: "the dialog has the keys") { try Screen.activeWindowName() == "New folder" }
    try Screen.type("other.txt")
    _ = try program.wait(for: "the problem") {
      try program.application.first { try $0.name == "“other.txt” is here already." }
    }
    try Screen.press("ctrl+a")
    try Screen.type("Made here")
    try Screen.press("Return")
    try waitForRowFocus("Made here")
    XCTAssertTrue(contains("Made here"))
    try Screen.press("ctrl+z")
    try waitForRows(["bottom.txt", "other.txt"])

    try Screen.press("ctrl+a")
    try waitForCount("2 selected")
    try program.press("Duplicate")
    try waitForLine("Duplicated 2 files")
    let four = ["bottom.txt", "bottom (copy).txt", "other.txt", "other (copy).txt"]
    try waitForRows(four)
    XCTAssertTrue(contains("bottom (copy).txt"))

    try Screen.press("ctrl+a")
    try waitForCount("4 selected")
    try program.press("Delete")
    try program.press("Delete", in: try program.wait(for: "dialog", "Delete 4 files?"))
    _ = try program.wait(for: "heading", "This folder is empty")
    XCTAssertFalse(contains("bottom.txt"))
    try Screen.press("ctrl+z")
    try waitForRows(four)

    try Screen.press("alt+Up")
    try waitForRowFocus("deep")
    try Screen.press("alt+Home")
    try waitForRowFocus("Files")
  }

  /// Each folder of the path as a button of its own would take seconds in each folder.
  func testThePathHasTheNearestFoldersAndTheRoot() throws {
    try waitForRowFocus("deep")
    let path = try program.wait(for: "tool bar", "Path")
    XCTAssertLessThanOrEqual(try path.all("push button").count, 65)
    for button in try path.all("push button") { XCTAssertLessThan(try button.explanation.utf8.count, 300) }
    try program.press("Folders above")
    _ = try program.wait(for: "menu item", "deep")
    try program.press(menuItem: "File system")
    try waitForRowFocus("tmp")
  }

  private func contains(_ name: String) -> Bool {
    var information = stat()
    return fstatat(bottom, name, &information, AT_SYMLINK_NOFOLLOW) == 0
  }

  private func waitForRows(_ names: [String]) throws {
    try program.wait(until: "the rows are \(names)") {
      guard let list = try program.application.first("list", "deep") else { return false }
      return try list.all("push button").map { try $0.name } == names
    }
  }
}
