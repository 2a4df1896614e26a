import CFileSystem
import Glibc

extension FileSystemCalls {
  /// Opens a folder by its path, links on the way followed. A path may be longer than the kernel takes at
  /// once.
  ///
  /// A folder that may be entered and not read is opened all the same: renames need no more.
  func openFolder(_ path: FilePath) throws(SystemError) -> Descriptor {
    var folder = try openFolder(under: nil, [.slash])
    var rest = path.bytes.dropFirst()
    while !rest.isEmpty {
      var end = rest.endIndex
      if rest.count >= Int(PATH_MAX) - 1 {
        let limit = rest.startIndex + Int(PATH_MAX) - 2
        end = rest[..<limit].lastIndex(of: .slash) ?? limit
      }
      folder = try openFolder(under: folder, Array(rest[..<end]))
      rest = rest[end...].drop { $0 == .slash }
    }
    return folder
  }

  private func openFolder(under folder: Descriptor?, _ path: [UInt8]) throws(SystemError) -> Descriptor {
    let parent = folder?.number ?? AT_FDCWD
    let flags = O_RDONLY | O_DIRECTORY
    let fd = cfs_open(parent, path, path.count, flags, 0)
    guard fd == -EACCES else { return Descriptor(try check { fd }) }
    return Descriptor(try check { cfs_open(parent, path, path.count, O_DIRECTORY | Self.pathOnly, 0) })
  }

  /// `O_PATH`, which Glibc's module lacks.
  static let pathOnly: Int32 = 0o10000000

  /// Opens a folder under an open one to read it; a link is refused.
  func openFolder(_ folder: Descriptor, _ name: [UInt8]) throws(SystemError) -> Descriptor {
    try open(folder, name, flags: O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK)
  }

  /// The folder that an open folder stands in.
  func openParent(_ folder: Descriptor) throws(SystemError) -> Descriptor {
    try openFolder(under: folder, [.dot, .dot])
  }

  /// The path by which the kernel knows an open folder, every link resolved.
  func path(of folder: Descriptor) throws(SystemError) -> FilePath? {
    let link = Array("/proc/self/fd/\(folder.number)".utf8)
    let root = Descriptor(try check { cfs_open(AT_FDCWD, [.slash], 1, O_DIRECTORY | Self.pathOnly, 0) })
    return FilePath(bytes: try linkTarget(root, link))
  }

  /// The names in an open folder, `.` and `..` left out, in the order of the file system.
  ///
  /// - Complexity: O(n) in the number of entries; 24 bytes and the name for each.
  func entries(_ folder: Descriptor) throws(SystemError) -> EntryList {
    var list = EntryList()
    var buffer = [UInt8](repeating: 0, count: 32_768)
    while true {
      let count = try check { cfs_read_folder(folder.number, &buffer, buffer.count) }
      if count == 0 { return list }
      list.append(records: buffer[..<count])
    }
  }

  /// The folders from an open one up to the root, itself included.
  ///
  /// - Complexity: O(n) in the depth of the folder.
  func ancestors(_ folder: Descriptor) throws(SystemError) -> [FileStatus] {
    var found = [try status(folder)]
    var current = folder
    while true {
      current = try openParent(current)
      let next = try status(current)
      if let last = found.last, next.isSame(as: last), next.raw.mount == last.raw.mount { return found }
      found.append(next)
    }
  }
}

extension FileSystemCalls {
  /// Opens a folder, and makes it and the folders above it where they are missing.
  func makeFolders(_ path: FilePath, mode: UInt32) throws(SystemError) -> Descriptor {
    do {
      return try openFolder(path)
    } catch  where error.number == ENOENT {
      guard let parent = path.parent, let name = path.name else { throw error }
      let folder = try makeFolders(parent, mode: mode)
      do {
        try makeFolder(folder, name.bytes, mode: mode)
        try syncFolder(folder)
      } catch  where error.number == EEXIST {
        return try openFolder(path)
      }
      return try openFolder(path)
    }
  }
}
