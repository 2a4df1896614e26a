import CGtk
import GtkSupport
import GtkTestSupport
import XCTest

@testable import SelectionToolbarExample

/// Where the example goes: into a window of its own, or into a host's.
final class ExampleInAHostTests: GtkTestCase {
  func testItBringsAWindow() throws {
    try onMain {
      MainLoop.attach()
      let example = SelectionToolbarExample()
      let window = try XCTUnwrap(example.window)
      defer { window.destroy() }
      window.present()
      try pump(until: "the files are there") { Self.texts(in: window.widget).contains("Song.flac") }
      let titlebar = try XCTUnwrap(gtk_window_get_titlebar(window.pointer()))
      XCTAssertEqual(Self.texts(in: titlebar), ["Files", "Select"])

      gtk_widget_activate(example.selectButton.widget)
      try pump(until: "select mode is drawn") { window.title == "0 selected" }
      XCTAssertEqual(Self.texts(in: titlebar), ["Select all", "0", " selected", "Done"])
    }
  }

  func testItGoesIntoAHostsWindow() throws {
    try onMain {
      MainLoop.attach()
      let example = SelectionToolbarExample(wrapsInWindow: false)
      XCTAssertNil(example.window)
      let window = Window()
      defer { window.destroy() }
      window.title = "A host"
      let header = HeaderBar(title: Label("A host"))
      header.packEnd(example.selectButton)
      window.setTitlebar(header)
      window.setChild(Box(GTK_ORIENTATION_VERTICAL, [Label("Above"), example.widget, Label("Below")]))
      window.setDefaultSize(width: 420, height: 480)
      window.present()
      try pump(until: "the files are there") { Self.texts(in: window.widget).contains("Song.flac") }
      XCTAssertFalse(Self.texts(in: example.widget.widget).contains("Select all"))

      gtk_widget_activate(example.selectButton.widget)
      try pump(until: "select mode is drawn") { Self.texts(in: example.widget.widget).contains("Delete") }
      // The count is above the files, and the host's bar and title stay the host's.
      let texts = Self.texts(in: example.widget.widget)
      XCTAssertEqual(Array(texts.prefix(4)), ["Select all", "0", " selected", "Done"])
      XCTAssertEqual(Array(texts.suffix(4)), ["Share", "Move", "Duplicate", "Delete"])
      XCTAssertEqual(Self.texts(in: header.widget), ["A host", "Select"])
      XCTAssertEqual(window.title, "A host")
    }
  }

  /// Without a window that holds it, nothing of the example lives on.
  func testItEndsWithItsHost() throws {
    try onMain {
      MainLoop.attach()
      var example: SelectionToolbarExample? = SelectionToolbarExample(wrapsInWindow: false)
      weak let left = example
      let window = Window()
      window.setChild(example?.widget)
      window.present()
      try pump(until: "the files are there") { Self.texts(in: window.widget).contains("Song.flac") }
      window.destroy()
      example = nil
      try pump(until: "it is gone") { left == nil }
    }
  }

  /// The texts in view in a part of a window, in the order of the widgets.
  private static func texts(in widget: UnsafeMutablePointer<GtkWidget>) -> [String] {
    guard gtk_widget_get_mapped(widget) != 0 else { return [] }
    var texts: [String] = []
    if cgtk_is_a(widget, gtk_label_get_type()) != 0 {
      texts.append(String(cString: gtk_label_get_text(OpaquePointer(widget))))
    }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      texts += self.texts(in: current)
      child = gtk_widget_get_next_sibling(current)
    }
    return texts.filter { !$0.isEmpty }
  }
}
