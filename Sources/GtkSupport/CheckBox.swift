import CGtk

/// A check box with a text, made of a button.
///
/// A `GtkCheckButton` has no action that an assistive technology could do in GTK 4.8; a button has.
///
/// - CSS: a `button.check-box` with an image, `:checked` while it is on, and a label.
/// - Accessibility: a check box named by the text.
public final class CheckBox: Widget {
  private let mark = Image(icon: "object-select-symbolic").styled("check-mark")
  private let text: Label
  public private(set) var isChecked = false
  public var onToggle: (() -> Void)?

  public init(_ label: String) {
    text = Label(label)
    text.wraps = true
    text.xalign = 0
    super.init(cgtk_widget_new(gtk_button_get_type(), GTK_ACCESSIBLE_ROLE_CHECKBOX))
    let row = Box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 8, role: GTK_ACCESSIBLE_ROLE_PRESENTATION, [mark, text])
    mark.layout(valign: GTK_ALIGN_CENTER)
    gtk_button_set_child(pointer(), row.widget)
    gtk_button_set_has_frame(pointer(), 0)
    addClass("check-box")
    setAccessibleLabel(label)
    setAccessibleChecked(false)
    connect("clicked") { [weak self] in
      guard let self else { return }
      setChecked(!isChecked)
      onToggle?()
    }
  }

  public var label: String {
    get { text.text }
    set {
      text.text = newValue
      setAccessibleLabel(newValue)
    }
  }

  /// Turns it on or off, without a call of `onToggle`.
  public func setChecked(_ isChecked: Bool) {
    self.isChecked = isChecked
    setAccessibleChecked(isChecked)
    if isChecked {
      gtk_widget_set_state_flags(mark.widget, GTK_STATE_FLAG_CHECKED, 0)
    } else {
      gtk_widget_unset_state_flags(mark.widget, GTK_STATE_FLAG_CHECKED)
    }
  }
}
