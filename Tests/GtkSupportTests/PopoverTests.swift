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
      let popover = Popover(Label("Content"), label: "Popover")
      popover.present(at: button)
      XCTAssertEqual(gtk_widget_get_has_tooltip(button.widget), 0)
      try pump(until: "it is shown") { popover.isVisible }
      popover.close()
      try pump(until: "it has gone") { !popover.isPresented }
      XCTAssertEqual(gtk_widget_get_has_tooltip(button.widget), 1)
      XCTAssertEqual(button.tooltip, "What it is")
    }
  }
}
