import FilesCore
import SelectionCore

/// The block's texts for files, from the catalogue: `files`, `folders`, or `items` where both are chosen.
struct FileTexts: SelectionTexts {
  typealias ID = FileID

  let shown: ShownFolder

  init(shown: ShownFolder) {
    self.shown = shown
  }

  var select: String { localized("Select") }
  var selectAll: String { localized("Select all") }
  var deselectAll: String { localized("Deselect all") }
  var done: String { localized("Done") }
  func rowToggle(isSelected: Bool) -> String { isSelected ? localized("Deselect") : localized("Select") }
  var actions: String { localized("Actions") }
  var moreActions: String { localized("More actions") }
  var inProgress: String { localized("In progress") }
  var undo: String { localized("Undo") }
  var cancel: String { localized("Cancel") }

  func question(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String {
    guard action.role == .destructive else { return hiddenQuestion(action, ids) }
    return ids.count == 1
      ? FilePhrases.question(action, name: shown.files.displayName(of: ids[0]))
      : FilePhrases.question(action, ids.count, shown.files.noun(of: ids))
  }

  /// Where the files go, and up to three of their names.
  func questionDetail(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String {
    let goesTo = FilePhrases.destination(ids.count, canUndo: action.canUndo)
    return ids.count > 1 ? names(ids) + "\n" + goesTo : goesTo
  }

  /// Up to three of the files' names, and how many more there are.
  func names(_ ids: [FileID]) -> String {
    var names = ids.prefix(3).map {
      localized("“{name}”", ["name": shown.files.displayName(of: $0).asName])
    }
    let rest = ids.count - names.count
    if rest > 0 { names.append(localizedPlural("{count} more", "{count} more", rest)) }
    return names.joined(separator: localizedInContext("between the items of a list", ", "))
  }

  func done(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String {
    localizedPlural(
      "{action} is done for {count} file", "{action} is done for {count} files", ids.count,
      ["action": action.title])
  }

  func done(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID], failed: [FileID]) -> String {
    localizedPlural(
      "{action} is done for {done} of {count} file", "{action} is done for {done} of {count} files",
      ids.count,
      ["action": action.title, "done": (ids.count - failed.count).localized])
  }

  func undone(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String {
    localizedPlural(
      "{action} undone for {count} file", "{action} undone for {count} files", ids.count,
      ["action": action.title])
  }

  func failed(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String {
    localizedPlural(
      "{action} failed for {count} file", "{action} failed for {count} files", ids.count,
      ["action": action.title])
  }

  func undoFailed(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String {
    localizedPlural(
      "{action} couldn't be undone for {count} file", "{action} couldn't be undone for {count} files",
      ids.count, ["action": action.title])
  }

  func shareTitle(_ ids: [FileID]) -> String {
    FilePhrases.share(ids.count, shown.files.noun(of: ids))
  }

  func nothingToShare(_ ids: [FileID]) -> String {
    localizedPlural(
      "This file has no link to share", "These {count} files have no links to share", ids.count)
  }
}
