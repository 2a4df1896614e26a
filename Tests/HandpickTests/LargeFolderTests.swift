import AccessibilityDriver
import Glibc
import TestSupport
import XCTest

/// A folder of many files costs no more objects than a screenful.
final class LargeFolderTests: HandpickTestCase {
  func testAHundredThousandFiles() throws {
    let make = "cd \"$1\" && seq -f 'file%06.0f.txt' 1 100000 | xargs touch --"
    XCTAssertEqual(try runProgram(["sh", "-c", make, "sh", folder.path(of: "Files")]).exitStatus, 0)
    try start()
    try program.wait(until: "all are listed") { try rows()[0].name == "file000001.txt" }

    try beginSelecting()
    try program.press("Select all")
    try waitForCount("100000 selected")
    XCTAssertLessThan(try checkBoxes().count, 1_000)

    try program.click(try checkBoxes()[0])
    try waitForCount("99999 selected")
    try Screen.press("End")
    try program.wait(until: "the last row has the focus") { try program.focused?.name == "file100000.txt" }
    XCTAssertLessThan(try checkBoxes().count, 1_000)
    try program.press("Done")
    try waitForBrowsing()
  }

  /// All that is chosen while the folder is still being read is all of it: also what is yet to be found.
  ///
  /// What keeps it from being read at once are links: each leads through thirty others, and those there and back.
  func testSelectAllWhileTheFolderIsRead() throws {
    try folder.makeFolder("x")
    try folder.write("", to: "target")
    var target = "target"
    for number in 0..<30 {
      symlink(String(repeating: "x/../", count: 50) + target, folder.path(of: "link \(number)"))
      target = "link \(number)"
    }
    for number in 0..<8_000 {
      symlink("../\(target)", folder.path(of: "Files/\(number)"))
    }
    try start()
    _ = try program.wait(for: "the first rows") { try list().first("push button") }
    try Screen.press("ctrl+a")
    try waitForCount("8000 selected")
  }

  func testSelectAllWhilePicturesAreDrawn() throws {
    for number in 10..<70 {
      let copied = try runProgram([
        "cp", Project.root + "/data/pictures/select-light.png", folder.path(of: "Files/\(number).png"),
      ])
      XCTAssertEqual(copied.exitStatus, 0)
    }
    try start()
    _ = try rows()
    try Screen.press("ctrl+a")
    try waitForCount("60 selected")
    try program.wait(until: "several have been drawn") {
      try runProgram(["find", folder.path(of: "cache"), "-name", "*.png"]).text.split(separator: "\n").count
        > 5
    }
    _ = try program.wait(for: "heading", "60 selected")
    XCTAssertTrue(try checkBoxes().allSatisfy { try $0.states.contains(.checked) })
  }
}
