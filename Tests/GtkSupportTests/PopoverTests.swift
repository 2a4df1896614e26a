import CGtk
import GtkSupport
import GtkTestSupport
import XCTest

final class PopoverTests: GtkTestCase {
  /// GTK 4.8 would draw the tooltip of the widget below over the popover.
  func testTheTooltipBelowIsSilentMeanwhile() throws {
    try onMain {
      let button = Button("Below")
      button.tooltip = "What it is"
      let window = Window()
      window.setChild(button)
      window.present()
      defer { window.destroy() }
      try pump(until: "it is drawn") { gtk_widget_get_width(button.widget) > 0 }
      let content = Label("Content")
      let popover = Popover(content, label: "Popover")
      popover.present(at: button)
      XCTAssertEqual(gtk_widget_get_has_tooltip(button.widget), 0)
      try pump(until: "it is shown") { gtk_widget_get_mapped(content.widget) != 0 }
      popover.close()
      try pump(until: "it has gone") { !popover.isPresented }
      XCTAssertEqual(gtk_widget_get_has_tooltip(button.widget), 1)
      XCTAssertEqual(button.tooltip, "What it is")
    }
  }

  /// GTK crashes where the pointer was in a popover that left the window, so none leaves: the next one is shown in what the
  /// former was shown in.
  func testTheNextIsShownInTheSameSurface() throws {
    try onMain {
      let (window, button) = (Window(), Button("Below"))
      window.setChild(button)
      window.present()
      defer { window.destroy() }
      try pump(until: "it is drawn") { gtk_widget_get_width(button.widget) > 0 }
      let content = Label("Content")
      var parents: [UnsafeMutablePointer<GtkWidget>?] = []
      var closed = 0
      for style in ["menu", nil] {
        let popover = Popover(content, label: "Popover", style: style)
        popover.onClosed = { closed += 1 }
        popover.present(at: button)
        try pump(until: "it is shown") { gtk_widget_get_mapped(content.widget) != 0 }
        let shell = gtk_widget_get_ancestor(content.widget, gtk_popover_get_type())
        XCTAssertEqual(gtk_widget_has_css_class(shell, "menu") != 0, style == "menu")
        parents.append(shell)
        popover.close()
        try pump(until: "it has gone") { !popover.isPresented }
        XCTAssertNil(gtk_widget_get_parent(content.widget))
      }
      XCTAssertEqual(closed, 2)
      XCTAssertNotNil(parents[0])
      XCTAssertEqual(parents[0], parents[1])
      XCTAssertEqual(gtk_widget_get_ancestor(parents[0], gtk_window_get_type()), window.widget)
    }
  }

  /// Two at once have a surface each, and both go with their window.
  func testTheyEndWithTheirWindow() throws {
    try onMain {
      var window: Window? = Window()
      let button = Button("Below")
      window?.setChild(Box(GTK_ORIENTATION_VERTICAL, [button]))
      window?.present()
      try pump(until: "it is drawn") { gtk_widget_get_width(button.widget) > 0 }
      let contents = [Label("One"), Label("Another")]
      var closed: [String] = []
      let popovers = contents.map { Popover($0, label: $0.text, isModal: false) }
      for popover in popovers { popover.present(at: button) }
      for (popover, content) in zip(popovers, contents) { popover.onClosed = { closed.append(content.text) } }
      try pump(until: "both are shown") { contents.allSatisfy { gtk_widget_get_mapped($0.widget) != 0 } }
      let shells = try contents.map {
        LeakProbe(try XCTUnwrap(gtk_widget_get_ancestor($0.widget, gtk_popover_get_type())))
      }
      window?.destroy()
      window = nil
      try pump(until: "both have gone") { !shells.contains(where: \.isAlive) }
      XCTAssertEqual(closed.sorted(), ["Another", "One"])
    }
  }
}
