import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// A file's row: icon, name, and kind, size and date in columns, or below the name where there is no room for columns.
final class FileRow: SelectionRowContent {
  var widget: Widget { body }
  private let body: FileRowBody
  private let picture: FilePicture
  private let name = Label().styled("file-name")
  private let details = Label().styled("file-details", "dim-label")
  private let describer: FileDescriber
  private weak var shown: ShownFolder?

  init(describer: FileDescriber, shown: ShownFolder, columns: ColumnLayout, iconSize: Int32) {
    self.describer = describer
    self.shown = shown
    picture = FilePicture(size: iconSize)
    for label in [name, details] {
      label.xalign = 0
      label.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    }
    details.ellipsize = PANGO_ELLIPSIZE_END
    body = FileRowBody(picture: picture.image, name: name, details: details, columns: columns)
    body.addClass("file-row")
  }

  func bind(to id: FileID) -> (name: String, details: String) {
    guard let shown, let description = describer.describe(id, in: shown) else { return ("", "") }
    picture.show(id, in: shown.folder)
    name.text = description.name
    details.text = description.details
    body.show { describer.text(of: $0, description, shown.folder.name(of: id)) }
    widget.setClass("cut", description.isCut)
    return (description.name, description.details)
  }

  func unbind() { picture.clear() }
}

/// What a row says of a file.
struct FileDescription {
  let name: String
  let details: String
  /// Its kind, where it is no plain file.
  let kind: String?
  /// What is known of it by now.
  let size: String?
  let date: String?
  /// The folder below the one shown that a search found it in.
  let place: String?
  /// Whether it is cut, and goes where it is pasted.
  let isCut: Bool
}
