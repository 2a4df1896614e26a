import CFileSystem
import Glibc
import Synchronization

/// Folders that are watched together by one inotify descriptor: one alone, or the first ones that a search goes through.
final class WatchedFolders: Sendable {
  /// Each holds a little of the kernel's memory, of which a user has a share.
  private static let most = 1024

  private static let mask = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_MODIFY | IN_CLOSE_WRITE
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  let descriptor: Int32
  /// What leads from the first folder to each, with a slash at its end, by the watch.
  private let prefixes = Mutex<[Int32: [UInt8]]>([:])

  /// Watches nothing yet; nil where the system has no watch left.
  init?() {
    descriptor = cfs_watch_open()
    guard descriptor >= 0 else { return nil }
  }

  deinit {
    if descriptor >= 0 { Glibc.close(descriptor) }
  }

  /// Watches one more folder, unless there are many already; answers whether it does.
  @discardableResult
  func add(_ folder: borrowing FolderDescriptor, prefix: [UInt8] = []) -> Bool {
    guard prefixes.withLock({ $0.count < Self.most }) else { return false }
    let watch = cfs_watch_folder(descriptor, folder.descriptor, Self.mask)
    guard watch >= 0 else { return false }
    prefixes.withLock { $0[watch] = prefix }
    return true
  }

  /// Takes over that a folder, and so all below it, is found elsewhere now.
  func move(below old: [UInt8], to new: [UInt8]) {
    prefixes.withLock { prefixes in
      for (watch, prefix) in prefixes where prefix.starts(with: old) {
        prefixes[watch] = new + prefix[old.count...]
      }
    }
  }

  /// What leads to the folder of an event; empty for the first folder, and for events of none.
  func prefix(of watch: Int32) -> [UInt8] { prefixes.withLock { $0[watch] ?? [] } }
}
