import Synchronization

@testable import FilesCore

/// Ends an operation between two system calls, as a kill would: every later call that changes something is
/// refused, so that nothing can be tidied up.
final class Crash: Sendable {
  private let calls = Atomic(0)
  private let limit: Int

  /// - Parameter limit: how many calls still happen.
  init(after limit: Int) {
    self.limit = limit
  }

  /// How many calls were asked for.
  var count: Int { calls.load(ordering: .relaxed) }

  func intercept(_ call: FileSystemCall, _ name: [UInt8]) -> Int32 {
    calls.add(1, ordering: .relaxed).newValue > limit ? 5 : 0
  }
}
