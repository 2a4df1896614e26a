import AccessibilityDriver
import TestSupport
import XCTest

/// Dragging files within the window, with a real pointer.
final class DragTests: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/Inner/Deep")
    for name in ["a.txt", "b.txt", "c.txt"] { try folder.write(name, to: "Files/\(name)") }
  }

  private func row(_ name: String) throws -> AccessibleObject {
    try program.wait(for: "push button", name)
  }

  func testADragOntoAFolderMovesAndCanBeUndone() throws {
    try start()
    try program.drag(row("b.txt"), to: row("Inner"), inset: 70)
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("Inner/b.txt"), "b.txt")
    XCTAssertNil(try text("b.txt"))
    try program.press("Undo")
    try program.wait(until: "the file is back") { try text("b.txt") == "b.txt" }
  }

  func testTheSelectionIsDraggedTogether() throws {
    try start()
    try choose("a.txt", "c.txt")
    let boxes = try checkBoxes()
    let folder = try XCTUnwrap(boxes.first { try $0.name == "Inner" })
    try program.drag(XCTUnwrap(boxes.first { try $0.name == "c.txt" }), to: folder, inset: 120)
    try waitForLine("Moved 2 files")
    XCTAssertEqual(try text("Inner/a.txt"), "a.txt")
    XCTAssertEqual(try text("Inner/c.txt"), "c.txt")
    XCTAssertEqual(try text("b.txt"), "b.txt")
  }

  func testADropWhereTheFilesAreChangesNothing() throws {
    let before = try folder.files(in: "Files")
    try start()
    try program.drag(row("a.txt"), to: row("c.txt"), inset: 70)
    try program.drag(row("Inner"), to: row("Inner"), inset: 70)
    try program.drag(row("b.txt"), to: row("Inner"), inset: 70)
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try folder.files(in: "Files").count, before.count)
    XCTAssertEqual(try text("a.txt"), "a.txt")
  }

  func testAFileIsDroppedOnTheFolderAbove() throws {
    try folder.write("x", to: "Files/Inner/x.txt")
    try start(on: "Files/Inner")
    try program.drag(
      row("x.txt"), to: XCTUnwrap(program.wait(for: "tool bar", "Path").first("push button", "Files")))
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("x.txt"), "x")
    // Where it is already nothing happens.
    try Screen.press("alt+Up")
    _ = try program.wait(for: "frame", "Files")
    try program.drag(
      row("a.txt"), to: XCTUnwrap(program.wait(for: "tool bar", "Path").first("push button", "Files")))
    try program.drag(
      row("b.txt"), to: XCTUnwrap(program.wait(for: "panel", "Places").first("push button", "Trash")))
    try waitForLine("Moved 1 file to Trash")
    XCTAssertEqual(try text("a.txt"), "a.txt")
    XCTAssertNil(try text("b.txt"))
    try program.press("Undo")
    try program.wait(until: "the file is back") { try text("b.txt") == "b.txt" }
  }

  func testAFileIsDroppedOnAPlace() throws {
    try start()
    let home = try XCTUnwrap(program.wait(for: "panel", "Places").first("push button", "Home"))
    try program.drag(row("c.txt"), to: home)
    try waitForLine("Moved 1 file")
    XCTAssertTrue(folder.contains("c.txt"))
    XCTAssertNil(try text("c.txt"))
  }
}
