import CGtk
import GtkSupport
import GtkTestSupport
import SelectionCore
import SelectionToolbar
import XCTest

final class SelectionListTests: GtkTestCase {
  func testAMillionRowsAreAFewHundredWidgets() throws {
    try onMain {
      let test = TestWindow(count: 1_000_000)
      defer { test.close() }
      try pump(until: "the rows are there") { test.texts().contains("Number 0") }
      XCTAssertLessThan(test.rowCount, 500)
      test.model.selectAll()
      XCTAssertEqual(test.model.count, 1_000_000)
      XCTAssertTrue(test.list.focus(999_999))
      try pump(until: "the last row is there") { test.texts().contains("Number 999999") }
      XCTAssertLessThan(test.rowCount, 500)
    }
  }

  /// Arrow keys arrive as a selection of one row alone; in this list they move the focus only (KDE bug 458091).
  func testGtksSelectionOfOneRowAloneChangesNothing() throws {
    onMain {
      let test = TestWindow(count: 10)
      defer { test.close() }
      test.list.selectItem(at: 3, unselectRest: true)
      XCTAssertFalse(test.model.isSelecting)
      test.model.begin(with: [1, 2, 3])
      test.list.selectItem(at: 7, unselectRest: true)
      XCTAssertEqual(test.model.selected, [1, 2, 3])
    }
  }

  func testTheRubberBandAddsAndAClickOnEmptyGroundKeeps() throws {
    onMain {
      let test = TestWindow(count: 10)
      defer { test.close() }
      test.list.setSelection([2..<4], mask: [0..<10])
      XCTAssertEqual(test.model.selected, [2, 3])
      test.list.setSelection([6..<7], mask: [0..<10])
      XCTAssertEqual(test.model.selected, [2, 3, 6])
      test.list.setSelection([], mask: [0..<10])
      XCTAssertEqual(test.model.selected, [2, 3, 6])
    }
  }

  /// Insertions, removals and a new order keep the selection with its items and the focus on its own.
  func testChangesOfTheOrderKeepSelectionAndFocus() throws {
    try onMain {
      let test = TestWindow(count: 10)
      defer { test.close() }
      try pump(until: "the rows are there") { test.texts().contains("Number 4") }
      test.model.begin(with: [4, 8])
      XCTAssertTrue(test.list.focus(4))
      XCTAssertEqual(test.list.focusedID, 4)
      test.list.replaceShown(0..<0, with: [100, 101])
      try test.settle()
      XCTAssertEqual(test.model.selected, [4, 8])
      XCTAssertEqual(test.list.focusedID, 4)
      test.list.show((0..<10).reversed())
      try test.settle()
      XCTAssertEqual(test.model.orderedSelection(), [8, 4])
      XCTAssertEqual(test.list.focusedID, 4)
    }
  }

  /// Other ids that the model was asked to show, by the host or by another view of it, are followed too.
  func testTheModelsOwnOrderIsFollowed() throws {
    try onMain {
      let test = TestWindow(count: 4)
      defer { test.close() }
      let changes: [(name: String, change: () -> Void, rows: [Int])] = [
        ("more", { test.model.show(0..<6) }, [0, 1, 2, 3, 4, 5]),
        ("reversed", { test.model.show((0..<6).reversed()) }, [5, 4, 3, 2, 1, 0]),
        ("replaced", { test.model.replaceShown(1..<3, with: [7]) }, [5, 7, 2, 1, 0]),
        ("by the list", { test.list.replaceShown(0..<1, with: [8, 9]) }, [8, 9, 7, 2, 1, 0]),
        ("none", { test.model.show([]) }, []),
        ("again", { test.model.show([3, 2]) }, [3, 2]),
      ]
      for (name, change, rows) in changes {
        change()
        try pump(until: "the rows are there: \(name)") {
          test.texts(in: test.list.view.widget) == rows.map { "Number \($0)" }
        }
      }
      test.list.focus(2)
      test.model.show([1, 2, 3])
      try test.settle()
      XCTAssertEqual(test.list.focusedID, 2)
      test.model.show([1])
      try test.settle()
      XCTAssertEqual(test.list.focusedID, 1)
    }
  }

  /// After the focused row went, the focus is on the one in its place (KDE bug 504490).
  func testTheFocusGoesToTheNextRow() throws {
    try onMain {
      let test = TestWindow(count: 5)
      defer { test.close() }
      try pump(until: "the rows are there") { test.texts().contains("Number 4") }
      test.list.focus(2)
      test.list.replaceShown(2..<3, with: [])
      try test.settle()
      XCTAssertEqual(test.list.focusedID, 3)
      test.list.replaceShown(3..<4, with: [])
      test.list.replaceShown(2..<3, with: [])
      try test.settle()
      XCTAssertEqual(test.list.focusedID, 1)
    }
  }

  /// The same where so many rows stand behind it that they are not all listed beforehand.
  func testTheFocusGoesToTheNextRowOfManyThatIsStillShown() throws {
    try onMain {
      let test = TestWindow(count: 5_000)
      defer { test.close() }
      try pump(until: "the rows are there") { test.texts().contains("Number 4") }
      test.list.focus(10)
      test.list.show([2, 3_000, 4_000])
      try test.settle()
      XCTAssertEqual(test.list.focusedID, 3_000)
    }
  }
}
