import CGtk
import GtkSupport
import GtkTestSupport
import XCTest

/// How large what is touched is, and how it comes where nothing may move.
final class TargetTests: GtkTestCase {
  /// The block: every control has a target of 44 points.
  func testEveryControlIs44PixelsWideAndHigh() throws {
    try onMain {
      for isGrid in [false, true] {
        let test = TestWindow(count: 10, isGrid: isGrid)
        defer { test.close() }
        test.model.begin(with: 5)
        test.toolbar.run.ask("move")
        try pump(until: "Undo is there") { test.button("Undo") != nil }
        test.model.begin(with: 5)
        try pump(until: "the bar is there") { test.button("Delete") != nil && test.button("Done") != nil }
        try pump(for: .milliseconds(400))
        let sizes = Targets.sizes(in: test)
        let wanted: Set = ["Undo", "Move", "Compare", "Delete", "Select all", "Done", "Number 0", "Number 5"]
        XCTAssertEqual(wanted.subtracting(sizes.map(\.name)), [])
        XCTAssertEqual(sizes.filter { $0.width < 44 || $0.height < 44 }.map(\.name), [])
      }
    }
  }

  /// Reduced motion: the bars are in their place at once, and become visible in a short fade.
  func testWithoutAnimationsTheBarsFadeInTheirPlace() throws {
    try onMain {
      try Desktop.with(["gtk-enable-animations": .bool(false)]) {
        let test = TestWindow(count: 10)
        defer { test.close() }
        try test.settle()
        test.model.begin(with: 5)
        try pump(until: "the bar has its height") {
          test.button("Delete").map { gtk_widget_get_height($0) >= 44 } ?? false
        }
        let bar = try XCTUnwrap(Targets.revealer(around: try XCTUnwrap(test.button("Delete"))))
        XCTAssertNotEqual(gtk_revealer_get_child_revealed(OpaquePointer(bar)), 0)
        XCTAssertLessThan(gtk_widget_get_opacity(bar), 1)
        try pump(until: "it is all there") { gtk_widget_get_opacity(bar) == 1 }
        test.model.end()
        try pump(until: "it fades") { gtk_widget_get_opacity(bar) < 1 }
        XCTAssertNotEqual(gtk_revealer_get_reveal_child(OpaquePointer(bar)), 0)
        try pump(until: "it has gone") { gtk_widget_get_visible(bar) == 0 }
      }
    }
  }
}

@MainActor private enum Targets {
  /// The buttons and rows in view.
  static func sizes(in test: TestWindow) -> [(name: String, width: Int32, height: Int32)] {
    var sizes: [(String, Int32, Int32)] = []
    test.walk(test.window.widget) { child in
      guard gtk_widget_get_mapped(child) != 0 else { return }
      let isButton = cgtk_is_a(child, gtk_button_get_type()) != 0
      guard isButton || String(cString: gtk_widget_get_css_name(child)) == "selectionrow" else { return }
      let texts = test.texts(in: child).joined(separator: " ")
      // The window's own buttons are the desktop's.
      guard isButton == false || !texts.isEmpty else { return }
      sizes.append((texts, gtk_widget_get_allocated_width(child), gtk_widget_get_allocated_height(child)))
    }
    return sizes
  }

  static func revealer(around widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_ancestor(widget, gtk_revealer_get_type())
  }
}
