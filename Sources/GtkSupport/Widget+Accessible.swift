import CGtk

/// What assistive technologies are told of a widget.
///
/// GTK's variadic calls cannot be imported; the value forms can. CHECKED and SELECTED want an integer value,
/// whatever `gtk_accessible_state_init_value()` says, in GTK 4.8 as in 4.18.
extension Widget {
  /// Sets the accessible name. Without one, GTK 4.8 gives the name of the widget's type.
  public final func setAccessibleLabel(_ text: String) {
    set(GTK_ACCESSIBLE_PROPERTY_LABEL, text)
  }

  /// Sets the accessible description. Where the focus is on the widget, the change is spoken.
  public final func setAccessibleDescription(_ text: String) {
    set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  /// Sets the level of a heading, from 1.
  public final func setAccessibleLevel(_ level: Int32) {
    let value = Value(cgtk_type_int())
    g_value_set_int(&value.value, level)
    var property = GTK_ACCESSIBLE_PROPERTY_LEVEL
    gtk_accessible_update_property_value(opaque, 1, &property, &value.value)
  }

  public final func setAccessibleChecked(_ isChecked: Bool) {
    set(GTK_ACCESSIBLE_STATE_CHECKED, number: isChecked ? 1 : 0)
  }

  public final func setAccessibleSelected(_ isSelected: Bool) {
    set(GTK_ACCESSIBLE_STATE_SELECTED, number: isSelected ? 1 : 0)
  }

  public final func setAccessibleBusy(_ isBusy: Bool) { set(GTK_ACCESSIBLE_STATE_BUSY, isBusy) }

  /// Says that the widget does nothing at the moment, though it can have the focus: so it is heard why.
  public final func setAccessibleDisabled(_ isDisabled: Bool) {
    set(GTK_ACCESSIBLE_STATE_DISABLED, isDisabled)
  }

  /// Hides the widget and all inside it from assistive technologies; it stays in view.
  public final func setAccessibleHidden(_ isHidden: Bool) { set(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden) }

  /// Says that another widget's text describes this one.
  public final func setAccessible(describedBy other: Widget) {
    cgtk_accessible_described_by(widget, other.widget)
  }

  /// Sends what has been set so far to the accessibility bus.
  ///
  /// GTK 4.8 keeps the properties of a widget that no assistive technology has asked about, and sends them right
  /// after its first focus event: a screen reader then reads the description twice. Changing the widget's
  /// `focusable` and changing it back makes GTK send them now.
  public final func flushAccessible() {
    let wasFocusable = isFocusable
    isFocusable = !wasFocusable
    isFocusable = wasFocusable
  }

  /// Does so a moment after the widget has come into view, each time; for those that have a description from the
  /// beginning. Not for the rows of a long list, whose many changes at once make a screen reader silent.
  ///
  /// The moment is for the window: with GTK 4.8, a second window of which something was sent at once was seen not to be
  /// a window on the bus.
  @discardableResult
  public final func flushingAccessible() -> Self {
    connect("map") { [weak self] in
      Timeout.after(milliseconds: 250) {
        guard let self, gtk_widget_get_mapped(self.widget) != 0, !self.containsFocus else { return }
        self.flushAccessible()
      }
    }
    return self
  }

  private func set(_ property: GtkAccessibleProperty, _ text: String) {
    let value = Value(cgtk_type_string())
    g_value_set_string(&value.value, text)
    var property = property
    gtk_accessible_update_property_value(opaque, 1, &property, &value.value)
  }

  private func set(_ state: GtkAccessibleState, _ isOn: Bool) {
    let value = Value(cgtk_type_boolean())
    g_value_set_boolean(&value.value, isOn ? 1 : 0)
    var state = state
    gtk_accessible_update_state_value(opaque, 1, &state, &value.value)
  }

  private func set(_ state: GtkAccessibleState, number: Int32) {
    let value = Value(cgtk_type_int())
    g_value_set_int(&value.value, number)
    var state = state
    gtk_accessible_update_state_value(opaque, 1, &state, &value.value)
  }
}
