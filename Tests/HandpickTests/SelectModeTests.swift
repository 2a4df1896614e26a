import AccessibilityDriver
import TestSupport
import XCTest

/// Select mode as its users meet it.
final class SelectModeTests: HandpickTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    for index in 1...12 {
      try folder.write("\(index)", to: "Files/file\(index).txt")
    }
    try start()
  }

  func testTheWindowIsCalledAsTheFolder() throws {
    _ = try program.wait(for: "frame", "Files")
    XCTAssertEqual(try rows().map { try $0.name }, (1...12).map { "file\($0).txt" })
  }

  func testSelectAllAndDeselectAll() throws {
    try beginSelecting()
    try program.press("Select all")
    try waitForCount("12 selected")
    XCTAssertTrue(try checkBoxes().allSatisfy { try $0.states.contains(.checked) })
    try program.waitForNone("push button", "Select all")
    try program.press("Deselect all")
    try waitForCount("0 selected")
    XCTAssertFalse(try checkBoxes().contains { try $0.states.contains(.checked) })
    _ = try program.wait(for: "push button", "Select all")
  }

  func testArrowsMoveTheFocusAndNothingElse() throws {
    try beginSelecting()
    let boxes = try checkBoxes()
    try program.click(boxes[3])
    try waitForCount("1 selected")
    for (key, row) in [("Down", 4), ("Down", 5), ("Up", 4), ("Home", 0), ("End", 11)] {
      try Screen.press(key)
      try program.wait(until: "\(key) moves the focus to row \(row)") {
        try boxes[row].states.contains(.focused)
      }
    }
    try waitForCount("1 selected")
    XCTAssertEqual(try checkBoxes().map { try $0.states.contains(.checked) }, (0..<12).map { $0 == 3 })
  }

  func testATogglesDescriptionSaysWhatItDoes() throws {
    try beginSelecting()
    let box = try checkBoxes()[0]
    XCTAssertEqual(try box.explanation, "Select")
    try program.click(box)
    try waitForCount("1 selected")
    XCTAssertEqual(try box.explanation, "Deselect")
    XCTAssertTrue(try box.states.contains(.checked))
    try program.click(box)
    try waitForCount("0 selected")
    XCTAssertEqual(try box.explanation, "Select")
    XCTAssertFalse(try box.states.contains(.checked))
  }

  func testEscapeGivesTheFocusBackToTheRow() throws {
    try leave { try Screen.press("Escape") }
  }

  func testDoneGivesTheFocusBackToTheRow() throws {
    try leave { try program.press("Done") }
  }

  func testControlClickBeginsWithTheRow() throws {
    try program.click(try rows()[2], holding: ["ctrl"])
    try program.wait(until: "file3.txt is chosen") {
      try program.application.first("check box", "file3.txt")?.states.contains(.checked) == true
    }
  }

  func testShiftClickExtends() throws {
    try beginSelecting()
    let boxes = try checkBoxes()
    try program.click(boxes[1])
    try waitForCount("1 selected")
    try program.click(boxes[4], holding: ["shift"])
    try waitForCount("4 selected")
    XCTAssertEqual(
      try checkBoxes().map { try $0.states.contains(.checked) }, (0..<12).map { (1...4).contains($0) })
  }

  func testAnActionNeedsAChosenFile() throws {
    try beginSelecting()
    for action in ["Share", "Move", "Duplicate", "Delete"] {
      let button = try program.wait(for: "push button", action)
      XCTAssertFalse(try button.states.contains(.sensitive), action)
    }
    try program.click(try checkBoxes()[0])
    try waitForCount("1 selected")
    for action in ["Share", "Move", "Duplicate", "Delete"] {
      let button = try program.wait(for: "push button", action)
      XCTAssertTrue(try button.states.contains(.sensitive), action)
    }
    XCTAssertEqual(try program.wait(for: "tool bar").name, "Actions")
  }

  /// What was chosen is chosen again after a slip, be it Escape or Deselect all; of what has gone meanwhile nothing is.
  func testWhatWasChosenIsChosenAgain() throws {
    try beginSelecting()
    for index in [1, 3, 4] { try program.click(try checkBoxes()[index]) }
    try waitForCount("3 selected")
    try Screen.press("Escape")
    try waitForBrowsing()
    XCTAssertEqual(try runProgram(["rm", folder.path(of: "Files/file4.txt")]).exitStatus, 0)
    try program.waitForNone("push button", "file4.txt")
    try selectAgain()
    try waitForCount("2 selected")
    try Screen.press("ctrl+shift+a")
    try waitForCount("0 selected")
    try selectAgain()
    try waitForCount("2 selected")
    XCTAssertEqual(
      try checkBoxes().filter { try $0.states.contains(.checked) }.map { try $0.name },
      ["file2.txt", "file5.txt"])
  }

  private func selectAgain() throws {
    try Screen.press("F10")
    try program.press(menuItem: "Select again")
  }

  private func leave(_ leave: () throws -> Void) throws {
    try beginSelecting()
    try program.click(try checkBoxes()[5])
    try waitForCount("1 selected")
    try leave()
    try waitForBrowsing()
    try program.wait(until: "the row has the focus") { try program.focused?.name == "file6.txt" }
  }
}
