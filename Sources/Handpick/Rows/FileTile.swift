import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// A file's tile in the grid: the icon, and its name below it.
final class FileTile: SelectionRowContent {
  let widget: Widget
  private let picture: FilePicture
  private let name = Label().styled("file-name")
  private let describer: FileDescriber
  private weak var shown: ShownFolder?

  init(describer: FileDescriber, shown: ShownFolder, iconSize: Int32) {
    self.describer = describer
    self.shown = shown
    picture = FilePicture(size: iconSize)
    name.wraps = true
    name.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    gtk_label_set_lines(name.opaque, 2)
    gtk_label_set_justify(name.opaque, GTK_JUSTIFY_CENTER)
    let room = max(110, iconSize + 40)
    name.maximumWidth = room / 8
    widget = Box(
      GTK_ORIENTATION_VERTICAL, spacing: 6, role: GTK_ACCESSIBLE_ROLE_PRESENTATION, [picture.image, name])
    widget.addClass("file-tile")
    gtk_widget_set_size_request(widget.widget, room, iconSize + 56)
  }

  func bind(to id: FileID) -> (name: String, details: String) {
    guard let shown, let description = describer.describe(id, in: shown) else { return ("", "") }
    picture.show(id, in: shown.folder)
    name.text = description.name
    widget.setClass("cut", description.isCut)
    return (description.name, description.details)
  }

  func unbind() { picture.clear() }
}
