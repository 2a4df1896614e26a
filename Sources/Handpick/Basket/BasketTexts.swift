import FilesCore

/// What is said of files that are kept.
enum BasketTexts {
  /// The name of the button: `3 kept`.
  static func name(_ count: Int) -> String { localizedPlural("{count} kept", "{count} kept", count) }

  /// `5 selected in 2 folders`
  static func count(_ selected: Int, folders: Int) -> String {
    localizedPlural(
      "{selected} selected in {count} folder", "{selected} selected in {count} folders", folders,
      ["selected": selected.localized])
  }

  /// What the line says after Keep.
  static func done(_ count: Int) -> String {
    localizedPlural("Kept {count} file", "Kept {count} files", count)
  }

  /// What the line says where another folder is shown and its files were chosen.
  static func left(_ count: Int) -> String {
    localizedPlural("{count} file is no longer selected", "{count} files are no longer selected", count)
  }

  static func dropped(_ count: Int) -> String {
    localizedPlural("{count} file is no longer kept", "{count} files are no longer kept", count)
  }

  /// In which folders the files are that an action is asked for, up to three by name.
  static func keptDetail(_ kept: Int, _ basket: FileBasket) -> String {
    let folders = basket.folders
    var names = folders.prefix(3).map { localized("“{name}”", ["name": Place.name(of: $0)]) }
    if folders.count > names.count {
      names.append(localizedPlural("{count} more", "{count} more", folders.count - names.count))
    }
    return localizedPlural(
      "{count} of them was kept in {folders}.",
      "{count} of them were kept in {folders}.", kept,
      ["folders": names.joined(separator: localizedInContext("between the items of a list", ", "))])
  }

  /// In how many folders the chosen files are: those that are kept, and the shown ones.
  static func folders(of basket: FileBasket, and shownCount: Int, _ shown: ShownFolder) -> Int {
    let folders = basket.folders
    return folders.count + (shownCount > 0 && !folders.contains(shown.folder.path) ? 1 : 0)
  }
}
