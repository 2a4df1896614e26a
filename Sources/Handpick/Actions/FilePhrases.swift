import FilesCore
import SelectionCore

/// Phrases about a number of files: each a whole one for its noun, since languages count them by different rules.
enum FilePhrases {
  /// `Move 3 files`
  static func move(_ count: Int, _ noun: FileNoun) -> String {
    switch noun {
    case .files: localizedPlural("Move {count} file", "Move {count} files", count)
    case .folders: localizedPlural("Move {count} folder", "Move {count} folders", count)
    case .items: localizedPlural("Move {count} item", "Move {count} items", count)
    }
  }

  /// `Duplicate 3 files`
  static func duplicate(_ count: Int, _ noun: FileNoun) -> String {
    switch noun {
    case .files: localizedPlural("Duplicate {count} file", "Duplicate {count} files", count)
    case .folders: localizedPlural("Duplicate {count} folder", "Duplicate {count} folders", count)
    case .items: localizedPlural("Duplicate {count} item", "Duplicate {count} items", count)
    }
  }

  /// `Copy 3 files`
  static func copy(_ count: Int, _ noun: FileNoun) -> String {
    switch noun {
    case .files: localizedPlural("Copy {count} file", "Copy {count} files", count)
    case .folders: localizedPlural("Copy {count} folder", "Copy {count} folders", count)
    case .items: localizedPlural("Copy {count} item", "Copy {count} items", count)
    }
  }

  /// `Rename 3 items`
  static func rename(_ count: Int) -> String {
    localizedPlural("Rename {count} item", "Rename {count} items", count)
  }

  /// `New folder with 3 items`
  static func newFolder(with count: Int) -> String {
    localizedPlural("New folder with {count} item", "New folder with {count} items", count)
  }

  /// `Share 3 files`
  static func share(_ count: Int, _ noun: FileNoun) -> String {
    switch noun {
    case .files: localizedPlural("Share {count} file", "Share {count} files", count)
    case .folders: localizedPlural("Share {count} folder", "Share {count} folders", count)
    case .items: localizedPlural("Share {count} item", "Share {count} items", count)
    }
  }

  /// `Delete “name”?`
  static func question<ID>(_ action: SelectionToolbarAction<ID>, name: String) -> String {
    action.id == FileActions.permanentDeletion
      ? localized("Delete “{name}” permanently?", ["name": name.asName])
      : localized("Delete “{name}”?", ["name": name.asName])
  }

  /// `Delete 3 files?`
  static func question<ID>(_ action: SelectionToolbarAction<ID>, _ count: Int, _ noun: FileNoun) -> String {
    switch (action.id == FileActions.permanentDeletion, noun) {
    case (false, .files): localizedPlural("Delete {count} file?", "Delete {count} files?", count)
    case (false, .folders): localizedPlural("Delete {count} folder?", "Delete {count} folders?", count)
    case (false, .items): localizedPlural("Delete {count} item?", "Delete {count} items?", count)
    case (true, .files):
      localizedPlural("Delete {count} file permanently?", "Delete {count} files permanently?", count)
    case (true, .folders):
      localizedPlural("Delete {count} folder permanently?", "Delete {count} folders permanently?", count)
    case (true, .items):
      localizedPlural("Delete {count} item permanently?", "Delete {count} items permanently?", count)
    }
  }

  /// What a question says below its title: where the files go.
  static func destination(_ count: Int, canUndo: Bool) -> String {
    canUndo
      ? localizedPlural("It will be moved to the Trash.", "They will be moved to the Trash.", count)
      : localizedPlural(
        "It will be deleted for good. This can't be undone.",
        "They will be deleted for good. This can't be undone.", count)
  }

  /// `Copied 3 files`
  static func copied(_ count: Int) -> String {
    localizedPlural("Copied {count} file", "Copied {count} files", count)
  }
}
