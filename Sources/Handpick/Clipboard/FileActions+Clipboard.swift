import FilesCore
import SelectionCore
import SelectionToolbar

/// Putting files on the clipboard for this and other file managers.
extension FileActions {
  /// The id of the action that copies or cuts to the clipboard.
  static func clipboardAction(isCut: Bool) -> String { isCut ? "cut" : "copy-files" }

  /// Copying and cutting as actions, which ask first where some of what is chosen is not shown.
  var clipboard: [SelectionToolbarAction<FileID>] {
    [(localized("Copy"), false), (localized("Cut"), true)].map { title, isCut in
      SelectionToolbarAction(
        id: Self.clipboardAction(isCut: isCut), title: title, symbol: "edit-copy-symbolic", done: nil,
        endsSelection: false,
        perform: { ids -> SelectionOutcome<FileID> in
          await self.putOnClipboard(ids, isCut: isCut)
          return SelectionOutcome(goesOn: true)
        })
    }
  }

  /// Puts files on the clipboard.
  func copyToClipboard(_ ids: [FileID], isCut: Bool) {
    guard !ids.isEmpty else { return }
    Task { await putOnClipboard(ids, isCut: isCut) }
  }

  private func putOnClipboard(_ ids: [FileID], isCut: Bool) async {
    files.kept.handled = ids
    let paths = await files.paths(of: ids)
    let (uris, cut) = await Task.detached { (paths.map(\.uri), isCut ? Set(paths) : []) }.value
    guard let window = window?.window else { return }
    FileClipboard.copy(uris, isCut: isCut, ShareContext(window: window.pointer()))
    CutFiles.shared.set(cut)
  }
}
