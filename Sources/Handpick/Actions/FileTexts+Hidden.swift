import FilesCore
import SelectionCore

/// What is asked where some of the chosen files are not shown.
extension FileTexts {
  /// The question of an action that else asks nothing.
  func hiddenQuestion(_ action: SelectionToolbarAction<FileID>, _ ids: [FileID]) -> String {
    let noun = shown.files.noun(of: ids)
    switch action.id {
    case "move": return FilePhrases.move(ids.count, noun)
    case "duplicate": return FilePhrases.duplicate(ids.count, noun)
    case "share": return FilePhrases.share(ids.count, noun)
    case FileActions.renaming: return FilePhrases.rename(ids.count)
    case FileActions.gathering: return FilePhrases.newFolder(with: ids.count)
    default: return action.title
    }
  }

  func confirmAll(_ action: SelectionToolbarAction<FileID>, _ count: Int) -> String {
    count == 1
      ? action.title
      : localized("{action} all {count}", ["action": action.title, "count": count.localized])
  }

  func confirmShown(_ action: SelectionToolbarAction<FileID>, _ count: Int) -> String {
    localizedPlural("{action} {count} shown", "{action} {count} shown", count, ["action": action.title])
  }
}
