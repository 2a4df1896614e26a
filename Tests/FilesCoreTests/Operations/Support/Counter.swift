import Synchronization

/// Counts from 1, from any thread.
final class Counter: Sendable {
  private let value = Atomic(0)

  func next() -> Int { value.add(1, ordering: .relaxed).newValue }
}
