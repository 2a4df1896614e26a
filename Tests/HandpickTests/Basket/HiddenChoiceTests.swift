import AccessibilityDriver
import TestSupport
import XCTest

/// All that can be done with chosen files is done with all of them, those that are not shown too: two are kept in the
/// folder `One`, one is chosen in `Two`.
final class HiddenChoiceTests: TransferTestCase {
  /// How something is asked for.
  private enum Way {
    case key(String)
    case menu(String)
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    for name in ["One", "Two"] { try folder.makeFolder("Files/\(name)") }
    for name in ["One/a.zip", "One/b.zip", "Two/d.zip", "Two/e.zip"] {
      try folder.write("old \(name)", to: "Files/\(name)")
    }
  }

  /// Keeps both files of `One`, and chooses the first of `Two`.
  private func chooseInBoth() throws {
    try start(on: "Files/One")
    try waitForRowFocus("a.zip")
    try Screen.press("ctrl+a")
    _ = try program.wait(for: "heading", "2 selected")
    try Screen.press("ctrl+k", "alt+Up")
    _ = try program.wait(for: "frame", "Files")
    try program.wait(for: "push button", "Two").perform()
    try waitForRowFocus("d.zip")
    try Screen.press("space")
    _ = try program.wait(for: "heading", "3 selected in 2 folders")
  }

  private func ask(_ way: Way) throws {
    switch way {
    case .key(let key): try Screen.press(key)
    case .menu(let item):
      try Screen.press("shift+F10")
      try program.press(menuItem: item)
    }
  }

  func testWhateverChangesFilesOrHandsThemOnAsksFirst() throws {
    try chooseInBoth()
    let table: [(Way, question: String, all: String)] = [
      (.key("F2"), "Rename 3 items", "Rename all 3"),
      (.menu("New folder with these…"), "New folder with 3 items", "Move all 3"),
      (.menu("Open with…"), "Open", "Open all 3"),
      (.key("ctrl+c"), "Copy", "Copy all 3"),
      (.key("ctrl+x"), "Cut", "Cut all 3"),
      (.key("ctrl+m"), "Move 3 files", "Move all 3"),
      (.key("ctrl+shift+m"), "Copy to…", "Copy to… all 3"),
      (.key("ctrl+d"), "Duplicate 3 files", "Duplicate all 3"),
      (.menu("Share…"), "Share 3 files", "Share all 3"),
      (.menu("Extract here"), "Extract here", "Extract here all 3"),
      (.key("Delete"), "Delete 3 files?", "Delete all 3"),
      (.key("shift+Delete"), "Delete 3 files permanently?", "Delete permanently all 3"),
    ]
    for (way, title, all) in table {
      try ask(way)
      let question = try question(title)
      XCTAssertTrue(try question.explanation.contains("2 of them were kept in “One”."), title)
      XCTAssertNotNil(try question.first("push button", all), title)
      try program.press("Cancel", in: question)
      try program.wait(until: "“\(title)” has gone") {
        try program.application.first { try ["alert", "dialog"].contains($0.role) && $0.name == title } == nil
      }
    }
    XCTAssertEqual(try folder.files(in: "Files").count, 4)
  }

  func testWhatOnlyShowsSomethingIsAboutAll() throws {
    try chooseInBoth()
    try Screen.press("alt+Return")
    let properties = try program.wait(for: "dialog", "Properties of 3 files")
    try program.press("Close", in: properties)
    try program.waitForNone("dialog", "Properties of 3 files")
    try Screen.press("ctrl+shift+c")
    try waitForLine("Copied 3 paths")
  }

  func testNewNamesOfAllOrOfTheShownOnes() throws {
    try chooseInBoth()
    try Screen.press("F2")
    try program.press("Rename all 3", in: try question("Rename 3 items"))
    let dialog = try program.wait(for: "list", "Preview").window
    try program.wait(until: "Find has the focus") { try program.focused?.name == "Find" }
    try program.click(try program.wait(for: "radio button", "Change case"))
    try program.click(try program.wait(for: "radio button", "CAPITAL LETTERS"))
    try program.wait(until: "each says where it is") {
      try dialog.first("list", "Preview")?.children.map { try "\($0.name), \($0.explanation)" }
        == [
          "d.zip becomes D.zip, Two", "a.zip becomes A.zip, One", "b.zip becomes B.zip, One",
        ]
    }
    try program.press("Rename", in: dialog)
    try waitForLine("Renamed 3 files")
    XCTAssertEqual(try text("One/A.zip"), "old One/a.zip")
    XCTAssertEqual(try text("Two/D.zip"), "old Two/d.zip")
    try Screen.press("ctrl+z")
    try waitForLine("Renamed 3 files back")
    XCTAssertEqual(try text("One/a.zip"), "old One/a.zip")
  }

  func testOnlyTheShownOneGetsANewName() throws {
    try chooseInBoth()
    try Screen.press("F2")
    try program.press("Rename 1 shown", in: try question("Rename 3 items"))
    try program.wait(until: "the name has the focus") { try program.focused?.name == "Name" }
    try Screen.type("x")
    try Screen.press("Return")
    try program.wait(until: "it has its name") { try text("Two/x.zip") == "old Two/d.zip" }
    XCTAssertEqual(try text("One/a.zip"), "old One/a.zip")
  }

  func testANewFolderTakesFilesOfSeveralFolders() throws {
    try chooseInBoth()
    try ask(.menu("New folder with these…"))
    try program.press("Move all 3", in: try question("New folder with 3 items"))
    try program.wait(until: "the name has the focus") { try program.focused?.name == "Name" }
    try Screen.type("All")
    try Screen.press("Return")
    try waitForLine("Moved 3 files")
    XCTAssertEqual(
      try folder.names(in: "Files/Two/All"), Set(["a.zip", "b.zip", "d.zip"].map { Array($0.utf8) }))
  }
}
