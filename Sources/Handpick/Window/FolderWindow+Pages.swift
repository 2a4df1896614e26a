import CGtk
import FilesCore
import GtkSupport

/// The files, or the message in their place.
extension FolderWindow {
  func showState() {
    header.setCanSelect(folder.count > 0)
    toolbar.actionsRest = folder.state == .loading
    switch folder.state {
    case .loading: showFolder()
    case .failed(let failure): showFailure(failure)
    case .ready where folder.count == 0:
      let empty = emptyMessage
      showMessage(icon: empty.icon, title: empty.title, detail: empty.detail, way: empty.way)
    case .ready: showFolder()
    }
  }

  func showFolder() {
    let hadFocus = !isShowingFolder && pages.containsFocus
    isShowingFolder = true
    pages.show(columnFrame)
    guard folder.count > 0, nameToFocus == nil else { return }
    if hadFocus { list.focusCurrent() } else if wantsFocus { focusFirst() }
  }

  private func showFailure(_ failure: FolderFailure) {
    model.end()
    let title = localized("“{name}” cannot be shown", ["name": folder.path.name?.display ?? "/"])
    if let parent = Self.nearestFolder(above: folder.path) {
      showMessage(
        icon: "dialog-error-symbolic", title: title, detail: failure.message,
        way: (
          localized("Go to {folder}", ["folder": parent.name?.display ?? localized("File system")]),
          { [weak self] in self?.go(to: parent) }
        ))
    } else {
      showMessage(icon: "dialog-error-symbolic", title: title, detail: failure.message, way: nil)
    }
  }

  private func showMessage(
    icon: String, title: String, detail: String, way: (title: String, action: () -> Void)?
  ) {
    let hadFocus = wantsFocus || (isShowingFolder && pages.containsFocus)
    wantsFocus = false
    isShowingFolder = false
    message.show(icon: icon, title: title, detail: detail, way: way)
    pages.show(message.widget)
    if hadFocus { message.grabFocus() }
  }

  /// The closest folder above one that is gone.
  private static func nearestFolder(above path: FilePath) -> FilePath? {
    var folder = path.parent
    while let candidate = folder {
      if candidate.isFolder { return candidate }
      folder = candidate.parent
    }
    return nil
  }
}
