import CGtk

/// A `GtkCheckButton` with a text; in a group it is a radio button.
public final class CheckButton: Widget {
  /// - Parameters:
  ///   - role: `GTK_ACCESSIBLE_ROLE_RADIO` for a radio button, which GTK 4.8 does not find out by itself.
  ///   - group: the first button of the group, for the others of it.
  public init(
    _ label: String, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_CHECKBOX, group: CheckButton? = nil
  ) {
    super.init(cgtk_widget_new(gtk_check_button_get_type(), role))
    gtk_check_button_set_label(pointer(), label)
    if let group { gtk_check_button_set_group(pointer(), group.pointer()) }
    setAccessibleLabel(label)
  }

  public var isActive: Bool {
    get { gtk_check_button_get_active(pointer()) != 0 }
    set { gtk_check_button_set_active(pointer(), newValue ? 1 : 0) }
  }

  /// Calls the body after each change, whoever made it.
  public func onToggled(_ body: @escaping () -> Void) { connect("toggled", body) }
}
