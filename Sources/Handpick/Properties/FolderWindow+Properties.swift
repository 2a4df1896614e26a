import FilesCore
import GtkSupport

extension FolderWindow {
  /// Shows what is known of files, of the chosen ones or of the current one.
  func showProperties() {
    let paths = chosen.map { folder.path(of: $0) }
    showProperties(of: paths.isEmpty ? [folder.path] : paths)
  }

  func showProperties(of paths: [FilePath]) {
    guard !paths.isEmpty else { return }
    let dialog = PropertiesDialog(paths, parent: window)
    self.dialog = dialog
    dialog.present()
  }
}
