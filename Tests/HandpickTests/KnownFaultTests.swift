import AccessibilityDriver
import TestSupport
import XCTest

/// Faults that other file managers had, by their number in ``BugLog``, as far as no other test shows them.
final class KnownFaultTests: HandpickTestCase {
  private static let names = (1...8).map { "file\($0).txt" }

  override func setUpWithError() throws {
    try super.setUpWithError()
    for name in Self.names { try folder.write(name, to: "Files/\(name)") }
    try start()
    try waitForRowFocus("file1.txt")
  }

  /// Which rows are chosen, by their place.
  private func chosen() throws -> [Int] {
    try checkBoxes().enumerated().filter { try $0.element.states.contains(.checked) }.map(\.offset)
  }

  /// Moves the one chosen file to the Trash.
  private func delete() throws {
    try program.press("Delete")
    let question = try program.wait(for: "the question") {
      try program.application.first {
        try ["alert", "dialog"].contains($0.role) && $0.name.hasPrefix("Delete “file")
      }
    }
    try program.press("Delete", in: question)
  }

  func test002_SpacePressesTheButtonThatHasTheFocus() throws {
    try Screen.press("space")
    try waitForCount("1 selected")
    try Screen.press("F6")
    for _ in 0..<12 where try program.focused?.name != "Delete" { try Screen.press("Tab") }
    try program.wait(until: "Delete has the focus") { try program.focused?.name == "Delete" }
    try Screen.press("space")
    _ = try program.wait(for: "push button", "Cancel")
    try Screen.press("Escape")
    try waitForCount("1 selected")
  }

  func test003_HoldingTheMouseDoesNotBeginSelectMode() throws {
    let middle = try program.middle(of: try rows()[2])
    try Screen.hold(x: middle.x, y: middle.y, seconds: 1.5)
    try waitForRowFocus("file3.txt")
    try waitForBrowsing()
  }

  func test011_AfterADeletionARangeBeginsAtTheCurrentRow() throws {
    try program.click(try rows()[2], holding: ["ctrl"])
    try waitForCount("1 selected")
    try delete()
    try waitForRowFocus("file4.txt")
    try waitForBrowsing()
    try program.click(try rows()[4], holding: ["shift"])
    try waitForCount("3 selected")
    XCTAssertEqual(try chosen(), [2, 3, 4])
  }

  func test012_AClickMovesWhereShiftAndArrowsBegin() throws {
    try beginSelecting()
    try program.click(try checkBoxes()[2])
    try waitForCount("1 selected")
    try Screen.press("shift+Down", "shift+Down")
    try waitForCount("3 selected")
    XCTAssertEqual(try chosen(), [2, 3, 4])
  }

  func test014_TheFolderComeFromIsCurrentAndNotChosen() throws {
    try waitForRowFocus("file1.txt")
    // Nobody has chosen a row yet, so a folder that comes before it gets the focus.
    try folder.makeFolder("Files/Inner")
    try waitForRowFocus("Inner")
    try program.click(try program.wait(for: "push button", "Inner"), times: 2)
    _ = try program.wait(for: "frame", "Inner")
    try Screen.press("alt+Up")
    try waitForRowFocus("Inner")
    try waitForBrowsing()
  }

  func test032_KeysAreAskedForWhenTheButtonGoesDown() throws {
    let second = try program.middle(of: try rows()[1])
    try Screen.clickLettingGoOfKeysFirst(x: second.x, y: second.y, holding: ["ctrl"])
    try waitForCount("1 selected")
    let fifth = try program.middle(of: try checkBoxes()[4])
    try Screen.clickLettingGoOfKeysFirst(x: fifth.x, y: fifth.y, holding: ["shift"])
    try waitForCount("4 selected")
    XCTAssertEqual(try chosen(), [1, 2, 3, 4])
  }

  func test023_ARightClickOnEmptyGroundKeepsWhatIsChosen() throws {
    try program.click(try rows()[1], holding: ["ctrl"])
    try waitForCount("1 selected")
    let last = try program.middle(of: try checkBoxes()[7])
    try Screen.click(x: last.x, y: last.y + 60, button: 3)
    _ = try program.wait(for: "menu")
    try Screen.press("Escape")
    try program.wait(until: "the menu has gone") { try program.application.first("menu") == nil }
    XCTAssertEqual(try chosen(), [1])
  }

  func test066_ControlZInANameUndoesWhatWasTyped() throws {
    try program.click(try rows()[0], holding: ["ctrl"])
    try waitForCount("1 selected")
    try delete()
    try waitForRowFocus("file2.txt")
    try Screen.press("F2")
    try program.wait(until: "the name has the focus") { try program.focused?.role == "text" }
    try Screen.type("new")
    try Screen.press("ctrl+z", "ctrl+z", "Escape")
    try waitForRowFocus("file2.txt")
    XCTAssertFalse(folder.contains("Files/file1.txt"))
    XCTAssertEqual(try folder.files(in: "Files").count, 7)
    try Screen.press("ctrl+z")
    try program.wait(until: "it is back") { folder.contains("Files/file1.txt") }
  }

  func test126_TabLandsOnARow() throws {
    try Screen.press("Down")
    try waitForRowFocus("file2.txt")
    for (away, back) in [("Tab", "shift+Tab"), ("shift+Tab", "Tab")] {
      try Screen.press(away)
      try program.wait(until: "\(away) leaves the rows") {
        guard let focused = try program.focused else { return false }
        return try !focused.name.hasPrefix("file")
      }
      try Screen.press(back)
      try waitForRowFocus("file2.txt")
    }
  }
}
