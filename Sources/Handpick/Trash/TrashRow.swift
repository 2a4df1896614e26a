import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// A row of the trash: icon, name, and below it where it was and since when it is here.
final class TrashRow: SelectionRowContent {
  let widget: Widget
  private let icon = Image(pixelSize: 32)
  private let name = Label().styled("file-name")
  private let details = Label().styled("file-details", "dim-label")
  private let icons: FileIcons
  private let values: FileDescriber

  init(icons: FileIcons, values: FileDescriber) {
    self.icons = icons
    self.values = values
    for label in [name, details] {
      label.xalign = 0
      label.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    }
    let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 1, [name, details])
    column.layout(hexpand: true, valign: GTK_ALIGN_CENTER)
    widget = Box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 12, role: GTK_ACCESSIBLE_ROLE_PRESENTATION, [icon, column])
    widget.addClass("file-row")
  }

  func bind(to file: TrashedFile) -> (name: String, details: String) {
    let shown = file.name ?? file.path.name
    if let shown { icon.setIcon(icons.icon(for: shown, file.kind, leadsToFolder: file.kind == .folder)) }
    name.text = shown?.display ?? ""
    details.text = describe(file)
    return (name.text, details.text)
  }

  func unbind() {}

  private func describe(_ file: TrashedFile) -> String {
    guard let place = file.origin?.parent?.display else {
      return localized("nobody knows where it was")
    }
    guard let deleted = file.deleted else { return localized("was in {place}", ["place": place]) }
    return localized(
      "was in {place}, deleted {date}", ["place": place, "date": values.moment(Int(deleted))])
  }
}
