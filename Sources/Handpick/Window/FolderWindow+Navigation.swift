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

  /// Opens the chosen folders, or the current one, in tabs or windows of their own.
  func openBeside(inWindows: Bool = false) {
    openBeside(allChosen.filter { shown.files.leadsToFolder($0) }, inWindows: inWindows)
  }

  /// Opens folders in tabs or windows of their own.
  func openBeside(_ folders: [FileID], inWindows: Bool = false) {
    withPaths(of: folders) { [weak self] paths in
      for path in paths { if inWindows { self?.onOpenWindow?(path) } else { self?.openTab(path) } }
    }
  }

  /// Calls a body with the paths of files, which are looked up off the main thread: they may be a million.
  func withPaths(of ids: [FileID], _ body: @escaping ([FilePath]) -> Void) {
    let files = shown.files
    Task { body(await files.paths(of: ids)) }
  }

  /// Goes to the folder above, with the focus on the one left.
  func goUp() {
    guard let parent = folder.path.parent else { return }
    go(to: parent, focusing: folder.path.name)
  }

  func goBack() { travel(-1) }
  func goForward() { travel(1) }

  /// Goes along the folders that were shown: back where the number is negative.
  func travel(_ steps: Int) {
    guard steps < 0 ? history.canGoBack : history.canGoForward else { return }
    noteFocus()
    if steps < 0 { history.goBack(by: -steps) } else { history.goForward(by: steps) }
    visit(history.current, focusing: history.focusedName(in: history.current))
  }

  func noteFocus() {
    history.note(focused: list.currentID.flatMap { folder.contains($0) ? folder.name(of: $0) : nil })
  }
}
