import Glibc

extension JournalFolder {
  /// How many of the newest operations are kept however old they are, and how long all others are.
  static let keptOperations = 20
  static let keptSeconds: UInt64 = 30 * 24 * 3_600

  /// Removes the journals that need not be kept. One that is in use, unfinished or not ours to read stays.
  ///
  /// - Complexity: O(n) in the number of journals.
  func prune() {
    guard let folder = try? calls.openFolder(path) else { return }
    let now = Moment.nanosecondsSince1970 / 1_000_000_000
    for id in list().dropFirst(Self.keptOperations) {
      guard let ends = ends(of: id), case .begin(_, let seconds, _) = ends.first else { continue }
      guard case .end? = ends.last, now > UInt64(max(seconds, 0)) + Self.keptSeconds else { continue }
      let name = Self.fileName(id)
      guard let file = try? calls.open(folder, name, flags: O_RDWR | O_NOFOLLOW | O_NONBLOCK) else {
        continue
      }
      if JournalLock(file) != nil { try? calls.unlink(folder, name) }
    }
  }

  /// Removes what a crash left of journals that had not begun.
  func removeUnbegun() {
    guard let folder = try? calls.openFolder(path), var entries = try? calls.entries(folder) else { return }
    while let name = entries.popLast() {
      guard name.starts(with: Self.newPrefix) else { continue }
      guard let file = try? calls.open(folder, name, flags: O_RDWR | O_NOFOLLOW | O_NONBLOCK) else {
        continue
      }
      guard let lock = JournalLock(file), let status = try? calls.statusIfAny(folder, name) else { continue }
      withExtendedLifetime(lock) {
        if let open = try? calls.status(file), open.isSame(as: status) { try? calls.unlink(folder, name) }
      }
    }
  }
}
