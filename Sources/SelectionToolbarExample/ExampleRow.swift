import CGtk
import GtkSupport
import SelectionToolbar

/// A row's content: a name and what else there is to say.
final class ExampleRow: SelectionRowContent {
  let widget: Widget
  private let name = Label()
  private let detail = Label().styled("dim-label")
  private let find: (Int) -> (String, String)

  init(find: @escaping (Int) -> (String, String)) {
    self.find = find
    name.xalign = 0
    name.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    name.layout(hexpand: true)
    widget = Box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 12, role: GTK_ACCESSIBLE_ROLE_PRESENTATION, [name, detail])
    gtk_widget_set_margin_end(widget.widget, 12)
  }

  func bind(to id: Int) -> (name: String, details: String) {
    let (name, detail) = find(id)
    self.name.text = name
    self.detail.text = detail
    return (name, detail)
  }

  func unbind() {}
}
