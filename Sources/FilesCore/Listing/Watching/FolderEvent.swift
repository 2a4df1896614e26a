import Glibc

/// One event of inotify.
struct FolderEvent: Hashable, Sendable {
  let mask: UInt32
  /// What the two events of a rename have in common.
  let cookie: UInt32
  /// The entry's name, or in a search its path from the folder on; empty where the event is the folder's own.
  let name: [UInt8]

  var isMovedFrom: Bool { isAny(of: IN_MOVED_FROM) }
  var isMovedTo: Bool { isAny(of: IN_MOVED_TO) }
  var isDeleted: Bool { isAny(of: IN_DELETE) }
  /// Whether a folder came, went or changed in the one watched.
  var isAboutFolder: Bool { isAny(of: IN_ISDIR) }
  /// Events were lost, because too many came at once.
  var isOverflow: Bool { isAny(of: IN_Q_OVERFLOW) }

  /// Whether the folder itself is gone, moved, unmounted or has other permissions.
  var isOfFolder: Bool {
    isAny(of: IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) || (name.isEmpty && !isOverflow)
  }
  var isFolderDeleted: Bool { isAny(of: IN_DELETE_SELF) }
  var isFolderMoved: Bool { isAny(of: IN_MOVE_SELF) }
  var isUnmounted: Bool { isAny(of: IN_UNMOUNT) }

  private func isAny(of flags: Int32) -> Bool { mask & UInt32(bitPattern: flags) != 0 }
}
