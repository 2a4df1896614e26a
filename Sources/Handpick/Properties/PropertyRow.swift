import CGtk
import FilesCore
import GtkSupport

/// A name and its value, a line of the properties. The value can change.
final class PropertyRow {
  let widget: Box
  /// The list's row around it, which is what assistive technologies see.
  var row: Widget?
  private let name: String
  private let label = Label()

  var value: String {
    didSet {
      label.text = value
      row?.setAccessibleLabel(words)
    }
  }

  /// What is said of the row.
  var words: String { localized("{name}: {value}", ["name": name, "value": value]) }

  init(name: String, value: String) {
    self.name = name
    self.value = value
    let title = Label(name).styled("dim-label", "file-details")
    for text in [title, label] {
      text.xalign = 0
      text.wraps = true
      text.maximumWidth = 44
    }
    label.text = value
    widget = Box(
      GTK_ORIENTATION_VERTICAL, role: GTK_ACCESSIBLE_ROLE_PRESENTATION, [title, label])
    widget.layout(horizontalMargin: 10, verticalMargin: 4)
  }
}
