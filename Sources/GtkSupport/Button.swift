import CGtk

/// A `GtkButton`.
public final class Button: Widget {
  /// A button with a text, which is also its accessible name.
  public convenience init(_ label: String) {
    self.init(role: GTK_ACCESSIBLE_ROLE_BUTTON)
    gtk_button_set_label(pointer(), label)
  }

  /// A button with a symbol. `label` names it for assistive technologies, and in the tooltip with the shortcut, which
  /// is also the accessible description.
  public convenience init(icon: String, label: String, shortcut: String) {
    self.init(child: Image(icon: icon), label: label)
    tooltip = "\(label) (\(shortcut))"
    setAccessibleDescription(shortcut)
    flushingAccessible()
    addClass("image-button")
  }

  /// A button around a child, which assistive technologies do not see; `label` names it.
  public convenience init(child: Widget, label: String) {
    self.init(role: GTK_ACCESSIBLE_ROLE_BUTTON)
    gtk_button_set_child(pointer(), child.widget)
    setAccessibleLabel(label)
  }

  /// An empty button of a role of its own (a check box that is drawn by its row).
  public init(role: GtkAccessibleRole) {
    super.init(cgtk_widget_new(gtk_button_get_type(), role))
  }

  public var label: String {
    get { gtk_button_get_label(pointer()).map { String(cString: $0) } ?? "" }
    set { gtk_button_set_label(pointer(), newValue) }
  }

  /// Whether the button has a frame; without, it is flat until the pointer comes.
  public var hasFrame: Bool {
    get { gtk_button_get_has_frame(pointer()) != 0 }
    set { gtk_button_set_has_frame(pointer(), newValue ? 1 : 0) }
  }

  /// Calls the body when the button is pressed by pointer, key or assistive technology.
  @discardableResult
  public func onClicked(_ body: @escaping () -> Void) -> Self {
    connect("clicked", body)
    return self
  }
}
