import FilesCore
import GtkSupport

extension FolderWindow {
  /// Shows what is known of files, of the chosen ones or of the current one.
  func showProperties() {
    let chosen = allChosen
    if chosen.isEmpty { showProperties(of: [folder.path]) } else { showProperties(of: chosen) }
  }

  func showProperties(of ids: [FileID]) {
    withPaths(of: ids) { [weak self] in self?.showProperties(of: $0) }
  }

  func showProperties(of paths: [FilePath]) {
    guard !paths.isEmpty else { return }
    let dialog = PropertiesDialog(paths, parent: window)
    self.dialog = dialog
    dialog.present()
  }
}
