import CGtk

/// A `GtkSeparator`, which assistive technologies do not see.
public final class Separator: Widget {
  public init(_ orientation: GtkOrientation = GTK_ORIENTATION_HORIZONTAL) {
    super.init(cgtk_widget_new(gtk_separator_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    gtk_orientable_set_orientation(opaque, orientation)
  }
}
