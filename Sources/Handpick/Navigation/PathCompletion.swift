import FilesCore

/// The folders in a folder whose names go on from what was typed. A folder is read once for as long as the entry is
/// shown, on a thread of its own.
final class PathCompletion {
  private var read: (folder: FilePath, names: [FileName])?

  /// The names that begin with the prefix, in the order of the window; hidden ones only after a dot.
  func names(in folder: FilePath, beginning prefix: String) async -> [FileName] {
    if read?.folder != folder {
      let names = await Task.detached { Self.folders(in: folder) }.value
      read = (folder, names)
    }
    guard let read, read.folder == folder else { return [] }
    let wanted = prefix.lowercased()
    return read.names.filter { name in
      (prefix.hasPrefix(".") || !name.isHidden) && name.display.lowercased().hasPrefix(wanted)
    }
  }

  private nonisolated static func folders(in folder: FilePath) -> [FileName] {
    guard var snapshot = try? FolderListing.read(folder) else { return [] }
    let files = try? snapshot.files(FolderOptions(showsHidden: true))
    return files?.filter { snapshot.leadsToFolder($0) }.map { snapshot.name(of: $0) } ?? []
  }
}
