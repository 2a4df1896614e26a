import CFileSystem
import Glibc

/// What the file system says of one entry.
struct FileStatus {
  let raw: cfs_status

  var kind: FileKind {
    switch raw.mode & UInt32(S_IFMT) {
    case UInt32(S_IFREG): .file
    case UInt32(S_IFDIR): .folder
    case UInt32(S_IFLNK): .link
    case UInt32(S_IFIFO): .fifo
    case UInt32(S_IFSOCK): .socket
    default: .device
    }
  }

  /// The permission bits with set-user-id, set-group-id and sticky.
  var permissions: UInt32 { raw.mode & 0o7777 }

  /// When the content last changed, in nanoseconds since 1970.
  var modified: Int64 { raw.modified &* 1_000_000_000 &+ Int64(raw.modified_ns) }

  /// When anything about it last changed, in nanoseconds since 1970.
  var changed: Int64 { raw.changed &* 1_000_000_000 &+ Int64(raw.changed_ns) }

  /// When it was made, in nanoseconds since 1970, or 0 where that is not kept.
  var born: Int64 { raw.has_born == 0 ? 0 : raw.born &* 1_000_000_000 &+ Int64(raw.born_ns) }

  /// Whether both are one entry of one running system.
  func isSame(as other: FileStatus) -> Bool {
    raw.device == other.raw.device && raw.inode == other.raw.inode
  }

  /// Whether a rename can go from one to the other: one device is not enough, a bind mount is another mount
  /// of it.
  func sharesMount(with other: FileStatus) -> Bool {
    raw.device == other.raw.device
      && (raw.has_mount == 0 || other.raw.has_mount == 0 || raw.mount == other.raw.mount)
  }

  /// Whether size or time of the content differ.
  func hasOtherContent(than other: FileStatus) -> Bool {
    raw.size != other.raw.size || modified != other.modified
  }
}
