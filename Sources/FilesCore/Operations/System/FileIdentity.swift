/// What tells a file from every other, wherever it is renamed to on its file system.
///
/// An inode's number alone is not enough: it is given to another file at once, with the same time of birth.
/// The handle also has the inode's generation. The device's number is left out because it changes with a
/// restart.
struct FileIdentity: Hashable {
  let inode: UInt64
  /// A hash of the file's handle, or 0 where the file system has none.
  let handle: UInt64
  /// Nanoseconds since 1970, or 0 where the file system keeps no time of birth.
  let born: Int64

  /// Whether both name one file.
  func matches(_ other: FileIdentity) -> Bool {
    guard inode == other.inode else { return false }
    return handle != 0 && other.handle != 0 ? handle == other.handle : born == other.born
  }
}
