import CGtk

/// A `GtkBox`.
public final class Box: Widget {
  /// A box with its children from start to end, `spacing` pixels apart.
  ///
  /// The role is for assistive technologies: `GTK_ACCESSIBLE_ROLE_PRESENTATION` hides all that is inside.
  public init(
    _ orientation: GtkOrientation, spacing: Int32 = 0, role: GtkAccessibleRole? = nil,
    _ children: [Widget] = []
  ) {
    if let role {
      super.init(cgtk_widget_new(gtk_box_get_type(), role))
      gtk_orientable_set_orientation(opaque, orientation)
      gtk_box_set_spacing(pointer(), spacing)
    } else {
      super.init(gtk_box_new(orientation, spacing))
    }
    for child in children { append(child) }
  }

  public func append(_ child: Widget) { gtk_box_append(pointer(), child.widget) }
  public func remove(_ child: Widget) { gtk_box_remove(pointer(), child.widget) }
}
