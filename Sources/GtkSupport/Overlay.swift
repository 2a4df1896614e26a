import CGtk

/// A `GtkOverlay`: widgets that float above a child.
public final class Overlay: Widget {
  public init(_ child: Widget) {
    // Of this role GTK does not call it after its type.
    super.init(cgtk_widget_new(gtk_overlay_get_type(), GTK_ACCESSIBLE_ROLE_GENERIC))
    gtk_overlay_set_child(opaque, child.widget)
  }

  public func add(_ child: Widget) { gtk_overlay_add_overlay(opaque, child.widget) }
}
