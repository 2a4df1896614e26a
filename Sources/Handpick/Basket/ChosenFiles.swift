import FilesCore

/// What is known of chosen files: rows of a folder, and files that are kept of other folders.
struct ChosenFiles {
  let folder: Folder
  let kept: KeptFiles

  func path(of id: FileID) -> FilePath { kept.basket[id]?.path ?? folder.path(of: id) }

  func kind(of id: FileID) -> FileKind { kept.basket[id]?.kind ?? folder.kind(of: id) }

  /// Whether it is a folder or, where it is a row, a link to one.
  func leadsToFolder(_ id: FileID) -> Bool {
    kept.basket[id].map { $0.kind == .folder } ?? folder.leadsToFolder(id)
  }

  func displayName(of id: FileID) -> String {
    guard let file = kept.basket[id] else { return folder.displayName(of: id) }
    return file.path.name?.display ?? file.path.display
  }

  /// The paths of files, in their order. The rows are looked up off the main thread, since they may be a million.
  func paths(of ids: [FileID]) async -> [FilePath] {
    let rows = Self.rows(ids)
    let paths = await folder.paths(of: rows)
    guard rows.count < ids.count else { return paths }
    var next = paths.makeIterator()
    return ids.compactMap { FileBasket.gave($0) ? kept.basket[$0]?.path : next.next() }
  }

  /// The paths of the folders among files.
  func folderPaths(of ids: [FileID]) async -> Set<FilePath> {
    let folders = await folder.folderPaths(of: Self.rows(ids))
    return folders.union(ids.compactMap { kept.basket[$0] }.filter { $0.kind == .folder }.map(\.path))
  }

  /// Which folders can take files.
  func targetRule(for ids: [FileID], isCopy: Bool) async -> TargetRule {
    let (paths, folders) = (await paths(of: ids), await folderPaths(of: ids))
    return await Task.detached { TargetRule(for: paths, folders: folders, isCopy: isCopy) }.value
  }

  /// Those of the files that do not stand in a folder.
  func ids(_ ids: [FileID], notIn folder: FilePath) async -> [FileID] {
    let paths = await paths(of: ids)
    return await Task.detached { zip(ids, paths).filter { $1.parent != folder }.map(\.0) }.value
  }

  /// The names of files and where they stand, for giving them others.
  func named(_ ids: [FileID]) async -> [BatchNames.File] {
    let (paths, folders) = (await paths(of: ids), await folderPaths(of: ids))
    return await Task.detached {
      paths.compactMap { path in
        guard let name = path.name, let folder = path.parent else { return nil }
        return BatchNames.File(folder: folder, name: name, isFolder: folders.contains(path))
      }
    }.value
  }

  /// What several of them are called together.
  func noun(of ids: [FileID]) -> FileNoun { FileNoun(ids.lazy.map { kind(of: $0) }) }

  /// Those of the files that are rows of the folder.
  static func rows(_ ids: [FileID]) -> [FileID] { ids.filter { !FileBasket.gave($0) } }
}
