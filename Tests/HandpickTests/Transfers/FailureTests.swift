import AccessibilityDriver
import TestSupport
import XCTest

/// What failed in a batch: one report, with the reasons and Retry.
final class FailureTests: TransferTestCase {
  func testRetryForWhatFailed() throws {
    guard let there = try? TemporaryFolder(in: "/dev/shm") else {
      throw XCTSkip("/dev/shm, the second file system, is not there")
    }
    try folder.write("good", to: "Files/good.txt")
    let path = folder.path(of: "Files/special")
    let made = try runProgram([
      "python3", "-c", "import socket,sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])", path,
    ])
    XCTAssertEqual(made.exitStatus, 0, made.errorText)
    XCTAssertEqual(
      try runProgram(["ln", "-s", there.path, folder.path(of: "Files/There")]).exitStatus, 0)
    try start()
    try choose("good.txt", "special")
    try moveChosen("Move 2 files")
    _ = try program.wait(for: "the line") {
      try program.application.first {
        try $0.role == "label" && $0.name.hasPrefix("Moved 1 of 2 files.")
      }
    }
    try waitForCount("1 selected")
    try program.press("Details")
    let report = try program.wait(for: "dialog", "1 of 2 files could not be moved")
    let row = try program.wait(for: "the file that failed") { try report.first("list item", "special") }
    XCTAssertTrue(try row.explanation.contains("socket"))
    XCTAssertEqual(try runProgram(["sh", "-c", "rm '\(path)' && echo now >'\(path)'"]).exitStatus, 0)
    try program.press("Retry", in: report)
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try there.text(of: "special"), "now\n")
  }

  /// Where there is no Trash, it is asked once, and Enter deletes nothing.
  func testDeletingWithoutATrashAsksOnce() throws {
    guard let there = try? TemporaryFolder(in: "/dev/shm") else {
      throw XCTSkip("/dev/shm, the second file system, is not there")
    }
    try there.makeFolder("Files")
    try there.write("x", to: "Files/x.txt")
    try start(at: there.path(of: "Files"))
    try choose("x.txt")
    try program.press("Delete")
    let question = try question("Delete “x.txt”?")
    XCTAssertTrue(try question.explanation.contains("can't be undone"))
    try Screen.press("Return")
    try program.wait(until: "the question is gone") { try program.windows.count == 1 }
    XCTAssertTrue(there.contains("Files/x.txt"))
    try program.press("Delete")
    try program.press("Delete", in: self.question("Delete “x.txt”?"))
    try program.wait(until: "the file is gone") { !there.contains("Files/x.txt") }
  }
}
