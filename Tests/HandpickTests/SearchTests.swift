import AccessibilityDriver
import TestSupport
import XCTest

/// Searching, filtering and choosing by pattern in the real window.
final class SearchTests: HandpickTestCase {
  /// Typing narrows the list; Escape shows all again and gives the focus back.
  func testFilteringAsOneTypes() throws {
    for name in ["apple.txt", "banana.txt", "cherry.png"] { try folder.write("x", to: "Files/\(name)") }
    try start()
    try program.wait(until: "a row has the focus") { try program.focused?.name == "apple.txt" }
    try openSearch()
    try Screen.type("an")
    try waitForRows(["banana.txt"])
    _ = try program.wait(for: "label", "1 match")
    try Screen.press("ctrl+a")
    try Screen.type("*.txt")
    try waitForRows(["apple.txt", "banana.txt"])
    try Screen.press("Return")
    try program.wait(until: "a match has the focus") { try program.focused?.name == "apple.txt" }
    try Screen.press("ctrl+f", "Escape")
    try waitForRows(["apple.txt", "banana.txt", "cherry.png"])
    try program.wait(until: "the row has the focus again") { try program.focused?.name == "apple.txt" }
  }

  /// Escape closes the search from the files too, after select mode.
  func testEscapeClosesTheSearchFromTheFiles() throws {
    for name in ["a1", "b1"] { try folder.write("x", to: "Files/\(name)") }
    try start()
    try program.wait(until: "a row has the focus") { try program.focused?.name == "a1" }
    try openSearch()
    try Screen.type("b")
    try waitForRows(["b1"])
    try Screen.press("Return")
    try program.wait(until: "the match has the focus") { try program.focused?.name == "b1" }
    try Screen.press("space")
    try waitForCount("1 selected")
    try Screen.press("Escape")
    try waitForBrowsing()
    try waitForRows(["b1"])
    try Screen.press("Escape")
    try waitForRows(["a1", "b1"])
    try program.wait(until: "the row still has the focus") { try program.focused?.name == "b1" }
  }

  /// What a filter hides stays chosen, is counted apart, and is handled only after a question.
  func testWhatAFilterHidesIsAskedAbout() throws {
    for name in ["a1", "a2", "b1"] { try folder.write("x", to: "Files/\(name)") }
    try start()
    try program.wait(until: "a row has the focus") { try program.focused?.name == "a1" }
    try Screen.press("ctrl+a")
    try waitForCount("3 selected")
    try openSearch()
    try Screen.type("b")
    try waitForCount("3 selected, 2 hidden")
    try Screen.press("Return")
    try program.wait(until: "the match has the focus") { try program.focused?.name == "b1" }
    try Screen.press("ctrl+x")
    let cut = try program.wait(for: "dialog", "Cut")
    XCTAssertEqual(try cut.explanation, "2 of them are not shown at the moment.")
    try program.press("Cancel", in: cut)
    try program.waitForNone("dialog", "Cut")
    try program.press("Duplicate")
    let question = try program.wait(for: "dialog", "Duplicate 3 files")
    XCTAssertEqual(try question.explanation, "2 of them are not shown at the moment.")
    try program.press("Duplicate 1 shown", in: question)
    try waitForLine("Duplicated 1 file")
    XCTAssertEqual(
      try folder.names(in: "Files"), Set(["a1", "a2", "b1", "b1 (copy)"].map { Array($0.utf8) }))
  }

  /// The results of a search below are acted on where they really are.
  func testSearchingInFoldersBelow() throws {
    try folder.makeFolder("Files/one/two")
    try folder.write("x", to: "Files/one/two/needle.txt")
    try folder.write("x", to: "Files/hay.txt")
    try start()
    try program.wait(until: "a row has the focus") { try program.focused?.name == "one" }
    try openSearch()
    try Screen.type("needle")
    _ = try program.wait(for: "label", "No matches")
    try toggle("In folders below")
    try waitForRows(["needle.txt"])
    let row = try XCTUnwrap(try rows().first)
    let explanation = try row.explanation
    XCTAssertTrue(explanation.hasSuffix("in one/two"), explanation)
    try Screen.press("ctrl+f", "Return")
    try program.wait(until: "the result has the focus") { try program.focused?.name == "needle.txt" }
    try Screen.press("Delete")
    try program.press("Delete", in: try program.wait(for: "dialog", "Delete “needle.txt”?"))
    try program.wait(until: "it is gone") { !folder.contains("Files/one/two/needle.txt") }
    _ = try program.wait(for: "label", "No matches")
    try Screen.press("ctrl+f", "Escape")
    try waitForRows(["one", "hay.txt"])
  }

  /// Each result gets its name where it stands: those of one name are not in each other's way.
  func testNewNamesOfWhatWasFound() throws {
    for path in ["one", "two"] { try folder.makeFolder("Files/\(path)") }
    for path in ["n.txt", "one/n.txt", "two/n.txt"] { try folder.write(path, to: "Files/\(path)") }
    try start()
    try program.wait(until: "a row has the focus") { try program.focused?.name == "one" }
    try openSearch()
    try Screen.type("n.txt")
    try toggle("In folders below")
    try waitForRows(["n.txt", "n.txt", "n.txt"])
    try Screen.press("ctrl+f", "Return")
    try program.wait(until: "a result has the focus") { try program.focused?.name == "n.txt" }
    try Screen.press("ctrl+a", "F2")
    let dialog = try program.wait(for: "dialog", "Rename 3 items")
    try program.click(try program.wait(for: "radio button", "Change case"))
    try program.click(try program.wait(for: "radio button", "CAPITAL LETTERS"))
    _ = try program.wait(for: "label", "3 names change")
    try program.press("Rename", in: dialog)
    try waitForLine("Renamed 3 files")
    for path in ["one", "two"] { XCTAssertEqual(try folder.text(of: "Files/\(path)/N.txt"), "\(path)/n.txt") }
    XCTAssertEqual(try folder.text(of: "Files/N.txt"), "n.txt")
  }

  /// A search ends no selection: what was chosen before counts as kept, and is chosen as rows again afterwards.
  func testASearchKeepsWhatIsChosen() throws {
    try folder.makeFolder("Files/one")
    for name in ["one/needle", "a", "b", "needle too"] { try folder.write("x", to: "Files/\(name)") }
    try start()
    try waitForRowFocus("one")
    try Screen.press("Down", "space", "shift+Down")
    try waitForCount("2 selected")
    try openSearch()
    try Screen.type("needle")
    try toggle("In folders below")
    try waitForRows(["needle", "needle too"])
    try waitForCount("2 selected, 2 kept")
    try program.wait(for: "check box", "needle too").perform()
    try waitForCount("3 selected, 2 kept")
    try Screen.press("ctrl+f", "Escape")
    try waitForRows(["one", "a", "b", "needle too"])
    try waitForCount("3 selected")
    XCTAssertEqual(
      try checkBoxes().filter { try $0.states.contains(.checked) }.map { try $0.name },
      ["a", "b", "needle too"])
    // Nobody asked for something to be kept.
    try program.press("Done")
    try waitForBrowsing()
    XCTAssertNil(try program.application.first { try $0.name.hasSuffix("kept") })
  }

  /// A result that somebody renames stays chosen, and keeps the focus.
  func testAResultThatIsRenamedStaysChosen() throws {
    try folder.makeFolder("Files/one")
    for name in ["one/needle 1", "one/needle 2"] { try folder.write("x", to: "Files/\(name)") }
    try start()
    try waitForRowFocus("one")
    try openSearch()
    try Screen.type("needle")
    try toggle("In folders below")
    try waitForRows(["needle 1", "needle 2"])
    _ = try program.wait(for: "label", "2 matches")
    try Screen.press("ctrl+f", "Return")
    try waitForRowFocus("needle 1")
    try Screen.press("space")
    try waitForCount("1 selected")
    let moved = try runProgram([
      "mv", folder.path(of: "Files/one/needle 1"), folder.path(of: "Files/one/needle 3"),
    ])
    XCTAssertEqual(moved.exitStatus, 0)
    try waitForRows(["needle 2", "needle 3"])
    try waitForCount("1 selected")
    try waitForRowFocus("needle 3")
  }

  func testSelectingByPattern() throws {
    for name in ["a.jpg", "b.JPG", "c.png"] { try folder.write("x", to: "Files/\(name)") }
    try start()
    try program.wait(until: "a row has the focus") { try program.focused?.name == "a.jpg" }
    try Screen.press("ctrl+s")
    let dialog = try program.wait(for: "dialog", "Select by pattern")
    try program.wait(until: "the entry has the focus") { try program.focused?.name == "Pattern" }
    try Screen.type("*.jpg")
    _ = try program.wait(for: "label", "2 matches")
    try toggle("Match case")
    _ = try program.wait(for: "label", "1 match")
    try Screen.press("space")
    _ = try program.wait(for: "label", "2 matches")
    try program.press("Select", in: dialog)
    try waitForCount("2 selected")
    try Screen.press("ctrl+shift+i")
    try waitForCount("1 selected")
    try Screen.press("ctrl+shift+a")
    try waitForCount("0 selected")
  }

  /// The order is remembered by the next start.
  func testTheOrderIsRemembered() throws {
    try folder.write("x", to: "Files/a")
    try folder.write("xxx", to: "Files/b")
    try folder.write("xx", to: "Files/.hidden")
    try start()
    try program.wait(until: "a row has the focus") { try program.focused?.name == "a" }
    try program.press("View options")
    try program.wait(until: "the order has the focus") { try program.focused?.name == "Name" }
    try toggle("Size", movingWith: "Down")
    try waitForRows(["b", "a"])
    try toggle("Hidden files")
    try waitForRows(["b", ".hidden", "a"])
    try Screen.press("Escape")
    try program.wait(until: "the row has the focus again") { try program.focused?.name == "a" }
    _ = try program.terminate()
    try start()
    try waitForRows(["b", ".hidden", "a"])
  }

  /// Moves the focus on to a check box or radio button, and presses it.
  private func toggle(_ name: String, movingWith key: String = "Tab") throws {
    try program.wait(until: "“\(name)” has the focus") {
      if try program.focused?.name == name { return true }
      try Screen.press(key)
      return try program.focused?.name == name
    }
    try Screen.press("space")
  }

  private func openSearch() throws {
    try Screen.press("ctrl+f")
    try program.wait(until: "the entry has the focus") { try program.focused?.name == "Search" }
  }

  private func waitForRows(_ names: [String]) throws {
    try program.wait(until: "the rows are \(names)") {
      try list().all("push button").map { try $0.name } == names
        || list().all("check box").map { try $0.name } == names
    }
  }
}
