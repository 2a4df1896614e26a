import FilesCore
import Glibc

/// Which folders can take the files that are to be moved or copied, and why the others cannot.
nonisolated struct TargetRule: Sendable {
  /// The folders among the files, which cannot go into themselves.
  let folders: Set<FilePath>
  /// The folder that all of the files stand in, nil where they stand in several.
  let home: FilePath?
  let isCopy: Bool

  init(for files: [FilePath], folders: Set<FilePath>, isCopy: Bool) {
    self.folders = folders
    self.isCopy = isCopy
    let first = files.first?.parent
    home = files.allSatisfy { $0.parent == first } ? first : nil
  }

  /// Why files cannot go to a folder, as far as its path tells.
  func obstacle(to target: FilePath) -> String? {
    if target == home { return localized("The files are in this folder") }
    guard !folders.isEmpty else { return nil }
    var place: FilePath? = target
    while let current = place {
      if folders.contains(current) {
        return isCopy
          ? localized("This folder is being copied") : localized("This folder is being moved")
      }
      place = current.parent
    }
    return nil
  }

  /// The same with a look at what is there. To be called on a thread of its own: a connection may be slow.
  func obstacle(at target: FilePath) -> String? {
    obstacle(to: target) ?? target.withReachable(Self.obstacle(at:))
  }

  private static func obstacle(at path: [CChar]) -> String? {
    var information = stat()
    guard stat(path, &information) == 0 else {
      return errno == EACCES
        ? localized("This folder cannot be reached") : localized("This folder is no longer there")
    }
    if information.st_mode & S_IFMT != S_IFDIR { return localized("This is not a folder") }
    if access(path, W_OK | X_OK) == 0 { return nil }
    return errno == EROFS
      ? localized("This file system can only be read") : localized("This folder cannot be written to")
  }
}
