import FilesCore

/// What the files are ordered by, and which ones are shown.
extension FolderWindow {
  func connectView() {
    viewButton.show(folder.options)
    viewButton.onClosed = { [weak self] in self?.focusFiles() }
    viewButton.onChange = { [weak self] new in
      self?.change { options in
        options = new
      }
    }
  }

  /// Changes the options of this folder, and of all that are opened from now on.
  func change(_ body: (inout FolderOptions) -> Void) {
    let former = folder.options
    var options = former
    body(&options)
    options.filter = ""
    ViewOptions.shared.options = options
    viewButton.show(options)
    options.filter = former.filter
    folder.options = options
    drawColumns()
    if former.showsHidden != options.showsHidden { searchAgainForHidden() }
  }

  /// Shows hidden files, or no longer; a screen reader says which.
  func toggleHidden() {
    change { $0.showsHidden.toggle() }
    toolbar.announce(
      folder.options.showsHidden
        ? localized("Hidden files are shown") : localized("Hidden files are not shown"))
  }
}
