import CFileSystem

/// Keeps a journal to one process at a time.
///
/// It is given back by name when it is no longer held: closing the file is not enough while a child process
/// that is just being started still has it.
final class JournalLock: Sendable {
  private let file: Descriptor

  /// Locks an open journal; nil where another process works on it.
  init?(_ file: Descriptor) {
    guard cfs_lock(file.number) == 0 else { return nil }
    self.file = file
  }

  deinit {
    _ = cfs_unlock(file.number)
  }
}
