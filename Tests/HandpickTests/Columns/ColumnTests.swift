import AccessibilityDriver
import TestSupport
import XCTest

/// The columns of the list and their titles, in the real window.
final class ColumnTests: HandpickTestCase {
  private func startOnThreeFiles() throws {
    for (name, size) in [("a.txt", 2), ("b.txt", 3), ("c.png", 1)] {
      try folder.write(String(repeating: "x", count: size), to: "Files/\(name)")
    }
    try start()
    try waitForRowFocus("a.txt")
  }

  private func titles() throws -> [String] {
    let group = try program.application.first { try $0.name == "Columns" }
    return try group?.all("push button").map { try $0.name } ?? []
  }

  private func waitForTitles(_ names: [String]) throws {
    try program.wait(until: "the titles are \(names)") { try titles() == names }
  }

  private func waitForRows(_ names: [String]) throws {
    try program.wait(until: "the rows are \(names)") { try rows().map { try $0.name } == names }
  }

  /// A click on a title orders by it, another one the other way round; the title says so.
  func testClickingOnATitleSorts() throws {
    try startOnThreeFiles()
    try waitForTitles(["Name", "Size", "Last modified", "Type"])
    XCTAssertEqual(try program.wait(for: "push button", "Name").explanation, "Sorted in ascending order")
    let size = try program.wait(for: "push button", "Size")
    try program.click(size)
    try waitForRows(["b.txt", "a.txt", "c.png"])
    XCTAssertEqual(try size.explanation, "Sorted in descending order")
    XCTAssertEqual(try program.wait(for: "push button", "Name").explanation, "")
    try program.click(size)
    try waitForRows(["c.png", "a.txt", "b.txt"])
    XCTAssertEqual(try size.explanation, "Sorted in ascending order")
  }

  /// Tab leads to one title, the arrows to the others, Space sorts, Down goes back to the files.
  func testSortingByKeys() throws {
    try startOnThreeFiles()
    try Screen.press("shift+Tab")
    try program.wait(until: "a title has the focus") { try program.focused?.name == "Name" }
    try Screen.press("Right")
    try program.wait(until: "the next one has it") { try program.focused?.name == "Size" }
    try Screen.press("space")
    try waitForRows(["b.txt", "a.txt", "c.png"])
    XCTAssertEqual(try program.focused?.name, "Size")
    try Screen.press("Home", "Return")
    try waitForRows(["a.txt", "b.txt", "c.png"])
    try Screen.press("Return")
    try waitForRows(["c.png", "b.txt", "a.txt"])
    try Screen.press("Down")
    try program.wait(until: "a row has the focus") { try program.focused?.name == "a.txt" }
  }

  /// A column is hidden in the titles' menu, and stays hidden at the next start.
  func testWhichColumnsAreShownIsRemembered() throws {
    try startOnThreeFiles()
    try Screen.press("shift+Tab")
    try program.wait(until: "a title has the focus") { try program.focused?.name == "Name" }
    try Screen.press("Menu")
    try program.press(menuItem: "Hide column “Last modified”")
    try waitForTitles(["Name", "Size", "Type"])
    try program.wait(until: "the title has the focus again") { try program.focused?.name == "Name" }
    _ = try program.terminate()
    try start()
    try waitForTitles(["Name", "Size", "Type"])
    try waitForRowFocus("a.txt")
    try Screen.press("shift+Tab")
    try program.wait(until: "a title has the focus") { try program.focused?.name == "Name" }
    try Screen.press("Menu")
    try program.press(menuItem: "Show column “Last modified”")
    try waitForTitles(["Name", "Size", "Last modified", "Type"])
  }

  /// A narrow window has no columns, and neither has a grid; both are out of the order of Tab then.
  func testANarrowWindowAndAGridHaveNoColumns() throws {
    try startOnThreeFiles()
    try waitForTitles(["Name", "Size", "Last modified", "Type"])
    try Screen.resizeActiveWindow(width: 400, height: 500)
    try waitForTitles([])
    try Screen.press("shift+Tab")
    try program.wait(until: "the focus has left the row") { try program.focused?.name != "a.txt" }
    XCTAssertNotEqual(try program.focused?.name, "Name")
    try Screen.resizeActiveWindow(width: 900, height: 500)
    try waitForTitles(["Name", "Size", "Last modified", "Type"])
    try Screen.press("ctrl+2")
    try waitForTitles([])
    try Screen.press("ctrl+1")
    try waitForTitles(["Name", "Size", "Last modified", "Type"])
  }

  /// The results of a search have a column for their folder, which goes with them.
  func testSearchResultsHaveAColumnForTheFolder() throws {
    try folder.makeFolder("Files/one")
    try folder.write("x", to: "Files/one/needle.txt")
    try start()
    try waitForRowFocus("one")
    try Screen.resizeActiveWindow(width: 960, height: 600)
    try Screen.press("ctrl+f")
    try program.wait(until: "the entry has the focus") { try program.focused?.name == "Search" }
    try Screen.type("needle")
    _ = try program.wait(for: "label", "No matches")
    try program.wait(until: "the box has the focus") {
      if try program.focused?.name == "In folders below" { return true }
      try Screen.press("Tab")
      return try program.focused?.name == "In folders below"
    }
    try Screen.press("space")
    try waitForRows(["needle.txt"])
    XCTAssertEqual(try titles().prefix(3), ["Name", "Folder", "Size"])
    try Screen.press("ctrl+f", "Escape")
    try waitForRows(["one"])
    try waitForTitles(["Name", "Size", "Last modified", "Type"])
  }
}
