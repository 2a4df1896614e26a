import FilesCore
import SelectionCore

/// The block's texts for files: `files`, `folders`, or `items` where both are chosen.
struct FileTexts: SelectionTexts {
  typealias ID = FileID

  private let english = EnglishTexts<FileID>(noun: ("file", "files"))
  private let shown: ShownFolder

  init(shown: ShownFolder) {
    self.shown = shown
  }

  func count(_ selected: Int, hidden: Int) -> String { english.count(selected, hidden: hidden) }
  var select: String { english.select }
  var selectAll: String { english.selectAll }
  var deselectAll: String { english.deselectAll }
  var done: String { english.done }
  func rowToggle(isSelected: Bool) -> String { english.rowToggle(isSelected: isSelected) }
  var actions: String { english.actions }
  var inProgress: String { english.inProgress }
  var undo: String { english.undo }
  var cancel: String { english.cancel }

  func question(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String {
    if ids.count == 1 { return "\(action.title) “\(shown.folder.displayName(of: ids[0]).asName)”?" }
    return "\(action.title) \(Self.items(ids, in: shown.folder))?"
  }

  /// Where the files go, and up to three of their names.
  func questionDetail(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String {
    let goesTo =
      switch (action.canUndo, ids.count) {
      case (true, 1): "It will be moved to the Trash."
      case (true, _): "They will be moved to the Trash."
      case (false, 1): "It will be deleted for good. This can't be undone."
      case (false, _): "They will be deleted for good. This can't be undone."
      }
    guard ids.count > 1 else { return goesTo }
    let names = ids.prefix(3).map { "“\(shown.folder.displayName(of: $0).asName)”" }
    let rest = ids.count - names.count
    let list = rest > 0 ? names + ["\(rest) more"] : names
    return "\(list.joined(separator: ", "))\n\(goesTo)"
  }

  func done(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String { english.done(action, ids) }

  func done(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID], failed: [FileID]) -> String {
    english.done(action, ids, failed: failed)
  }

  func undone(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String {
    english.undone(action, ids)
  }
  func failed(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String {
    english.failed(action, ids)
  }

  func undoFailed(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String {
    english.undoFailed(action, ids)
  }

  func shareTitle(_ ids: [FileID]) -> String { "Share \(Self.items(ids, in: shown.folder))" }
  func nothingToShare(_ ids: [FileID]) -> String { english.nothingToShare(ids) }

  /// "1 file", "3 files".
  func items(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  static func moveTitle(_ ids: [FileID], in folder: Folder) -> String { "Move \(items(ids, in: folder))" }

  private static func items(_ ids: [FileID], in folder: Folder) -> String {
    let folders = ids.reduce(0) { $0 + (folder.kind(of: $1) == .folder ? 1 : 0) }
    let noun =
      switch folders {
      case 0: ids.count == 1 ? "file" : "files"
      case ids.count: ids.count == 1 ? "folder" : "folders"
      default: "items"
      }
    return "\(ids.count) \(noun)"
  }
}
