import CGtk
import FilesCore
import GtkSupport

/// The header bar while nothing is chosen: back, up, the folder's name, Select.
final class FolderHeader {
  let bar = HeaderBar()
  private let back = Button(icon: "go-previous-symbolic", label: localized("Back"), shortcut: "Alt+Left")
  private let up = Button(icon: "go-up-symbolic", label: localized("Up"), shortcut: "Alt+Up")
  private let select = Button(localized("Select"))
  private let name = Label().styled("title")
  private let place = Label().styled("subtitle")

  var onBack: (() -> Void)?
  var onUp: (() -> Void)?
  var onSelect: (() -> Void)?

  init() {
    for label in [name, place] { label.ellipsize = PANGO_ELLIPSIZE_MIDDLE }
    let title = Box(GTK_ORIENTATION_VERTICAL, [name, place])
    bar.setTitle(title.layout(valign: GTK_ALIGN_CENTER))
    for button in [back, up] {
      gtk_widget_set_size_request(button.widget, 44, 44)
      bar.packStart(button)
    }
    select.setAccessibleLabel(localized("Select"))
    gtk_widget_set_size_request(select.widget, 44, 44)
    bar.packEnd(select)
    back.onClicked { [weak self] in self?.onBack?() }
    up.onClicked { [weak self] in self?.onUp?() }
    select.onClicked { [weak self] in self?.onSelect?() }
  }

  func show(name text: String, place where: String, canGoBack: Bool, canGoUp: Bool) {
    name.text = text
    place.text = `where`
    place.isVisible = !`where`.isEmpty
    back.isSensitive = canGoBack
    up.isSensitive = canGoUp
  }

  func setCanSelect(_ canSelect: Bool) { select.isSensitive = canSelect }
}
