import CGtk
import GtkSupport

/// An entry with its name above it.
///
/// - Accessibility: an entry with that name; the label itself is decoration.
struct LabelledEntry {
  let widget: Widget
  let entry = Entry()

  init(_ name: String) {
    let label = Label(name, role: GTK_ACCESSIBLE_ROLE_PRESENTATION).styled("dim-label")
    label.xalign = 0
    label.wraps = true
    label.maximumWidth = 44
    entry.setAccessibleLabel(name)
    gtk_widget_set_size_request(entry.widget, 260, 40)
    widget = Box(GTK_ORIENTATION_VERTICAL, spacing: 2, [label, entry])
  }
}
