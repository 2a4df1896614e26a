import AccessibilityDriver
import TestSupport
import XCTest

/// Work that takes longer than a moment: a move to another file system whose writes are slow.
final class LongTransferTests: TransferTestCase {
  private var there: TemporaryFolder!
  private let size = 48 << 20

  override func setUpWithError() throws {
    try super.setUpWithError()
    guard let there = try? TemporaryFolder(in: "/dev/shm") else {
      throw XCTSkip("/dev/shm, the second file system, is not there")
    }
    self.there = there
    try folder.write([UInt8](repeating: 7, count: size), to: Array("Files/big.bin".utf8))
    try folder.write("small", to: "Files/small.txt")
    XCTAssertEqual(
      try runProgram(["ln", "-s", there.path, folder.path(of: "Files/There")]).exitStatus, 0)
    try start(prefix: ["env", "LD_PRELOAD=\(try slowWrites(in: folder))"])
  }

  override func tearDownWithError() throws {
    try super.tearDownWithError()
    there = nil
  }

  private func beginMove() throws -> AccessibleObject {
    try choose("big.bin")
    try moveChosen("Move 1 file")
    return try program.wait(for: "push button", "File operations")
  }

  func testTheWindowIsUsedMeanwhileAndStopPutsAllBack() throws {
    let button = try beginMove()
    try waitForBrowsing()
    // What only changes names does not wait.
    try program.click(program.wait(for: "push button", "small.txt"))
    try Screen.press("Delete")
    let question = try self.question("Delete “small.txt”?")
    try program.press("Delete", in: question)
    try waitForLine("Moved 1 file to Trash")
    // What copies waits for the device.
    try Screen.press("ctrl+z")
    try program.click(program.wait(for: "push button", "small.txt"))
    try Screen.press("ctrl+d")
    try button.perform()
    let popover = try program.wait(for: "dialog", "File operations")
    _ = try program.wait(for: "label", "Moving 1 file to “There”")
    _ = try program.wait(for: "label", "Duplicating 1 file", timeout: .seconds(5))
    _ = try program.wait(for: "label", "Waiting for other work on the same device")
    XCTAssertNotNil(try popover.first("progress bar", "Moving 1 file to “There”"))
    let stop = try program.wait(for: "Stop of the move") {
      try popover.first { try $0.name == "Stop" && $0.explanation == "Moving 1 file to “There”" }
    }
    try stop.perform()
    try program.waitForNone("push button", "File operations")
    try program.wait(until: "the duplicate is made") { try text("small (copy).txt") == "small" }
    XCTAssertEqual(try folder.files(in: "Files")[Array("big.bin".utf8)]?.count, size)
    XCTAssertEqual(try there.files(in: ""), [:])
  }

  func testTheEndIsToldAndCanBeUndone() throws {
    _ = try beginMove()
    _ = try program.wait(for: "label", "Moved 1 file", timeout: .seconds(30))
    XCTAssertEqual(try there.files(in: "")[Array("big.bin".utf8)]?.count, size)
    XCTAssertNil(try folder.files(in: "Files")[Array("big.bin".utf8)])
    try program.press("Undo")
    _ = try program.wait(for: "label", "Moved 1 file back", timeout: .seconds(30))
    XCTAssertEqual(try folder.files(in: "Files")[Array("big.bin".utf8)]?.count, size)
    XCTAssertEqual(try there.files(in: ""), [:])
  }

  func testClosingAsks() throws {
    _ = try beginMove()
    try Screen.press("ctrl+w")
    let question = try self.question("Work on files is still under way")
    try program.press("Cancel", in: question)
    try program.wait(until: "the question is gone") { try program.windows.count == 1 }
    try Screen.press("ctrl+q")
    let again = try self.question("Work on files is still under way")
    try program.press("Stop and close", in: again)
    _ = try program.waitForEnd()
    hasEnded = true
    XCTAssertEqual(try folder.files(in: "Files")[Array("big.bin".utf8)]?.count, size)
    XCTAssertEqual(try there.files(in: ""), [:])
  }

  func testWorkContinuesWithoutAWindow() throws {
    _ = try beginMove()
    try Screen.press("ctrl+w")
    let question = try self.question("Work on files is still under way")
    try program.press("Continue in the background", in: question)
    _ = try program.waitForEnd(timeout: .seconds(30))
    hasEnded = true
    XCTAssertEqual(try there.files(in: "")[Array("big.bin".utf8)]?.count, size)
    XCTAssertNil(try folder.files(in: "Files")[Array("big.bin".utf8)])
  }
}
