import FilesCore
import GtkSupport

/// Going from folder to folder, and opening files.
extension FolderWindow {
  /// Opens a file with its application, or a folder in this window.
  func open(_ id: FileID) {
    let path = folder.path(of: id)
    if folder.leadsToFolder(id) {
      go(to: path)
    } else {
      FileLauncher.open(path, from: window) { [weak self] problem in
        self?.toolbar.run.report(problem, isError: true)
      }
    }
  }

  func go(to path: FilePath, focusing name: FileName? = nil) {
    noteFocus()
    history.visit(path)
    visit(path, focusing: name)
  }

  /// Goes to the folder above, with the focus on the one left.
  func goUp() {
    guard let parent = folder.path.parent else { return }
    go(to: parent, focusing: folder.path.name)
  }

  func goBack() {
    guard history.canGoBack else { return }
    noteFocus()
    history.goBack()
    visit(history.current, focusing: history.focusedName(in: history.current))
  }

  func goForward() {
    guard history.canGoForward else { return }
    noteFocus()
    history.goForward()
    visit(history.current, focusing: history.focusedName(in: history.current))
  }

  private func noteFocus() {
    history.note(focused: list.currentID.flatMap { folder.contains($0) ? folder.name(of: $0) : nil })
  }
}
