import AccessibilityDriver
import TestSupport
import XCTest

/// Another order of many files in the real window: the row with the focus keeps it, and is in view.
final class NewOrderTests: HandpickTestCase {
  func testTheFocusedRowStaysInView() throws {
    try makeFiles(50_000)
    try start()
    try waitForRowFocus("file00001")
    let name = "file25007"
    try Screen.type(name)
    try waitForRowFocus(name)
    try Screen.press("ctrl+space")
    try waitForCount("1 selected")
    // A click on a title leaves the focus where it is.
    for title in ["Size", "Name", "Name"] {
      try sort(by: title) { try program.click($0) }
      try waitForFocusInView(name)
    }
    try waitForCount("1 selected")
    // By keys the focus is on the title, and goes back to the row.
    try Screen.press("shift+Tab")
    try program.wait(until: "the title has the focus") { try program.focused?.name == "Name" }
    try sort(by: "Name") { _ in try Screen.press("space") }
    try Screen.press("Down")
    try waitForFocusInView(name)
  }

  private func sort(by title: String, _ press: (AccessibleObject) throws -> Void) throws {
    let button = try program.wait(for: "push button", title)
    let former = try button.explanation
    try press(button)
    try program.wait(until: "it is sorted by \(title)") { try button.explanation != former }
  }

  private func waitForFocusInView(_ name: String) throws {
    let view = try list().frame
    var times = 0
    try program.wait(until: "\(name) is in view") {
      guard let row = try program.focused, try row.name == name else { return false }
      let area = try row.frame
      let isInView = area.y >= view.y && area.y + area.height <= view.y + view.height
      times = isInView ? times + 1 : 0
      // The rows of the new order come a moment after the title's arrow.
      return times > 1
    }
  }

  /// Makes files of which neither sizes nor times are in the order of the names.
  private func makeFiles(_ count: Int) throws {
    let make = """
      import os, sys
      for n in range(1, \(count) + 1):
          f = os.open("%s/file%05d" % (sys.argv[1], n), os.O_CREAT | os.O_WRONLY, 0o600)
          os.ftruncate(f, n * 7919 % 50021)
          os.utime(f, (n * 104729 % 50021, n * 104729 % 50021))
          os.close(f)
      """
    let made = try runProgram(["python3", "-c", make, folder.path(of: "Files")])
    XCTAssertEqual(made.exitStatus, 0, made.errorText)
  }
}
