import FilesCore

/// What is said of archives: whole phrases.
enum ArchiveTexts {
  static func title(_ sources: [FilePath]) -> String {
    if let only = sources.first?.name, sources.count == 1 {
      return localized("Save “{name}” as ZIP", ["name": only.display])
    }
    return localizedPlural("Save {count} item as ZIP", "Save {count} items as ZIP", sources.count)
  }

  /// The only file's name, or the folder's for several.
  static func suggestion(for sources: [FilePath], in folder: FilePath) -> String {
    let only = sources.count == 1 ? sources.first?.name : nil
    let base = (only ?? folder.name)?.display ?? localizedInContext("name of an archive", "Archive")
    return base + ".zip"
  }

  /// The name that is meant: a desktop knows an archive by its extension.
  static func withExtension(_ text: String) -> String {
    text.lowercased().hasSuffix(".zip") ? text : text + ".zip"
  }
}
