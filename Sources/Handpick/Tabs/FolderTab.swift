import FilesCore

/// A tab of a window while another one is shown: its folder, still followed, the way that led there, and what was
/// chosen and current in it.
final class FolderTab {
  var folder: Folder
  var history: NavigationHistory
  /// What is chosen, nil outside of select mode.
  var selected: [FileID]?
  var current: FileID?

  init(folder: Folder, history: NavigationHistory) {
    self.folder = folder
    self.history = history
  }
}
