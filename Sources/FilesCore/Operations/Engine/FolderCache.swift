/// Keeps the folders open that a batch of steps works in.
final class FolderCache {
  private static let limit = 128
  private let calls: FileSystemCalls
  private var folders: [FilePath: WorkFolder] = [:]
  /// The last two, which a batch mostly asks for by turns; a path is compared faster than it is hashed.
  private var last: [(path: FilePath, folder: WorkFolder)] = []

  init(calls: FileSystemCalls) {
    self.calls = calls
  }

  /// Opens a folder.
  ///
  /// - Parameter makesMissing: whether it is made, with the folders above it, where it is missing.
  /// - Throws: ``Problem`` about the folder.
  func open(_ path: FilePath, makesMissing: Bool = false) throws -> WorkFolder {
    if let recent = last.first(where: { $0.path == path }) { return recent.folder }
    let folder = try find(path, makesMissing: makesMissing)
    last = [(path, folder)] + last.prefix(1)
    return folder
  }

  private func find(_ path: FilePath, makesMissing: Bool) throws -> WorkFolder {
    if let folder = folders[path] { return folder }
    do {
      let descriptor = try makesMissing ? calls.makeFolders(path, mode: 0o777) : calls.openFolder(path)
      let folder = try WorkFolder(path, descriptor: descriptor, calls: calls)
      if folders.count >= Self.limit { folders = [:] }
      folders[path] = folder
      return folder
    } catch {
      throw Problem(error, name: path.name?.bytes)
    }
  }

  /// Closes them all: what a path names may be another folder later.
  func closeAll() {
    folders = [:]
    last = []
  }
}
