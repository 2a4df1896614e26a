import CFileSystem
import Glibc

/// A folder that is open for reading; closed with the value's end.
///
/// It is never kept open for long: an open folder keeps its drive from being unmounted.
struct FolderDescriptor: ~Copyable {
  /// What tells a folder from another one that comes to stand at the same path.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  /// The kernel takes no path of PATH_MAX (4,096) bytes or more; a longer one is opened in pieces.
  private static let longestPiece = 4000

  let descriptor: Int32

  /// Opens a folder, however long its path is.
  init(_ path: FilePath) throws(FolderFailure) {
    var descriptor = AT_FDCWD
    for piece in Self.pieces(of: path) {
      let next = piece.withUnsafeBufferPointer { cfs_open_folder(descriptor, $0.baseAddress) }
      if descriptor >= 0 { cfs_close_folder(descriptor) }
      guard next >= 0 else { throw FolderFailure(errno: -next, at: path) }
      descriptor = next
    }
    self.descriptor = descriptor
  }

  deinit {
    cfs_close_folder(descriptor)
  }

  /// What tells this folder from others, or nil where the file system does not say.
  var identity: Identity? {
    var identity = cfs_folder_identity()
    guard cfs_identity_of_folder(descriptor, &identity) == 0 else { return nil }
    return Identity(device: identity.device, inode: identity.inode)
  }

  /// Has the next reading start at the folder's beginning.
  func rewind(_ path: FilePath) throws(FolderFailure) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw FolderFailure(errno: errno, at: path) }
  }

  /// The details of an entry, or nil where there is none of that name or it cannot be asked.
  func details(of row: UInt32, in table: FileTable, followingLinks: Bool = false) -> FileDetails? {
    table.withTerminatedName(of: row) { details(ofTerminated: $0, followingLinks: followingLinks) }
  }

  /// The details of an entry by its name.
  func details(of name: [UInt8]) -> FileDetails? {
    (name + [0]).withUnsafeBufferPointer { name in
      name.baseAddress.flatMap { details(ofTerminated: $0) }
    }
  }

  func details(ofTerminated name: UnsafePointer<UInt8>, followingLinks: Bool = false) -> FileDetails? {
    FileDetails(terminatedName: name, in: descriptor, followingLinks: followingLinks)
  }

  /// NUL-terminated paths that lead one from the other to the folder.
  private static func pieces(of path: FilePath) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    var rest = path.bytes[...]
    while rest.count > longestPiece, let slash = rest.prefix(longestPiece).lastIndex(of: .slash),
      slash > rest.startIndex
    {
      pieces.append(rest[..<slash] + [0])
      rest = rest[(slash + 1)...]
    }
    return pieces + [rest + [0]]
  }
}
