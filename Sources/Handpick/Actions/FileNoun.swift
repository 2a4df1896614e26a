import FilesCore

/// What several chosen things are called together.
enum FileNoun {
  case files
  case folders
  case items

  init(_ kinds: some Collection<FileKind>) {
    let folders = kinds.reduce(0) { $0 + ($1 == .folder ? 1 : 0) }
    self = folders == 0 ? .files : folders == kinds.count ? .folders : .items
  }
}
