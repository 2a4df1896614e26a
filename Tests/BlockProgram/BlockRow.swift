import GtkSupport
import SelectionToolbar

/// A row of a name.
final class BlockRow: SelectionRowContent {
  private let label = Label()
  var widget: Widget { label }

  init() {
    label.xalign = 0
    label.layout(horizontalMargin: 12)
  }

  func bind(to id: Int) -> (name: String, details: String) {
    label.text = "File \(id)"
    return ("File \(id)", "\(id * 37) kB")
  }

  func unbind() {}
}
