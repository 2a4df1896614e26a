import FilesCore
import GtkSupport

/// The path bar, the text that it turns into, and the menus of the folders gone through.
extension FolderWindow {
  func connectLocation() {
    header.onBack = { [weak self] in self?.goBack() }
    header.onForward = { [weak self] in self?.goForward() }
    header.onUp = { [weak self] in self?.goUp() }
    header.onHistory = { [weak self] in self?.showHistory(isForward: $0) }
    header.pathBar.onGo = { [weak self] in self?.goAbove(to: $0) }
    header.pathBar.onButton = { [weak self] in self?.acceptDrops(on: $0, into: $1) }
    header.pathBar.onEdit = { [weak self] in self?.editLocation() }
    header.location.onCancel = { [weak self] in self?.endEditingLocation() }
    header.location.onGo = { [weak self] path, name in
      self?.header.endEditing()
      self?.go(to: path, focusing: name)
    }
  }

  func editLocation() {
    leaveSelecting()
    header.editLocation(of: folder.path)
  }

  private func endEditingLocation() {
    if header.endEditing() { toolbar.focusContent?() }
  }

  /// Goes to a folder of the path, with the focus on the one below it that leads here.
  private func goAbove(to path: FilePath) {
    let here = folder.path
    let below = sequence(first: here, next: \.parent).first { $0.parent == path }
    go(to: path, focusing: here.isEqualOrBelow(path) ? below?.name : nil)
  }

  private func showHistory(isForward: Bool) {
    let folders = isForward ? history.forwardFolders : history.backFolders
    let items = folders.prefix(12).enumerated().map { index, path in
      MenuItem(Place.name(of: path), shortcut: index == 0 ? (isForward ? "Alt+Right" : "Alt+Left") : "") {
        [weak self] in self?.travel(isForward ? index + 1 : -index - 1)
      }
    }
    let button = isForward ? header.forward : header.back
    PopupMenu.show(
      [items], label: isForward ? localized("Folders ahead") : localized("Folders behind"), at: button
    ) {
      button.grabFocus()
    }
  }
}
