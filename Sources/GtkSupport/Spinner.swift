import CGtk

/// A `GtkSpinner`: something is under way.
public final class Spinner: Widget {
  public init() {
    super.init(cgtk_widget_new(gtk_spinner_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
  }

  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque) != 0 }
    set { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
  }
}
