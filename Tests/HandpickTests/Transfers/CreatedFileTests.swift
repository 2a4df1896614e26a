import AccessibilityDriver
import TestSupport
import XCTest

/// What an operation makes in the folder shown gets the focus, and is in view.
final class CreatedFileTests: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    for number in 100..<200 { try folder.write("\(number)", to: "Files/file\(number).txt") }
    try folder.makeFolder("Files/Inner")
    try folder.write("last", to: "Files/Inner/zz.txt")
    // So many that the folder sees what is extracted before it has its name.
    let made = try runProgram([
      "sh", "-ec", "cd \"$1\"; mkdir zz; cd zz; seq 3000 | xargs touch; cd ..; tar -cf Files/tape.tar zz",
      "sh",
      folder.path,
    ])
    XCTAssertEqual(made.exitStatus, 0, made.errorText)
    try start()
    try waitForRowFocus("Inner")
  }

  private func waitForNew(_ name: String) throws {
    try program.wait(until: "“\(name)” has the focus") { try program.focused?.name == name }
    let place = try program.focused?.frame
    let window = try list().window.frame
    let middle = try XCTUnwrap(place.map { $0.y + $0.height / 2 })
    XCTAssertTrue((0...window.height).contains(middle), "“\(name)” is in view: \(middle)")
  }

  func testWhatIsPastedDuplicatedAndExtracted() throws {
    try Screen.press("Return")
    try waitForRowFocus("zz.txt")
    try Screen.press("ctrl+c", "BackSpace")
    try waitForRowFocus("Inner")
    try Screen.press("ctrl+v")
    try waitForLine("Copied 1 file")
    try waitForNew("zz.txt")
    try Screen.press("ctrl+d")
    try waitForLine("Duplicated 1 file")
    try waitForNew("zz (copy).txt")
    try Screen.press("Home", "ctrl+shift+n")
    _ = try program.wait(for: "dialog", "New folder")
    try Screen.type("zzz")
    try Screen.press("Return")
    try waitForNew("zzz")
    try Screen.type("tape.tar")
    try program.wait(until: "the archive has the focus") { try program.focused?.name == "tape.tar" }
    try Screen.press("shift+F10")
    try program.press(menuItem: "Extract here")
    try waitForLine("Extracted 1 archive")
    try waitForNew("zz")
  }

  func testWhatIsMadeOfChosenFiles() throws {
    try choose("file100.txt", "file101.txt")
    try Screen.press("ctrl+d")
    try waitForLine("Duplicated 2 files")
    try waitForBrowsing()
    try waitForNew("file100 (copy).txt")
    try program.press("Select them")
    try waitForCount("2 selected")
    try program.wait(until: "the copies are chosen") {
      try ["file100 (copy).txt", "file101 (copy).txt"].allSatisfy { name in
        try program.application.first("check box", name)?.states.contains(.checked) == true
      }
    }
  }

  func testWhatIsPastedIsChosenInSelectModeWhereNothingElseIs() throws {
    try choose("file100.txt", "file101.txt")
    try Screen.press("ctrl+c", "Escape")
    try waitForBrowsing()
    try program.wait(for: "push button", "Inner").perform()
    try waitForRowFocus("zz.txt")
    try program.press("Select")
    _ = try program.wait(for: "heading", "0 selected")
    try Screen.press("ctrl+v")
    try waitForLine("Copied 2 files")
    try waitForCount("2 selected")
    try waitForRowFocus("file100.txt")
    // What a person has chosen is not touched.
    try Screen.press("ctrl+shift+a")
    try waitForCount("0 selected")
    try program.wait(for: "check box", "zz.txt").perform()
    try waitForCount("1 selected")
    try Screen.press("ctrl+v")
    let dialog = try conflictDialog("2 of 2 files already exist in “Inner”")
    try answer("Keep both", in: dialog)
    _ = try program.wait(for: "label", "2 of 2: “file101.txt”")
    try answer("Keep both", in: dialog)
    for name in ["file100 (copy).txt", "file101 (copy).txt"] {
      let copy = try program.wait(for: "check box", name)
      XCTAssertFalse(try copy.states.contains(.checked))
    }
    try waitForCount("1 selected")
  }
}
