import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// A file's row: icon, name, and below it kind, size and date.
final class FileRow: SelectionRowContent {
  let widget: Widget
  private let picture: FilePicture
  private let name = Label().styled("file-name")
  private let details = Label().styled("file-details", "dim-label")
  private let describer: FileDescriber
  private weak var shown: ShownFolder?

  init(describer: FileDescriber, shown: ShownFolder, iconSize: Int32 = 32) {
    self.describer = describer
    self.shown = shown
    picture = FilePicture(size: iconSize)
    for label in [name, details] {
      label.xalign = 0
      label.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    }
    details.ellipsize = PANGO_ELLIPSIZE_END
    let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 1, [name, details])
    column.layout(hexpand: true, valign: GTK_ALIGN_CENTER)
    widget = Box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 12, role: GTK_ACCESSIBLE_ROLE_PRESENTATION,
      [picture.image, column])
    widget.addClass("file-row")
  }

  func bind(to id: FileID) -> (name: String, details: String) {
    guard let shown, let description = describer.describe(id, in: shown) else { return ("", "") }
    picture.show(id, in: shown.folder)
    name.text = description.name
    details.text = description.details
    widget.setClass("cut", description.isCut)
    return (description.name, description.details)
  }

  func unbind() { picture.clear() }
}

/// What a row says of a file.
struct FileDescription {
  let name: String
  let details: String
  /// Whether it is cut, and goes where it is pasted.
  let isCut: Bool
}
