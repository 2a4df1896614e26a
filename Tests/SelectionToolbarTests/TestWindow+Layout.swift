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

  /// The texts of labels in view that have less room than they need, or are cut with dots.
  func cutTexts() -> [String] {
    var cut: [String] = []
    walk(window.widget) { widget in
      guard cgtk_is_a(widget, gtk_label_get_type()) != 0, gtk_widget_get_mapped(widget) != 0 else { return }
      let label = OpaquePointer(widget)
      let isDotted = pango_layout_is_ellipsized(gtk_label_get_layout(label)) != 0
      var minimum: Int32 = 0
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
      if isDotted || gtk_widget_get_allocated_width(widget) < minimum {
        cut.append(String(cString: gtk_label_get_text(label)))
      }
    }
    return cut
  }

  /// Pairs of buttons in view that lie over each other; the rows go on behind the bars, so they are left out.
  func overlappingControls() -> [String] {
    var areas: [(name: String, area: graphene_rect_t)] = []
    walk(window.widget) { widget in
      guard cgtk_is_a(widget, gtk_button_get_type()) != 0, gtk_widget_get_mapped(widget) != 0 else { return }
      guard gtk_widget_is_ancestor(widget, list.view.widget) == 0 else { return }
      var area = graphene_rect_t()
      guard gtk_widget_compute_bounds(widget, window.widget, &area) != 0 else { return }
      areas.append((texts(in: widget).joined(), area))
    }
    var overlaps: [String] = []
    for (index, first) in areas.enumerated() {
      for second in areas.dropFirst(index + 1) {
        var (a, b) = (first.area, second.area)
        var common = graphene_rect_t()
        guard graphene_rect_intersection(&a, &b, &common), common.size.width > 1, common.size.height > 1
        else {
          continue
        }
        overlaps.append("\(first.name) and \(second.name)")
      }
    }
    return overlaps
  }
}
