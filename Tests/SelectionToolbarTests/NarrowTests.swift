import CGtk
import GtkSupport
import GtkTestSupport
import SelectionCore
import SelectionToolbar
import XCTest

/// What happens where there is too little room: every action stays within reach. That nothing is cut there, see
/// ``LookTests``.
final class NarrowTests: GtkTestCase {
  func testTheBarsNeedAtMost300Pixels() throws {
    try onMain { try Narrow.checkMinimum(300, dpi: 96) }
  }

  func testTheBarsNeedAtMost480PixelsWithTextTwiceAsLarge() throws {
    try onMain { try Narrow.checkMinimum(480, dpi: 192) }
  }

  /// What does not fit is in the menu, can be pressed there, and comes back.
  func testActionsOverflowIntoAMenuAndBack() throws {
    try onMain {
      let test = TestWindow(count: 10, width: 300, furtherActions: ["Rename", "Compress", "Print", "Tag"])
      defer { test.close() }
      test.model.begin(with: [1, 2])
      try pump(until: "the menu's button is there") { test.control("More actions") != nil }
      XCTAssertNotNil(test.button("Move"))
      XCTAssertNil(test.button("Tag"))
      gtk_widget_activate(test.control("More actions"))
      try pump(until: "Tag is in the menu") { test.button("Tag") != nil }
      test.press("Tag")
      try pump(until: "it has run") { test.runs == ["Tag [1, 2]"] }
      test.model.begin(with: 3)
      test.window.setDefaultSize(width: 700, height: 400)
      try pump(until: "all have room") {
        test.control("More actions") == nil && test.button("Tag") != nil
      }
    }
  }
}

@MainActor private enum Narrow {
  static func checkMinimum(_ width: Int32, dpi: Int32) throws {
    try withDPI(dpi) {
      let test = TestWindow(count: 10)
      defer { test.close() }
      test.model.begin(with: [1, 2])
      try pump(until: "the bar is there") { test.button("Move") != nil }
      var minimum: Int32 = 0
      for part in [test.toolbar.widget.widget, gtk_window_get_titlebar(test.window.pointer())] {
        gtk_widget_measure(part, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
        XCTAssertLessThanOrEqual(minimum, width)
      }
    }
  }

  /// Does something with so many dots per inch, which is what large text is.
  static func withDPI(_ dpi: Int32, _ body: () throws -> Void) throws {
    try Desktop.with(["gtk-xft-dpi": .number(dpi * 1024)], body)
  }
}
