import AccessibilityDriver
import TestSupport
import XCTest

/// Faults of other programs with what is chosen as the folder and the rows change, by their numbers in `BugLog`.
final class KnownFaultsOfChangesTests: HandpickTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    for name in ["a", "b", "c", "d", "e"] { try folder.write(name, to: "Files/\(name).txt") }
    try start()
    try waitForRowFocus("a.txt")
  }

  func test015_AnActionGetsWhatWasChosenJustBefore() throws {
    try Screen.press("space", "shift+Down", "Delete")
    let question = try program.wait(for: "dialog", "Delete 2 files?")
    try program.press("Cancel", in: question)
    try waitForChosen(["a.txt", "b.txt"])
  }

  func test026_WhatOtherProgramsMakeLeavesTheSelection() throws {
    try Screen.press("space", "shift+Down")
    try waitForCount("2 selected")
    try folder.makeFolder("Files/A new folder")
    try folder.write("x", to: "Files/aa.txt")
    _ = try program.wait(for: "check box", "A new folder")
    _ = try program.wait(for: "check box", "aa.txt")
    try waitForChosen(["a.txt", "b.txt"])
  }

  func test027_AReloadLeavesTheSelection() throws {
    try Screen.press("space", "shift+Down")
    try waitForCount("2 selected")
    try Screen.press("F5", "F5", "F5")
    try Screen.press("ctrl+shift+i")
    try waitForChosen(["c.txt", "d.txt", "e.txt"])
  }

  func test031_ASecondRangeLeavesTheFirst() throws {
    try Screen.press("space", "shift+Down")
    try waitForCount("2 selected")
    try program.click(try checkBox("d.txt"))
    try waitForCount("3 selected")
    try program.click(try checkBox("e.txt"), holding: ["shift"])
    try waitForChosen(["a.txt", "b.txt", "d.txt", "e.txt"])
  }

  func test035_TheCircleTakesEachClick() throws {
    try Screen.press("ctrl+a")
    try waitForCount("5 selected")
    let (origin, row) = (try Screen.originOfActiveWindow(), try checkBox("c.txt").frame)
    for count in ["4 selected", "5 selected", "4 selected"] {
      try Screen.click(x: origin.x + row.x + 16, y: origin.y + row.y + row.height / 2)
      try waitForCount(count)
    }
    try waitForChosen(["a.txt", "b.txt", "d.txt", "e.txt"])
  }

  func test038_DeleteWorksAfterOneIsTakenOut() throws {
    try Screen.press("space", "shift+Down")
    try waitForCount("2 selected")
    try Screen.press("space")
    try waitForChosen(["a.txt"])
    try Screen.press("Delete")
    _ = try program.wait(for: "dialog", "Delete “a.txt”?")
  }

  func test043_HiddenFilesComeAndGoAndTheSelectionStays() throws {
    try folder.write("x", to: "Files/.aa")
    try Screen.press("Down", "space", "shift+Down")
    try waitForCount("2 selected")
    try Screen.press("ctrl+h")
    _ = try program.wait(for: "check box", ".aa")
    try waitForChosen(["b.txt", "c.txt"])
    try Screen.press("ctrl+h")
    try program.waitForNone("check box", ".aa")
    try waitForChosen(["b.txt", "c.txt"])
  }

  /// Number 49 too: the key works on what a filter found.
  func test046_AllOfAFilterIsWhatItShows() throws {
    try Screen.press("ctrl+f")
    try program.wait(until: "the entry has the focus") { try program.focused?.name == "Search" }
    try Screen.type("c")
    try program.waitForNone("push button", "e.txt")
    try Screen.press("Return")
    try waitForRowFocus("c.txt")
    try Screen.press("ctrl+a")
    try waitForCount("1 selected")
    try Screen.press("Delete")
    try program.press("Delete", in: try program.wait(for: "dialog", "Delete “c.txt”?"))
    try program.wait(until: "it is gone") { !folder.contains("Files/c.txt") }
    XCTAssertEqual(try folder.names(in: "Files").count, 4)
  }

  func test088_AMovedFolderIsNoPlaceToMoveTo() throws {
    for name in ["one", "two"] { try folder.makeFolder("Files/\(name)") }
    try program.click(try program.wait(for: "push button", "one"))
    try waitForRowFocus("one")
    try Screen.press("ctrl+m")
    let dialog = try program.wait(for: "dialog", "Move 1 folder")
    func place(_ name: String) throws -> AccessibleObject {
      try program.wait(for: "the place “\(name)”") {
        try dialog.first("list", "Places")?.first { try $0.name == name }
      }
    }
    XCTAssertTrue(try place("two").states.contains(.sensitive))
    XCTAssertFalse(try place("one").states.contains(.sensitive))
  }

  func test124_F6LeadsToUndo() throws {
    try Screen.press("ctrl+d")
    try waitForLine("Duplicated 1 file")
    try program.wait(until: "Undo has the focus") {
      if try program.focused?.name == "Undo" { return true }
      try Screen.press("F6")
      return try program.focused?.name == "Undo"
    }
    try Screen.press("space")
    try program.wait(until: "the copy is gone") { !folder.contains("Files/a (copy).txt") }
  }

  func test129_ControlWithArrowsMovesTheFocusAlone() throws {
    try Screen.press("space", "shift+Down")
    try waitForCount("2 selected")
    try Screen.press("ctrl+Down")
    try waitForRowFocus("c.txt")
    try Screen.press("ctrl+Up", "ctrl+Up")
    try waitForRowFocus("a.txt")
    try waitForChosen(["a.txt", "b.txt"])
  }

  private func checkBox(_ name: String) throws -> AccessibleObject {
    try program.wait(for: "check box", name)
  }

  /// Waits until the count and the rows say what is chosen.
  private func waitForChosen(_ names: [String]) throws {
    try waitForCount("\(names.count) selected")
    try program.wait(until: "\(names) are chosen") {
      try checkBoxes().filter { try $0.states.contains(.checked) }.map { try $0.name } == names
    }
  }
}
