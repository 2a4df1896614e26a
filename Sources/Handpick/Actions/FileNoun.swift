import FilesCore

/// What several chosen things are called together.
enum FileNoun {
  case files
  case folders
  case items

  init(of ids: [FileID], in folder: Folder) {
    let folders = ids.reduce(0) { $0 + (folder.kind(of: $1) == .folder ? 1 : 0) }
    self = folders == 0 ? .files : folders == ids.count ? .folders : .items
  }
}
