/// An open trash: the folders `files` and `info` of the FreeDesktop.org Trash specification 1.0.
final class TrashFolder {
  let files: WorkFolder
  let info: WorkFolder
  /// The root of the mount that it belongs to, or nil for the home trash, which stores absolute paths.
  let topFolder: FilePath?

  init(files: WorkFolder, info: WorkFolder, topFolder: FilePath?) {
    self.files = files
    self.info = info
    self.topFolder = topFolder
  }

  /// The value of `Path=` for an entry: absolute in the home trash, else relative to the mount's root.
  func storedPath(of path: FilePath) -> [UInt8] {
    guard let topFolder else { return path.bytes }
    let prefix = topFolder == .root ? 1 : topFolder.bytes.count + 1
    return Array(path.bytes.dropFirst(prefix))
  }
}
