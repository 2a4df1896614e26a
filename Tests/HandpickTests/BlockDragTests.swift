import AccessibilityDriver
import TestSupport
import XCTest

/// Dragging files, with a real pointer.
final class BlockDragTests: BlockTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try start("list", count: 8)
  }

  func testADragTakesTheSelectionAlongAndLeavesIt() throws {
    try choose([1, 3])
    let boxes = try rows("check box")
    try program.drag(boxes[2], to: boxes[3], inset: 150) { try waitForNote("dragging File 1, File 3") }
    try waitForNote("dropped File 1, File 3 on 4")
    try waitForNote("drag ended")
    XCTAssertEqual(try chosen(), ["File 1", "File 3"])
  }

  func testADragFromARowThatIsNotChosenTakesItAlone() throws {
    try choose([1, 3])
    let boxes = try rows("check box")
    try program.drag(boxes[4], to: boxes[5], inset: 70) { try waitForNote("dragging File 5") }
    try waitForNote("dropped File 5 on 6")
    XCTAssertEqual(try chosen(), ["File 1", "File 3"])
  }

  func testNothingIsDroppedWhereItCannotBe() throws {
    try choose([1])
    let boxes = try rows("check box")
    try program.drag(boxes[0], to: boxes[6], inset: 150) { try waitForNote("dragging File 1") }
    XCTAssertFalse(program.log.contains("dropped"))
    XCTAssertEqual(try chosen(), ["File 1"])
  }

  /// Beside the name of a row that is not chosen there is nothing to drag: the rubber band begins there.
  func testARubberBandBeginsBesideTheName() throws {
    try choose([1])
    let boxes = try rows("check box")
    try program.drag(boxes[3], to: boxes[5], inset: 300)
    _ = try program.wait(for: "heading", "4 selected")
    XCTAssertEqual(try chosen(), ["File 1", "File 4", "File 5", "File 6"])
    XCTAssertFalse(program.log.contains("dragging"))
  }

  private func choose(_ numbers: [Int]) throws {
    try program.press("Select")
    let boxes = try rows("check box")
    for number in numbers { try boxes[number - 1].perform() }
    _ = try program.wait(for: "heading", "\(numbers.count) selected")
  }

  private func waitForNote(_ line: String) throws {
    try program.wait(until: line) { program.log.split(separator: "\n").contains { $0 == line } }
  }
}
