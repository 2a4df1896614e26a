import AccessibilityDriver
import TestSupport
import XCTest

/// The block's own example, as its users and a screen reader meet it.
final class ExampleTests: XCTestCase {
  private var program: DrivenProgram!

  override func setUpWithError() throws {
    try super.setUpWithError()
    program = try DrivenProgram([Array(Project.executable("SelectionToolbarExample").utf8)])
  }

  override func tearDownWithError() throws {
    if let program {
      XCTAssertTrue(program.isRunning, "the program ended: \(program.log)")
      _ = try program.terminate()
      XCTAssertEqual(program.mistakes, [])
    }
    program = nil
    try super.tearDownWithError()
  }

  func testOnlyWhatIsShownCanBeFound() throws {
    XCTAssertNil(try program.application.first("heading"))
    XCTAssertNil(try program.application.first("tool bar"))
    XCTAssertNil(try program.application.first("push button", "Done"))
    try program.press("Select")
    _ = try program.wait(for: "heading", "0 selected")
    _ = try program.wait(for: "tool bar", "Actions")
    try program.waitForNone("push button", "Select")
  }

  func testClickSpaceAndShiftChoose() throws {
    try chooseThree()
    XCTAssertEqual(try chosen(), [true, true, true, false, false, false])
  }

  func testMoveIsConfirmedAndUndone() throws {
    try chooseThree()
    try program.press("Move")
    let button = try program.wait(for: "push button", "Move")
    try program.wait(until: "it runs") {
      try button.explanation == "In progress" && button.states.contains(.busy)
    }
    _ = try program.wait(for: "label", "Moved 3 files")
    try program.wait(until: "three rows are left") { try rows().count == 3 }
    try program.press("Undo")
    try program.wait(until: "six rows are back") { try rows().count == 6 }
  }

  func testDeleteAsksFirst() throws {
    try chooseThree()
    try program.press("Delete")
    _ = try program.wait(for: "dialog", "Delete 3 files?")
    XCTAssertEqual(try program.focused?.name, "Cancel")
    try Screen.press("Escape")
    try program.waitForNone("dialog", "Delete 3 files?")
    XCTAssertEqual(try chosen(), [true, true, true, false, false, false])

    try program.press("Delete")
    try program.press("Delete", in: try program.wait(for: "dialog", "Delete 3 files?"))
    _ = try program.wait(for: "label", "Deleted 3 files")
    try program.wait(until: "three rows are left") { try rows().count == 3 }
  }

  func testEveryControlHasANameOfItsOwn() throws {
    let controls = [
      "push button", "check box", "toggle button", "entry", "list", "tool bar", "heading", "dialog", "frame",
    ]
    for role in controls {
      for control in try program.application.all(role) {
        let name = try control.name
        XCTAssertFalse(
          name.isEmpty || name.hasPrefix("Gtk") || name.hasPrefix("_"), "\(role) is called “\(name)”")
      }
    }
  }

  private func chooseThree() throws {
    try program.press("Select")
    let boxes = try program.wait(for: "check boxes") {
      let boxes = try program.application.all("check box")
      return boxes.count == 6 ? boxes : nil
    }
    try program.click(boxes[0])
    _ = try program.wait(for: "heading", "1 selected")
    try Screen.press("Down", "space")
    _ = try program.wait(for: "heading", "2 selected")
    try Screen.press("shift+Down")
    _ = try program.wait(for: "heading", "3 selected")
  }

  private func chosen() throws -> [Bool] {
    try program.application.all("check box").map { try $0.states.contains(.checked) }
  }

  private func rows() throws -> [AccessibleObject] {
    try program.wait(for: "list", "Files").all("list item")
  }
}
