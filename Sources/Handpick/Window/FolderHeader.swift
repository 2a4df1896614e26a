import CGtk
import FilesCore
import GtkSupport

/// The header bar while nothing is chosen: the way through the folders, the path, Select.
///
/// Where it gets narrow, what has a key and a place in a menu goes away first; see ``FoldingBox``.
final class FolderHeader {
  let bar = HeaderBar()
  let pathBar = PathBar()
  let location = LocationEntry()
  /// The buttons before and after the path, for what else belongs into the header.
  let start = FoldingBox()
  let end = FoldingBox()
  let back = Button(icon: "go-previous-symbolic", label: localized("Back"), key: "Alt+Left")
  let forward = Button(icon: "go-next-symbolic", label: localized("Forward"), key: "Alt+Right")
  let up = Button(icon: "go-up-symbolic", label: localized("Up"), key: "Alt+Up")
  let sidebarToggle = Button(icon: "sidebar-show-symbolic", label: localized("Sidebar"), key: "F9")
  private let select = Button(localized("Select"))
  let menuButton = Button(icon: "open-menu-symbolic", label: localized("Menu"), key: "F10")
  private let places = SwapView()

  var onBack: (() -> Void)?
  var onForward: (() -> Void)?
  var onUp: (() -> Void)?
  var onSelect: (() -> Void)?
  /// Called to show the folders that lie behind or ahead.
  var onHistory: ((_ isForward: Bool) -> Void)?

  init() {
    for button in [sidebarToggle, back, forward, up, select, menuButton] {
      gtk_widget_set_size_request(button.widget, 44, 44)
      button.layout(valign: GTK_ALIGN_CENTER)
    }
    start.append(sidebarToggle, folds: true)
    start.append(back, folds: false)
    start.append(up, folds: true)
    start.append(forward, folds: true)
    select.setAccessibleLabel(localized("Select"))
    end.append(select, folds: false)
    end.append(menuButton, folds: false)
    bar.setShowsWindowButtons(false)
    start.prepend(WindowControls(GTK_PACK_START))
    end.append(
      WindowControls(GTK_PACK_END), orElse: WindowControls(GTK_PACK_END, layout: ":close"))
    bar.packStart(start)
    bar.packEnd(end)
    places.addChild(pathBar)
    places.addChild(location.widget)
    for child in [pathBar, location.widget] as [Widget] {
      child.layout(hexpand: true, valign: GTK_ALIGN_CENTER)
    }
    places.show(pathBar)
    bar.setTitle(places.layout(hexpand: true))
    back.onClicked { [weak self] in self?.onBack?() }
    forward.onClicked { [weak self] in self?.onForward?() }
    up.onClicked { [weak self] in self?.onUp?() }
    select.onClicked { [weak self] in self?.onSelect?() }
    back.onMenu(opensOnHold: true, opensOnDown: true) { [weak self] _ in self?.onHistory?(false) }
    forward.onMenu(opensOnHold: true, opensOnDown: true) { [weak self] _ in self?.onHistory?(true) }
  }

  func show(_ path: FilePath, canGoBack: Bool, canGoForward: Bool) {
    pathBar.show(path)
    back.isSensitive = canGoBack
    forward.isSensitive = canGoForward
    up.isSensitive = path.parent != nil
  }

  func setCanSelect(_ canSelect: Bool) { select.isSensitive = canSelect }

  /// Turns the path into a text to edit.
  func editLocation(of path: FilePath) {
    places.show(location.widget)
    setEditing(true)
    location.begin(at: path)
  }

  /// Shows the path as buttons again; answers whether it was a text.
  @discardableResult
  func endEditing() -> Bool {
    guard location.widget.isVisible else { return false }
    location.end()
    places.show(pathBar)
    setEditing(false)
    return true
  }

  /// The text has the room of the buttons.
  private func setEditing(_ isEditing: Bool) {
    start.isVisible = !isEditing
    select.isVisible = !isEditing
  }
}
