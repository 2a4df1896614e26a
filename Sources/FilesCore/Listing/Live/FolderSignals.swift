import Synchronization

/// How the main thread tells the reading thread that what it works on is not wanted any more.
final class FolderSignals: Sendable {
  private let closed = Atomic(false)
  private let version = Atomic(0)

  var isClosed: Bool { closed.load(ordering: .relaxed) }

  func close() {
    closed.store(true, ordering: .relaxed)
  }

  /// Says that there are newer options, and numbers them.
  func nextVersion() -> Int {
    version.add(1, ordering: .relaxed).newValue
  }

  /// Whether work for options of a number can be given up.
  func isOutdated(_ number: Int) -> Bool {
    isClosed || version.load(ordering: .relaxed) != number
  }
}
