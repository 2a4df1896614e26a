import CGtk

/// A `GtkOverlay`: widgets that float above a child.
public final class Overlay: Widget {
  public init(_ child: Widget) {
    super.init(gtk_overlay_new())
    gtk_overlay_set_child(opaque, child.widget)
  }

  public func add(_ child: Widget) { gtk_overlay_add_overlay(opaque, child.widget) }
}
