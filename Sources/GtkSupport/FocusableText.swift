import CGtk

/// A text that can have the keyboard focus, so that a screen reader can be brought to it. (A selectable label can too,
/// but then says that its text is selected.)
///
/// - CSS: a node `focusabletext` around a `label`.
/// - Accessibility: of the role given, named by the text.
public final class FocusableText: CustomWidget {
  public let label = Label(role: GTK_ACCESSIBLE_ROLE_PRESENTATION)

  public init(role: GtkAccessibleRole) {
    super.init(cssName: "focusabletext", role: role)
    isFocusable = true
    label.wraps = true
    addChild(label)
  }

  public var text: String {
    get { label.text }
    set {
      label.text = newValue
      setAccessibleLabel(newValue)
    }
  }
}
