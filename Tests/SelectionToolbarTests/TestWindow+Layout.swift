import CGtk
import GtkSupport

/// Facts of the layout.
extension TestWindow {
  /// The control in view with this text as its tooltip: a button that shows a symbol.
  func control(_ tooltip: String) -> UnsafeMutablePointer<GtkWidget>? {
    var found: UnsafeMutablePointer<GtkWidget>?
    walk(window.widget) { widget in
      guard gtk_widget_get_mapped(widget) != 0, let text = gtk_widget_get_tooltip_text(widget) else { return }
      if String(cString: text) == tooltip { found = widget }
    }
    return found
  }
}
