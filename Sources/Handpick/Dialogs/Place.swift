import CGtk
import FilesCore
import Glibc

/// A folder that a move can go to, as the list of places offers it.
struct Place {
  let path: FilePath
  let name: String
  let icon: String
  /// Why it cannot be the target, or nil where it can.
  let obstacle: String?

  /// The places for a move out of a folder: those chosen lately, the folder above, its subfolders, the user's
  /// folders and bookmarks; each once, in this order. The folder itself is the first where the files come from others.
  static func all(
    moving folders: Set<FilePath>, from folder: Folder, recent: [FilePath], takesHere: Bool
  ) -> [Place] {
    var seen: Set<FilePath> = []
    var places: [Place] = []
    func add(_ path: FilePath, _ icon: String, name: String? = nil) {
      guard seen.insert(path).inserted else { return }
      places.append(
        Place(
          path: path, name: name ?? path.name?.display ?? localized("File system"), icon: icon,
          obstacle: obstacle(to: path, moving: folders, from: takesHere ? nil : folder.path)))
    }
    if takesHere { add(folder.path, "folder-symbolic") }
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

  /// Why files cannot go to a folder, as far as can be told before trying.
  static func obstacle(to target: FilePath, moving folders: Set<FilePath>, from folder: FilePath?) -> String?
  {
    if target == folder { return localized("The files are in this folder") }
    var place: FilePath? = target
    while let current = place, current != folder {
      if folders.contains(current) { return localized("This folder is being moved") }
      place = current.parent
    }
    var path = target.bytes.map { CChar(bitPattern: $0) }
    path.append(0)
    if access(path, W_OK) != 0 { return localized("This folder cannot be written to") }
    return nil
  }
}
