import FilesCore

/// The focus on what an operation has made here: what was pasted, dropped, duplicated, extracted, or put into an archive.
extension FolderWindow {
  /// To be called as an operation begins; the answer, with its report, moves the focus to the first file that it has made
  /// in the folder shown, unless a person has moved the focus or chosen something meanwhile.
  func focusingCreated() -> (OperationReport) -> Void {
    let current = list.currentID
    return { [weak self] report in
      // Once the action that it is of has ended select mode.
      Task { self?.focusCreated(report, unlessMovedFrom: current) }
    }
  }

  private func focusCreated(_ report: OperationReport, unlessMovedFrom current: FileID?) {
    guard report.kind != .undo, report.kind != .redo else { return }
    let paths = report.items.lazy.filter { $0.result == .done }.compactMap(\.destination)
    let path = paths.first { folder.isSearch ? $0.isEqualOrBelow(folder.path) : $0.parent == folder.path }
    guard let path else { return }
    created = CreatedFile(path: path, current: current)
    focusCreated()
  }

  /// Moves the focus to the file that was made, once it is listed.
  func focusCreated() {
    guard let created else { return }
    guard !model.isSelecting, list.currentID == created.current else {
      self.created = nil
      return
    }
    guard let id = folder.id(of: created.path), isListed(id) else { return }
    self.created = nil
    list.focus(id)
  }
}

/// A file that was made and is not listed yet, and the row that was current at that time.
struct CreatedFile {
  let path: FilePath
  let current: FileID?
}
