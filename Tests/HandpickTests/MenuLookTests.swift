import CGtk
import GtkSupport
import GtkTestSupport
import XCTest

@testable import Handpick

/// Menus have the room that their lines need.
final class MenuLookTests: GtkTestCase {
  /// A reason that is longer than all titles.
  func testAReasonIsNotCut() throws {
    try onMain {
      MainLoop.attach()
      let window = Window()
      let anchor = Button("Tools")
      gtk_window_set_child(window.pointer(), anchor.widget)
      window.present()
      defer { window.destroy() }
      let item = MenuItem("Sign", obstacle: "For three files or more, and none that is hidden") {}
      PopupMenu.show([[item]], label: "Tools", at: anchor, onClose: {})
      try pump(until: "the menu is open") { !ShownWindow(window.widget).menus.isEmpty }
      let menu = try XCTUnwrap(ShownWindow(window.widget).menus.first)
      try ShownWindow.comeToRest(menu.root)
      let shown = ShownWindow(menu.root)
      XCTAssertEqual(shown.cut(), [])
      let line = try XCTUnwrap(shown.widgets.first { $0.isButton })
      let view = try XCTUnwrap(line.ancestor(gtk_scrolled_window_get_type()))
      XCTAssertLessThanOrEqual(line.area.height, Double(gtk_widget_get_height(view)) + 1)
    }
  }
}
