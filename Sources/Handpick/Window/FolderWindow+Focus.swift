import FilesCore
import GtkSupport

/// Where the focus goes once the rows of a folder are there.
extension FolderWindow {
  /// The first row gets the focus, until a person chooses one.
  func focusFirst() {
    let id = folder.id(at: 0)
    guard folder.details(of: id) == nil, !hasWaitedForDetails else {
      wantsFocus = false
      list.focusCurrent()
      return
    }
    waitForDetails(of: id)
  }

  /// Moves the focus to a row once its size and date are known, or a moment has passed: told later, they would be read
  /// twice.
  func focusWhenKnown(_ id: FileID) {
    guard folder.details(of: id) == nil, !hasWaitedForDetails else {
      nameToFocus = nil
      wantsFocus = false
      list.focus(id)
      return
    }
    waitForDetails(of: id)
  }

  private func waitForDetails(of id: FileID) {
    guard !isWaitingForDetails else { return }
    isWaitingForDetails = true
    folder.requestDetails(for: [id])
    Timeout.after(milliseconds: 200) { [weak self] in
      guard let self else { return }
      isWaitingForDetails = false
      hasWaitedForDetails = true
      settle()
    }
  }
}
