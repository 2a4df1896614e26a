import FilesCore
import GtkSupport

/// The preferences, and what the program is.
extension FolderWindow {
  func connectPreferences() {
    preferenceDrawing = ObservationLoop { [weak self] in
      let preferences = Preferences.shared
      self?.list.opensOnClick = preferences.opensOnClick
      _ = preferences.hasBinarySizes
      self?.list.refresh()
      self?.selectionSize?.detailsChanged()
    }
  }

  func showPreferences() {
    let dialog = PreferencesDialog(folder.options, parent: window) { [weak self] in self?.change($0) }
    self.dialog = dialog
    dialog.present()
  }

  func showAbout() {
    let dialog = AboutDialog(parent: window)
    self.dialog = dialog
    dialog.present()
  }
}
