import AccessibilityDriver
import TestSupport
import XCTest

/// The grid, with real keys and a real pointer.
final class BlockGridTests: BlockTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try start("grid", count: 30)
  }

  func testItIsATableOfCells() throws {
    let table = try program.wait(for: "table", "Files")
    XCTAssertEqual(try table.all("table cell").count, 30)
    XCTAssertFalse(try table.all("table cell").contains { try $0.name.hasPrefix("Gtk") })
    XCTAssertEqual(try rows("push button").map { try $0.name }, (1...30).map { "File \($0)" })
  }

  func testArrowsMoveInTwoDirectionsAndSpaceToggles() throws {
    let columns = try beginAndCountColumns()
    try Screen.press("Right", "Down")
    try waitForFocus(on: "File \(2 + columns)")
    XCTAssertEqual(try chosen(), [])
    try Screen.press("space")
    _ = try program.wait(for: "heading", "1 selected")
    try Screen.press("Return")
    _ = try program.wait(for: "heading", "0 selected")
  }

  func testShiftExtendsByLinesAndItems() throws {
    let columns = try beginAndCountColumns()
    try Screen.press("space", "shift+Down")
    _ = try program.wait(for: "heading", "\(columns + 1) selected")
    try waitForFocus(on: "File \(columns + 1)")
    try Screen.press("shift+Left")
    _ = try program.wait(for: "heading", "\(columns) selected")
    try waitForFocus(on: "File \(columns)")
    try Screen.press("shift+End")
    _ = try program.wait(for: "heading", "30 selected")
    try waitForFocus(on: "File 30")
  }

  func testTabLeavesTheGrid() throws {
    _ = try beginAndCountColumns()
    try Screen.press("space", "Tab")
    try program.wait(until: "the focus is on an action") { try program.focused?.name == "Share" }
  }

  func testAClickTogglesAndControlClickBegins() throws {
    try program.click(try rows("push button")[4], holding: ["ctrl"])
    _ = try program.wait(for: "heading", "1 selected")
    try program.click(try rows("check box")[7])
    _ = try program.wait(for: "heading", "2 selected")
    XCTAssertEqual(try chosen(), ["File 5", "File 8"])
  }

  /// Begins select mode with the focus on the first file.
  private func beginAndCountColumns() throws -> Int {
    try program.press("Select")
    _ = try rows("check box")
    try waitForFocus(on: "File 1")
    // What is below the first one tells how many stand beside it.
    try Screen.press("Down")
    let below = try program.wait(for: "the focus below") {
      try program.focused?.name.split(separator: " ").last.flatMap { Int($0) }.flatMap { $0 > 2 ? $0 : nil }
    }
    try Screen.press("Up")
    try waitForFocus(on: "File 1")
    return below - 1
  }
}
