import AccessibilityDriver
import TestSupport
import XCTest

/// Files of several folders, chosen and acted on together.
final class BasketTests: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    for name in ["One", "Two"] { try folder.makeFolder("Files/\(name)") }
    for name in ["a.txt", "b.txt", "c.txt"] { try folder.write(name, to: "Files/One/\(name)") }
    for name in ["d.txt", "e.txt", "f.txt"] { try folder.write(name, to: "Files/Two/\(name)") }
    try start(on: "Files/One")
    _ = try program.wait(for: "push button", "a.txt")
  }

  private func select(_ names: String..., count: String) throws {
    try program.press("Select")
    for name in names { try program.wait(for: "check box", name).perform() }
    _ = try program.wait(for: "heading", count)
  }

  /// Keeps two files of the first folder, and goes to the second.
  private func keepTwo() throws {
    try select("a.txt", "b.txt", count: "2 selected")
    try Screen.press("ctrl+k")
    try waitForLine("Kept 2 files")
    _ = try program.wait(for: "push button", "2 kept")
    try goToTwo()
  }

  private func goToTwo() throws {
    try Screen.press("alt+Up")
    _ = try program.wait(for: "frame", "Files")
    try program.wait(for: "push button", "Two").perform()
    _ = try program.wait(for: "frame", "Two")
    _ = try program.wait(for: "push button", "d.txt")
  }

  func testFilesOfTwoFoldersAreMovedAndMovedBackTogether() throws {
    try keepTwo()
    try select("d.txt", "e.txt", count: "4 selected in 2 folders")
    _ = try program.wait(for: "frame", "4 selected in 2 folders")
    try program.press("Move")
    let question = try question("Move 4 files")
    XCTAssertTrue(try question.explanation.contains("2 of them were kept in “One”."))
    XCTAssertNotNil(try question.first("push button", "Move 2 shown"))
    try program.press("Move all 4", in: question)
    try chooseFolderAbove()
    try waitForLine("Moved 4 files")
    for name in ["a.txt", "b.txt", "d.txt", "e.txt"] { XCTAssertTrue(folder.contains("Files/\(name)")) }
    try program.waitForNone("push button", "2 kept")
    try program.press("Undo")
    try program.wait(until: "all are back") { try names("One").count == 3 && names("Two").count == 3 }
  }

  func testOnlyTheShownOnesAreDeletedWhereThatIsWanted() throws {
    try keepTwo()
    try select("d.txt", count: "3 selected in 2 folders")
    try Screen.press("Delete")
    let question = try question("Delete 3 files?")
    try program.press("Delete 1 shown", in: question)
    try waitForLine("Moved 1 file to Trash")
    XCTAssertEqual(try names("One").count, 3)
    _ = try program.wait(for: "push button", "2 kept")
  }

  func testWhatIsKeptCanBeSeenAndDropped() throws {
    try keepTwo()
    try Screen.press("ctrl+shift+k")
    let list = try program.wait(for: "dialog", "2 kept")
    XCTAssertNotNil(try list.first("label", "One"))
    let remove = try list.all("push button").filter { try $0.name == "Remove" }
    XCTAssertEqual(try remove.map { try $0.explanation }, ["a.txt", "b.txt"])
    try remove[0].perform()
    _ = try program.wait(for: "push button", "1 kept")
    try program.press("Drop all")
    try waitForLine("1 file is no longer kept")
    try program.waitForNone("push button", "1 kept")
    try select("d.txt", count: "1 selected")
  }

  /// Deselect all is about all that is counted, and is no end of what took a way through several folders.
  func testDeselectingAllCanBeTakenBack() throws {
    try keepTwo()
    try select("d.txt", count: "3 selected in 2 folders")
    try program.press("Select all")
    _ = try program.wait(for: "heading", "5 selected in 2 folders")
    try program.press("Deselect all")
    _ = try program.wait(for: "heading", "0 selected")
    try waitForLine("2 files are no longer kept")
    try program.press("Undo")
    _ = try program.wait(for: "heading", "2 selected in 1 folder")
    try program.press("Done")
    _ = try program.wait(for: "push button", "2 kept")
  }

  func testTheKeptRowsOfTheFolderAreChosenAgain() throws {
    try keepTwo()
    try Screen.press("BackSpace")
    _ = try program.wait(for: "frame", "Files")
    try program.wait(for: "push button", "One").perform()
    _ = try program.wait(for: "push button", "c.txt")
    try select("c.txt", count: "3 selected")
    try program.wait(until: "the kept rows are chosen") {
      try program.application.first("check box", "a.txt")?.states.contains(.checked) == true
    }
    // Done keeps what was kept, without the row that was given back.
    try program.wait(for: "check box", "b.txt").perform()
    _ = try program.wait(for: "heading", "2 selected")
    try program.press("Done")
    _ = try program.wait(for: "push button", "2 kept")
    try goToTwo()
    try program.press("Select")
    _ = try program.wait(for: "heading", "2 selected in 1 folder")
    try program.press("Delete")
    let question = try question("Delete 2 files?")
    XCTAssertTrue(try question.explanation.contains("“a.txt”, “c.txt”"))
  }

  /// A file that the program itself renames or moves is still kept, and so it is after an undo.
  func testWhatIsRenamedIsStillKept() throws {
    try keepTwo()
    try Screen.press("BackSpace")
    _ = try program.wait(for: "frame", "Files")
    try program.wait(for: "push button", "One").perform()
    _ = try program.wait(for: "push button", "c.txt")
    try program.click(program.wait(for: "push button", "a.txt"))
    try Screen.press("F2")
    _ = try program.wait(for: "dialog", "Rename “a.txt”")
    try Screen.press("ctrl+a")
    try Screen.type("zz.txt")
    try Screen.press("Return")
    _ = try program.wait(for: "push button", "zz.txt")
    try checkKept(["zz.txt", "b.txt"])
    try Screen.press("ctrl+z")
    _ = try program.wait(for: "push button", "a.txt")
    try checkKept(["a.txt", "b.txt"])
  }

  private func checkKept(_ names: [String]) throws {
    try Screen.press("ctrl+shift+k")
    let list = try program.wait(for: "dialog", "2 kept")
    try program.wait(until: "\(names) are kept") {
      try list.all("push button").filter { try $0.name == "Remove" }.map { try $0.explanation } == names
    }
    try Screen.press("Escape")
    try program.waitForNone("dialog", "2 kept")
  }

  func testWhatVanishesIsNoLongerCounted() throws {
    try keepTwo()
    try program.press("Select")
    _ = try program.wait(for: "heading", "2 selected in 1 folder")
    XCTAssertEqual(try runProgram(["rm", folder.path(of: "Files/One/a.txt")]).exitStatus, 0)
    _ = try program.wait(for: "heading", "1 selected in 1 folder")
    XCTAssertEqual(try runProgram(["rm", folder.path(of: "Files/One/b.txt")]).exitStatus, 0)
    _ = try program.wait(for: "heading", "0 selected")
  }

  func testFilesThatAreLeftCanBeKeptAfterAll() throws {
    try select("a.txt", count: "1 selected")
    try Screen.press("alt+Up")
    _ = try program.wait(for: "frame", "Files")
    try waitForLine("1 file is no longer selected")
    try program.press("Keep")
    _ = try program.wait(for: "push button", "1 kept")
    // What is kept can come to the folder that is shown.
    try program.press("Select")
    _ = try program.wait(for: "heading", "1 selected in 1 folder")
    try program.press("Move")
    try program.press("Move", in: try question("Move 1 file"))
    let dialog = try program.wait(for: "list", "Places").window
    try program.press("Move", in: dialog)
    try waitForLine("Moved 1 file")
    XCTAssertTrue(folder.contains("Files/a.txt"))
  }

  /// Outside of select mode a key acts on the current file alone.
  func testBrowsingActsOnTheCurrentFile() throws {
    try keepTwo()
    try waitForRowFocus("d.txt")
    try Screen.press("Delete")
    try program.press("Delete", in: try question("Delete “d.txt”?"))
    try waitForLine("Moved 1 file to Trash")
    XCTAssertEqual(try names("One").count, 3)
    _ = try program.wait(for: "push button", "2 kept")
  }

  private func chooseFolderAbove() throws {
    let places = try program.wait(for: "list", "Places")
    let place = try program.wait(for: "the place “Files”") { try places.first { try $0.name == "Files" } }
    try program.wait(until: "it is chosen") {
      try program.click(place)
      return try place.states.contains(.selected)
    }
    try program.press("Move", in: try places.window)
  }

  private func names(_ name: String) throws -> [String] {
    try runProgram(["ls", folder.path(of: "Files/\(name)")]).text.split(separator: "\n").map(String.init)
  }
}
