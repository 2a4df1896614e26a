import CGtk

/// A `GtkScrolledWindow`.
public final class ScrolledWindow: Widget {
  public init(
    _ child: Widget, horizontal: GtkPolicyType = GTK_POLICY_NEVER,
    vertical: GtkPolicyType = GTK_POLICY_AUTOMATIC
  ) {
    super.init(gtk_scrolled_window_new())
    gtk_scrolled_window_set_policy(opaque, horizontal, vertical)
    gtk_scrolled_window_set_child(opaque, child.widget)
    // A screen reader scrolls by moving the focus. GTK gives the bars no names, so that they would be read as
    // "GtkScrollbar".
    for bar in [gtk_scrolled_window_get_hscrollbar(opaque), gtk_scrolled_window_get_vscrollbar(opaque)] {
      bar.map { Widget(retaining: UnsafeMutableRawPointer($0)).setAccessibleHidden(true) }
    }
  }

  /// The height in pixels up to which the window grows with its child instead of scrolling.
  public func setMaximumContentHeight(_ height: Int32) {
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    gtk_scrolled_window_set_max_content_height(opaque, height)
  }
}
