import CGtk
import GtkSupport
import GtkTestSupport
import SelectionCore
import SelectionToolbar
import XCTest

/// The grid is the list in another layout; what differs is tested here.
final class SelectionGridTests: GtkTestCase {
  func testAMillionTilesAreFewWidgets() throws {
    try onMain {
      let test = TestWindow(count: 1_000_000, isGrid: true)
      defer { test.close() }
      try pump(until: "the tiles are there") { test.texts().contains("Number 0") }
      XCTAssertLessThan(test.rowCount, 2_000)
      test.model.selectAll()
      XCTAssertTrue(test.list.focus(999_999))
      try pump(until: "the last tile is there") { test.texts().contains("Number 999999") }
      XCTAssertLessThan(test.rowCount, 2_000)
    }
  }

  /// A grid is a table of cells, whose tiles are push buttons, and check boxes in select mode.
  func testRoles() throws {
    try onMain {
      let test = TestWindow(count: 10, isGrid: true)
      defer { test.close() }
      try pump(until: "the tiles are there") { test.texts().contains("Number 9") }
      XCTAssertEqual(gtk_accessible_get_accessible_role(test.list.view.opaque), GTK_ACCESSIBLE_ROLE_GRID)
      test.list.focus(3)
      let button = try XCTUnwrap(test.window.focus)
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(OpaquePointer(button)), GTK_ACCESSIBLE_ROLE_BUTTON)
      let cell = try XCTUnwrap(gtk_widget_get_parent(gtk_widget_get_parent(button)))
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(OpaquePointer(cell)), GTK_ACCESSIBLE_ROLE_GRID_CELL)
      test.model.begin()
      try test.settle()
      let box = try XCTUnwrap(test.window.focus)
      XCTAssertNotEqual(box, button)
      XCTAssertEqual(
        gtk_accessible_get_accessible_role(OpaquePointer(box)), GTK_ACCESSIBLE_ROLE_CHECKBOX)
    }
  }

  func testChangesOfTheOrderKeepSelectionAndFocus() throws {
    try onMain {
      let test = TestWindow(count: 40, isGrid: true)
      defer { test.close() }
      try pump(until: "the tiles are there") { test.texts().contains("Number 8") }
      test.model.begin(with: [4, 8])
      XCTAssertTrue(test.list.focus(4))
      test.list.replaceShown(0..<0, with: [100, 101])
      try test.settle()
      XCTAssertEqual(test.model.selected, [4, 8])
      XCTAssertEqual(test.list.focusedID, 4)
      test.list.replaceShown(6..<7, with: [])
      try test.settle()
      XCTAssertEqual(test.list.focusedID, 5)
    }
  }
}
