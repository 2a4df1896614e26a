import CGtk
import FilesCore

/// A folder that a move can go to, as the list of places offers it.
struct Place {
  let path: FilePath
  let name: String
  let icon: String
  /// Why it cannot be the target, or nil where it can, as far as is known.
  var obstacle: String?

  /// The places for a move out of a folder: those chosen lately, the folder above, its subfolders, the user's
  /// folders and bookmarks; each once, in this order. The folder itself is the first where files come from others.
  static func all(for rule: TargetRule, from folder: Folder, recent: [FilePath]) -> [Place] {
    var seen: Set<FilePath> = []
    var places: [Place] = []
    func add(_ path: FilePath, _ icon: String, name: String? = nil) {
      guard seen.insert(path).inserted else { return }
      places.append(
        Place(
          path: path, name: name ?? path.name?.display ?? localized("File system"), icon: icon,
          obstacle: rule.obstacle(to: path)))
    }
    if rule.home != folder.path { add(folder.path, "folder-symbolic") }
    for path in recent { add(path, "document-open-recent-symbolic") }
    if let parent = folder.path.parent { add(parent, "go-up-symbolic") }
    for id in folder.shown.prefix(2_000) where folder.leadsToFolder(id) {
      add(folder.path(of: id), "folder-symbolic")
    }
    add(.home, "user-home-symbolic")
    for (kind, icon) in userFolders { if let path = FilePath.userFolder(kind) { add(path, icon) } }
    for bookmark in Bookmarks.shared.all {
      add(bookmark.path, "user-bookmarks-symbolic", name: bookmark.name)
    }
    return places
  }

  /// What a folder is called: the user's own home is `Home`.
  static func name(of path: FilePath) -> String {
    if path == .home { return localized("Home") }
    return path.name?.display ?? localized("File system")
  }

  static let userFolders: [(GUserDirectory, String)] = [
    (G_USER_DIRECTORY_DOCUMENTS, "folder-documents-symbolic"),
    (G_USER_DIRECTORY_DOWNLOAD, "folder-download-symbolic"),
    (G_USER_DIRECTORY_MUSIC, "folder-music-symbolic"),
    (G_USER_DIRECTORY_PICTURES, "folder-pictures-symbolic"),
    (G_USER_DIRECTORY_VIDEOS, "folder-videos-symbolic"),
  ]
}
