import FilesCore
import SelectionCore

/// The block's texts for what lies in the trash.
struct TrashTexts: SelectionTexts {
  typealias ID = TrashedFile

  func count(_ selected: Int, hidden: Int) -> String {
    localizedPlural("{count} selected", "{count} selected", selected)
  }

  var select: String { localized("Select") }
  var selectAll: String { localized("Select all") }
  var deselectAll: String { localized("Deselect all") }
  var done: String { localized("Done") }
  func rowToggle(isSelected: Bool) -> String { isSelected ? localized("Deselect") : localized("Select") }
  var actions: String { localized("Actions") }
  var inProgress: String { localized("In progress") }
  var moreActions: String { localized("More actions") }
  var undo: String { localized("Undo") }
  var cancel: String { localized("Cancel") }

  func question(_ action: SelectionToolbarAction<TrashedFile>, _ files: [TrashedFile]) -> String {
    if action.id == TrashActions.emptying { return localized("Empty the Trash?") }
    if files.count == 1, let name = files[0].name {
      return localized("Delete “{name}” permanently?", ["name": name.display.asName])
    }
    return localizedPlural(
      "Delete {count} item permanently?", "Delete {count} items permanently?", files.count)
  }

  func questionDetail(_ action: SelectionToolbarAction<TrashedFile>, _ files: [TrashedFile]) -> String {
    localizedPlural(
      "{count} item will be deleted for good. This can't be undone.",
      "{count} items will be deleted for good. This can't be undone.", files.count)
  }

  func done(_ action: SelectionToolbarAction<TrashedFile>, _ files: [TrashedFile]) -> String {
    localizedPlural(
      "{action} is done for {count} file", "{action} is done for {count} files", files.count,
      ["action": action.title])
  }

  func done(
    _ action: SelectionToolbarAction<TrashedFile>, _ files: [TrashedFile], failed: [TrashedFile]
  ) -> String {
    done(action, files)
  }

  func undone(_ action: SelectionToolbarAction<TrashedFile>, _ files: [TrashedFile]) -> String {
    localizedPlural(
      "{action} undone for {count} file", "{action} undone for {count} files", files.count,
      ["action": action.title])
  }

  func failed(_ action: SelectionToolbarAction<TrashedFile>, _ files: [TrashedFile]) -> String {
    localizedPlural(
      "{action} failed for {count} file", "{action} failed for {count} files", files.count,
      ["action": action.title])
  }

  func undoFailed(_ action: SelectionToolbarAction<TrashedFile>, _ files: [TrashedFile]) -> String {
    failed(action, files)
  }

  func shareTitle(_ files: [TrashedFile]) -> String { "" }
  func nothingToShare(_ files: [TrashedFile]) -> String { "" }
}
