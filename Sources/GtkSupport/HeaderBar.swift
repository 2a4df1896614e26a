import CGtk

/// A `GtkHeaderBar`.
public final class HeaderBar: Widget {
  public init(title: Widget? = nil) {
    super.init(gtk_header_bar_new())
    if let title { setTitle(title) }
  }

  public func setTitle(_ widget: Widget?) { gtk_header_bar_set_title_widget(opaque, widget?.widget) }
  public func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.widget) }
  public func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.widget) }

  /// Whether the window's own buttons (close and so on) are in the bar.
  public func setShowsWindowButtons(_ shows: Bool) {
    gtk_header_bar_set_show_title_buttons(opaque, shows ? 1 : 0)
  }
}
