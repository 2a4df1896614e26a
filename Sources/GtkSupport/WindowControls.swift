import CGtk

/// A `GtkWindowControls`: the window's own buttons on one side, in the desktop's order or another.
public final class WindowControls: Widget {
  /// - Parameters:
  ///   - side: `GTK_PACK_START` or `GTK_PACK_END`.
  ///   - layout: Which buttons, as GTK's setting `gtk-decoration-layout` has them; nil for the desktop's.
  public init(_ side: GtkPackType, layout: String? = nil) {
    super.init(gtk_window_controls_new(side))
    if let layout { gtk_window_controls_set_decoration_layout(opaque, layout) }
    self.layout(valign: GTK_ALIGN_CENTER)
  }
}
