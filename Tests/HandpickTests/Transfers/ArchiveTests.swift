import AccessibilityDriver
import TestSupport
import XCTest

/// Saving what is chosen as a ZIP archive, from the share sheet.
final class ArchiveTests: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.write("one", to: "Files/a.txt")
    try folder.write("two", to: "Files/b.txt")
  }

  /// Opens the share sheet for what is chosen and takes the way to an archive.
  private func beginSaving(_ title: String) throws -> AccessibleObject {
    try program.press("Share")
    let sheet = try program.wait(for: "dialog", title)
    try program.press("Save as ZIP…", in: sheet)
    return try program.wait(for: "dialog", "Save 2 items as ZIP")
  }

  func testItIsMadeAndTakenBack() throws {
    try start()
    try choose("a.txt", "b.txt")
    let dialog = try beginSaving("Share 2 files")
    try program.press("Save", in: dialog)
    try waitForLine("Archived 2 files")
    try waitForBrowsing()
    try waitForRowFocus("Files.zip")
    let listed = try runProgram(["unzip", "-Z1", folder.path(of: "Files/Files.zip")]).text
    XCTAssertEqual(listed.split(separator: "\n").sorted(), ["a.txt", "b.txt"])

    try program.press("Undo")
    try waitForLine("Moved the archive to Trash")
    XCTAssertEqual(try folder.files(in: "Files").keys.count, 2)
  }

  func testATakenNameIsNotOffered() throws {
    try folder.write("mine", to: "Files/Files.zip")
    try start()
    try choose("a.txt", "b.txt")
    let dialog = try beginSaving("Share 2 files")
    _ = try program.wait(for: "label", "“Files.zip” is here already.")
    try program.wait(until: "it cannot be saved") {
      try dialog.first("push button", "Save")?.states.contains(.sensitive) == false
    }
    try program.press("Cancel", in: dialog)
    try waitForCount("2 selected")
    XCTAssertEqual(try text("Files.zip"), "mine")
  }

  func testWhatCannotBeReadStaysChosen() throws {
    XCTAssertEqual(try runProgram(["mkfifo", folder.path(of: "Files/pipe")]).exitStatus, 0)
    try start()
    try choose("a.txt", "pipe")
    let dialog = try beginSaving("Share 2 files")
    try program.press("Save", in: dialog)
    try program.wait(until: "the line tells why") {
      try program.application.first {
        try $0.role == "label" && $0.name.contains("“pipe”") && $0.name.contains("Nothing was archived.")
      } != nil
    }
    try waitForCount("2 selected")
    XCTAssertFalse(try runProgram(["ls", folder.path(of: "Files")]).text.contains("zip"))
    // One report as for other work, with Retry for the whole.
    try program.press("Details")
    let report = try program.wait(for: "dialog", "1 of 2 files could not be archived")
    let row = try program.wait(for: "the file that failed") { try report.first("list item", "pipe") }
    XCTAssertTrue(try row.explanation.contains("“pipe”"))
    XCTAssertNil(try report.first("list item", "a.txt"))
    let pipe = folder.path(of: "Files/pipe")
    XCTAssertEqual(try runProgram(["sh", "-c", "rm '\(pipe)' && echo now >'\(pipe)'"]).exitStatus, 0)
    try program.press("Retry", in: report)
    try waitForLine("Archived 2 files")
    XCTAssertTrue(folder.contains("Files/Files.zip"))
  }
}
