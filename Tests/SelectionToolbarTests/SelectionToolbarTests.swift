import CGtk
import Foundation
import GtkSupport
import GtkTestSupport
import SelectionCore
import SelectionToolbar
import XCTest

/// The block in a window: what it shows for each state of the model and the run.
final class SelectionToolbarTests: GtkTestCase {
  func testBeginningSwapsTheHeaderAndRaisesTheBar() throws {
    try onMain {
      let test = TestWindow(count: 10)
      defer { test.close() }
      try pump(until: "the window is there") { test.texts().contains("Number 0") }
      XCTAssertEqual(test.title, "Numbers")
      XCTAssertTrue(test.hostBar.isVisible)
      gtk_widget_set_size_request(test.hostBar.widget, -1, 83)
      try pump(until: "the header bar is high") { gtk_widget_get_height(test.hostBar.widget) >= 83 }
      let height = gtk_widget_get_height(gtk_window_get_titlebar(test.window.pointer()))
      XCTAssertNil(test.button("Done"))
      XCTAssertNil(test.button("Move"))
      test.model.begin(with: [3, 4])
      try pump(until: "select mode is drawn") { test.button("Move") != nil && test.title == "2 selected" }
      XCTAssertFalse(test.hostBar.isVisible)
      // The content stays where it is.
      XCTAssertEqual(gtk_widget_get_height(gtk_window_get_titlebar(test.window.pointer())), height)
      XCTAssertNotNil(test.button("Select all"))
      test.press("Done")
      try pump(until: "browse mode is drawn") { test.button("Move") == nil && test.title == "Numbers" }
      XCTAssertFalse(test.model.isSelecting)
      XCTAssertTrue(test.hostBar.isVisible)
    }
  }

  /// The window's title follows a count that never comes to rest, as while others remove chosen files.
  func testTheTitleIsNotPutOffForEver() throws {
    try onMain {
      let test = TestWindow(count: 10)
      defer { test.close() }
      try pump(until: "the window is there") { test.texts().contains("Number 0") }
      test.model.begin()
      var changes = 0
      while test.title == "Numbers", changes < 200 {
        test.model.toggle(changes % 10)
        changes += 1
        try pump(for: .milliseconds(50))
      }
      XCTAssertTrue(test.title.hasSuffix(" selected"))
    }
  }

  func testSelectAllBecomesDeselectAll() throws {
    try onMain {
      let test = TestWindow(count: 10)
      defer { test.close() }
      test.model.begin()
      try pump(until: "the button is there") { test.button("Select all") != nil }
      test.press("Select all")
      try pump(until: "it turns") { test.button("Deselect all") != nil }
      XCTAssertEqual(test.model.count, 10)
      test.press("Deselect all")
      try pump(until: "it turns back") { test.button("Select all") != nil }
      XCTAssertEqual(test.model.count, 0)
      XCTAssertTrue(test.model.isSelecting)
    }
  }

  func testActionsWaitForTheirMinimum() throws {
    try onMain {
      let test = TestWindow(count: 10)
      defer { test.close() }
      test.model.begin()
      try pump(until: "the bar is there") { test.button("Compare") != nil }
      @MainActor func sensitive() -> [Bool] {
        ["Move", "Compare", "Delete"].map { gtk_widget_get_sensitive(test.button($0)) != 0 }
      }
      XCTAssertEqual(sensitive(), [false, false, false])
      test.model.select(1)
      try test.settle()
      XCTAssertEqual(sensitive(), [true, false, true])
      test.model.select(2)
      try test.settle()
      XCTAssertEqual(sensitive(), [true, true, true])
    }
  }

  func testARunningActionLetsTheOthersRest() throws {
    try onMain {
      let test = TestWindow(count: 10)
      defer { test.close() }
      let gate = Gate()
      test.gate = gate
      test.model.begin(with: [7, 2])
      try pump(until: "the bar is there") { test.button("Move") != nil }
      test.press("Move")
      try pump(until: "it runs") { test.runs == ["move [2, 7]"] }
      try test.settle()
      XCTAssertEqual(gtk_widget_get_sensitive(test.button("Move")), 1)
      XCTAssertEqual(gtk_widget_get_sensitive(test.button("Delete")), 0)
      test.press("Move")
      gate.open()
      try pump(until: "the line is there") { test.texts().contains("Moved 2 files") }
      XCTAssertEqual(test.runs, ["move [2, 7]"])
      XCTAssertFalse(test.model.isSelecting)
    }
  }

  func testUndoRunsOnceAndSaysSo() throws {
    try onMain {
      let test = TestWindow(count: 10)
      defer { test.close() }
      test.model.begin(with: 5)
      test.toolbar.run.ask("move")
      try pump(until: "Undo is there") { test.button("Undo") != nil }
      test.press("Undo")
      test.press("Undo")
      try pump(until: "it is undone") { test.runs.last == "undo move [5]" && test.button("Undo") == nil }
      XCTAssertEqual(test.runs, ["move [5]", "undo move [5]"])
    }
  }

  func testAnErrorShowsItsSentenceAndKeepsTheSelection() throws {
    try onMain {
      let test = TestWindow(count: 10)
      defer { test.close() }
      test.error = Failure()
      test.model.begin(with: [1, 2])
      test.toolbar.run.ask("move")
      try pump(until: "the sentence is there") { test.texts().contains("The disk is full.") }
      XCTAssertNil(test.button("Undo"))
      XCTAssertEqual(test.model.selected, [1, 2])
    }
  }

  func testDeleteAsksFirst() throws {
    try onMain {
      let test = TestWindow(count: 10)
      defer { test.close() }
      test.model.begin(with: [1, 2, 3])
      try pump(until: "the bar is there") { test.button("Delete") != nil }
      test.press("Delete")
      try pump(until: "the question is there") { test.dialogs.count == 1 }
      let dialog = try XCTUnwrap(test.dialogs.first)
      try pump(until: "it is drawn") { test.button("Cancel", in: dialog) != nil }
      XCTAssertEqual(
        test.texts(in: dialog), ["Delete 3 files?", "This can't be undone.", "Cancel", "Delete"])
      XCTAssertEqual(test.runs, [])
      test.press("Cancel", in: dialog)
      try pump(until: "it is gone") { test.dialogs.isEmpty }
      XCTAssertEqual(test.runs, [])
      XCTAssertEqual(test.model.count, 3)
      test.press("Delete")
      try pump(until: "the question is there again") { test.dialogs.count == 1 }
      try pump(until: "it is drawn") { test.button("Delete", in: test.dialogs[0]) != nil }
      // What happens to the selection meanwhile changes nothing.
      test.model.deselect(3)
      test.press("Delete", in: test.dialogs[0])
      try pump(until: "it is done") { test.texts().contains("Deleted 3 files") }
      XCTAssertEqual(test.runs, ["delete [1, 2, 3]"])
      XCTAssertNil(test.button("Undo"))
    }
  }

  func testTheHostsHeaderBarComesBackUnchanged() throws {
    onMain {
      let test = TestWindow(count: 3)
      defer { test.close() }
      test.model.begin()
      XCTAssertTrue(test.toolbar.giveBackHeaderBar() === test.hostBar)
      XCTAssertNil(gtk_widget_get_parent(test.hostBar.widget))
      XCTAssertNil(test.toolbar.giveBackHeaderBar())
    }
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "The disk is full." }
  }
}
