import GtkSupport
import GtkTestSupport
import SelectionToolbar
import XCTest

/// However often something is done, as many objects and signal boxes live after it as before.
final class LeavingNothingTests: GtkTestCase {
  func testOpeningAndClosingAListLeavesNothing() throws {
    try onMain { try Self.openAndClose(isGrid: false) }
  }

  func testOpeningAndClosingAGridLeavesNothing() throws {
    try onMain { try Self.openAndClose(isGrid: true) }
  }

  func testBeginningAndEndingInAListLeavesNothing() throws {
    try onMain { try Self.beginAndEnd(isGrid: false) }
  }

  func testBeginningAndEndingInAGridLeavesNothing() throws {
    try onMain { try Self.beginAndEnd(isGrid: true) }
  }

  @MainActor private static func openAndClose(isGrid: Bool) throws {
    let widgets = LiveWidgets()
    func cycle() throws {
      let test = TestWindow(count: 50, isGrid: isGrid)
      test.model.begin(with: 3)
      try test.settle()
      widgets.remember(test)
      test.close()
    }
    for _ in 0..<3 { try cycle() }
    // GTK keeps a few of the last window that had the focus.
    try pump(for: .seconds(1))
    let before = widgets.count
    let boxes = SignalBoxes.live
    let models = SelectionListModel.live
    for _ in 0..<100 { try cycle() }
    try pump(until: "the widgets went") { widgets.count <= before }
    try pump(until: "the boxes are back") { SignalBoxes.live <= boxes }
    XCTAssertEqual(SelectionListModel.live, models)
  }

  @MainActor private static func beginAndEnd(isGrid: Bool) throws {
    let test = TestWindow(count: 50, isGrid: isGrid)
    defer { test.close() }
    let widgets = LiveWidgets()
    try test.settle()
    test.model.begin()
    try test.settle()
    widgets.remember(test)
    test.model.end()
    // Until the movements and what they hold are at their end.
    try pump(for: .seconds(1))
    widgets.remember(test)
    let before = widgets.count
    let boxes = SignalBoxes.live
    for round in 0..<1_000 {
      test.model.begin(with: 7)
      try pump(for: .milliseconds(2))
      if round % 50 == 0 { widgets.remember(test) }
      test.model.end()
      try pump(for: .milliseconds(2))
    }
    // Movements that are still under way hold theirs for a moment.
    try pump(until: "the boxes are back") { SignalBoxes.live <= boxes }
    widgets.remember(test)
    try pump(until: "the widgets are back") { widgets.count <= before }
  }
}
