import CGtk
import GtkSupport
import GtkTestSupport
import XCTest

/// Where the focus is after an action took rows away: on a row near them, whichever window is the active one meanwhile.
/// A dialog that has just closed may be that still.
final class FocusAfterRemovalTests: GtkTestCase {
  func testTheRowsGoBeforeTheActionEnds() throws {
    try onMain {
      try forEachCase { test, removed, expected in
        test.effect = { test.remove($0) }
        try test.runMove()
        try pump(until: "\(removed): \(expected) has the focus") { test.list.focusedID == expected }
      }
    }
  }

  /// The folder's watch tells of them later.
  func testTheRowsGoAfterTheActionEnded() throws {
    try onMain {
      try forEachCase { test, removed, expected in
        try test.runMove()
        try pump(until: "\(removed): a row has the focus") { test.list.focusedID != nil }
        test.remove(removed)
        XCTAssertEqual(test.list.focusedID, expected, "\(removed)")
        try test.settle()
        XCTAssertEqual(test.list.focusedID, expected, "\(removed), a moment later")
      }
    }
  }

  func testTheRowsGoOneByOneWithoutAnAction() throws {
    try onMain {
      try forEachCase { test, removed, expected in
        test.model.end()
        try pump(until: "browse mode is drawn") { test.hostBar.isVisible }
        test.list.focusCurrent()
        for id in removed {
          let place = try XCTUnwrap(test.model.position(of: id))
          test.list.replaceShown(place..<(place + 1), with: [])
        }
        XCTAssertEqual(test.list.focusedID, expected, "\(removed)")
      }
    }
  }

  func testAllRowsGo() throws {
    try onMain {
      try forEachWindow { test, isActive in
        test.model.begin(with: Array(0..<10))
        test.list.focus(3)
        test.effect = { test.remove($0) }
        try test.meanwhile(isActive) {
          try test.runMove()
          try pump(until: "the view has the focus") { test.list.view.containsFocus }
        }
        XCTAssertNil(test.list.focusedID)
      }
    }
  }

  func testTheRowWithTheFocusWasTheLastOne() throws {
    try onMain {
      try forEachWindow { test, isActive in
        test.remove(Array(1..<10))
        test.list.focus(0)
        try test.meanwhile(isActive) {
          test.remove([0])
          try pump(until: "the view has the focus") { test.list.view.containsFocus }
        }
      }
    }
  }

  func testAButtonThatCanNoLongerBePressedGivesTheFocusToTheRows() throws {
    try onMain {
      try forEachWindow { test, isActive in
        test.model.begin(with: [1, 2])
        try pump(until: "the bar is there") { test.button("Move") != nil }
        test.list.focus(2)
        gtk_widget_grab_focus(test.button("Move"))
        try test.meanwhile(isActive) {
          test.model.deselectAll()
          try pump(until: "the row has the focus") { test.list.focusedID == 2 }
        }
      }
    }
  }
}

/// What is removed of ten rows, the row that was current, and the one that has the focus afterwards.
private let cases: [(removed: [Int], current: Int, expected: Int)] = [
  ([0], 0, 1), ([2, 4, 5], 4, 6), ([9], 9, 8), ([8, 9], 8, 7), ([1], 5, 5),
]

@MainActor private func forEachCase(
  _ body: (TestWindow, _ removed: [Int], _ expected: Int) throws -> Void
) throws {
  try forEachWindow { test, isActive in
    for (removed, current, expected) in cases {
      test.list.show(Array(0..<10))
      test.effect = nil
      test.model.begin(with: removed)
      XCTAssertTrue(test.list.focus(current))
      try test.meanwhile(isActive) { try body(test, removed, expected) }
    }
  }
}

/// A list and a grid, as the active window and as one that is not.
@MainActor private func forEachWindow(_ body: (TestWindow, _ isActive: Bool) throws -> Void) throws {
  for (isGrid, isActive) in [(false, true), (false, false), (true, true), (true, false)] {
    let test = TestWindow(count: 10, isGrid: isGrid)
    defer { test.close() }
    try pump(until: "the rows are there") { test.texts().contains("Number 9") }
    try test.activate()
    try body(test, isActive)
  }
}

extension TestWindow {
  /// Shows what is left when these have gone.
  fileprivate func remove(_ ids: [Int]) {
    let left = (0..<model.shownCount).map { model.shownID(at: $0) }.filter { !ids.contains($0) }
    list.show(left)
    model.keep(only: left)
  }

  /// Presses Move, as a person who came to the bar by the keyboard.
  fileprivate func runMove() throws {
    try pump(until: "the bar is there") { self.button("Move").map { gtk_widget_get_sensitive($0) } == 1 }
    let former = runs.count
    XCTAssertEqual(gtk_widget_grab_focus(button("Move")), 1)
    press("Move")
    try pump(until: "it is done") { self.runs.count > former && !self.model.isSelecting }
    try pump(until: "browse mode is drawn") { self.hostBar.isVisible }
  }

  /// Does something while the window, or another one, is the active one.
  fileprivate func meanwhile(_ isActive: Bool, _ body: () throws -> Void) throws {
    guard !isActive else { return try body() }
    let other = Window()
    other.setTransient(for: window.pointer(), isModal: true)
    other.present()
    try pump(until: "another window is active") { !self.list.view.isInActiveWindow }
    try body()
    other.destroy()
    try activate()
  }

  /// Makes the window the active one, which the window manager may not do by itself after others came and went.
  fileprivate func activate() throws {
    for _ in 0..<100 where !list.view.isInActiveWindow {
      window.present()
      try pump(for: .milliseconds(100))
    }
    try pump(until: "the window is active") { self.list.view.isInActiveWindow }
  }
}
