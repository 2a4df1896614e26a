import AccessibilityDriver
import TestSupport
import XCTest

/// Actions that a person added, with a program that writes down what it was given.
final class OwnActionTests: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/Folder")
    for name in ["a.txt", "b $(touch x).txt", "c.png"] { try folder.write(name, to: "Files/\(name)") }
    for name in ["data/handpick/actions", "data/kio/servicemenus", "data/nautilus/scripts/Sub"] {
      try folder.makeFolder(name)
    }
    try program(
      "recorder", #"printf '%s\n' "$PWD" "$@" > \#(folder.path(of: "record.new"))"#,
      #"mv \#(folder.path(of: "record.new")) \#(folder.path(of: "record"))"#)
    try program("fail", "echo noise >&2", "echo 'No room for this' >&2", "exit 3")
    try own(
      "Record", "recorder", "%F", "X-Handpick-Minimum=2", "X-Handpick-Confirm=Record {count} files?",
      "X-Handpick-Done=Recorded {count} files")
    try own("Fail", "fail", "%f")
    try own("Pictures", "recorder", "%F", "MimeType=image/*;")
  }

  private func program(_ name: String, _ lines: String...) throws {
    try folder.write((["#!/bin/sh"] + lines).joined(separator: "\n") + "\n", to: name)
    XCTAssertEqual(try runProgram(["chmod", "+x", folder.path(of: name)]).exitStatus, 0)
  }

  private func own(_ title: String, _ name: String, _ places: String, _ keys: String...) throws {
    let lines = [
      "[Desktop Entry]", "Type=Application", "Name=\(title)", "Exec=\"\(folder.path(of: name))\" \(places)",
    ]
    try folder.write((lines + keys).joined(separator: "\n"), to: "data/handpick/actions/\(title).desktop")
  }

  private func record() throws -> [String] {
    try program.wait(for: "the record") {
      guard folder.contains("record") else { return nil }
      return try runProgram(["cat", folder.path(of: "record")]).text.split(separator: "\n").map(String.init)
    }
  }

  func testAnActionGetsAllFilesAfterItsQuestion() throws {
    try start()
    try choose("a.txt", "b $(touch x).txt")
    try program.press("Tools")
    try program.press(menuItem: "Record")
    let question = try question("Record 2 files?")
    XCTAssertTrue(try question.explanation.contains("“a.txt”"))
    try answer("Record", in: question)
    try waitForLine("Recorded 2 files")
    let files = folder.path(of: "Files")
    XCTAssertEqual(try record(), [files, "\(files)/a.txt", "\(files)/b $(touch x).txt"])
    XCTAssertFalse(folder.contains("Files/x"))
    try waitForBrowsing()
  }

  func testCancelRunsNothing() throws {
    try start()
    try choose("a.txt", "c.png")
    try program.press("Tools")
    try program.press(menuItem: "Record")
    try answer("Cancel", in: try question("Record 2 files?"))
    try waitForCount("2 selected")
    XCTAssertFalse(folder.contains("record"))
  }

  func testAFailureSaysWhoseAndWhy() throws {
    try start()
    try choose("a.txt")
    try program.press("Tools")
    try program.press(menuItem: "Fail")
    try waitForLine("“Fail” failed. fail says: No room for this")
    try waitForCount("1 selected")
  }

  func testTheMenuSaysWhatAnActionNeeds() throws {
    try start()
    try choose("a.txt")
    try program.press("Tools")
    let item = try program.wait(for: "menu item", "Record")
    XCTAssertEqual(try item.explanation, "For 2 files or more")
    XCTAssertNil(try program.application.first("menu item", "Pictures"))
    try Screen.press("Escape")
    try program.waitForNone("menu item", "Record")
  }

  func testServiceMenusAndScriptsAreFoundToo() throws {
    try folder.write(
      """
      [Desktop Entry]
      Type=Service
      MimeType=all/allfiles;
      Actions=record
      [Desktop Action record]
      Name=From a service menu
      Exec="\(folder.path(of: "recorder"))" kde %U
      """, to: "data/kio/servicemenus/record.desktop")
    let menu = folder.path(of: "data/kio/servicemenus/record.desktop")
    try start()
    try choose("a.txt")
    try program.press("Tools")
    _ = try program.wait(for: "menu item", "Fail")
    // Like KDE's programs, none that may not be executed.
    XCTAssertNil(try program.application.first("menu item", "From a service menu"))
    try Screen.press("Escape")
    try program.waitForNone("menu item", "Fail")
    XCTAssertEqual(try runProgram(["chmod", "+x", menu]).exitStatus, 0)
    let script = "data/nautilus/scripts/Sub/Script"
    try program(script, #"exec \#(folder.path(of: "recorder")) "$NAUTILUS_SCRIPT_SELECTED_FILE_PATHS" "$1""#)
    try folder.write("", to: "data/nautilus/scripts/changed")
    try program.wait(until: "both are offered") {
      try program.press("Tools")
      _ = try program.wait(for: "menu item", "Fail")
      let items = try ["From a service menu", "Sub › Script"].map {
        try program.application.first("menu item", $0)
      }
      if items.contains(nil) {
        try Screen.press("Escape")
        try program.waitForNone("menu item", "Fail")
      }
      return !items.contains(nil)
    }
    try program.press(menuItem: "Sub › Script")
    try waitForLine("“Sub › Script” is done for 1 file")
    let file = folder.path(of: "Files/a.txt")
    XCTAssertEqual(try record(), [folder.path(of: "Files"), file, file])
    XCTAssertEqual(try runProgram(["rm", folder.path(of: "record")]).exitStatus, 0)
    try waitForRowFocus("Folder")
    try Screen.press("a")
    try waitForRowFocus("a.txt")
    try Screen.press("shift+F10")
    try program.press(menuItem: "From a service menu")
    try waitForLine("“From a service menu” is done for 1 file")
    XCTAssertEqual(try record(), [folder.path(of: "Files"), "kde", "file://\(file)"])
  }

  func testWithoutAnyTheBarHasNoMoreThanItsOwn() throws {
    XCTAssertEqual(try runProgram(["rm", "-r", folder.path(of: "data/handpick/actions")]).exitStatus, 0)
    try start()
    try choose("a.txt")
    XCTAssertNil(try program.application.first("push button", "Tools"))
  }
}
