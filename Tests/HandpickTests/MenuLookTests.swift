import AccessibilityDriver
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
      let (window, anchor) = try openWindow()
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

  /// GTK believes the pointer in a menu that is open; the window can be closed at that moment by others.
  func testAWindowGoesWithItsMenuOpen() throws {
    try onMain {
      MainLoop.attach()
      for inMenu in [true, false] {
        let (window, anchor) = try openWindow()
        let other = try openWindow().window
        defer { other.destroy() }
        let items = (1...9).map { MenuItem("Item number \($0)") {} }
        PopupMenu.show([items], label: "Tools", at: anchor, onClose: {})
        try pump(until: "the menu is open") { !ShownWindow(window.widget).menus.isEmpty }
        let menu = try XCTUnwrap(ShownWindow(window.widget).menus.first)
        try ShownWindow.comeToRest(menu.root)
        let origin = try Screen.originOfActiveWindow()
        if inMenu { try Screen.glide(from: (origin.x, origin.y), to: (origin.x + 40, origin.y + 120)) }
        try pump(for: .milliseconds(200))
        window.destroy()
        try pump(for: .milliseconds(300))
      }
    }
  }
}

@MainActor private func openWindow() throws -> (window: Window, anchor: Button) {
  let window = Window()
  let anchor = Button("Tools")
  gtk_window_set_child(window.pointer(), anchor.widget)
  gtk_window_set_default_size(window.pointer(), 300, 300)
  window.present()
  try pump(until: "the window is there") { gtk_widget_get_mapped(window.widget) != 0 }
  try pump(for: .milliseconds(100))
  return (window, anchor)
}
