import Synchronization

/// A look at a file that goes on, until what is found is no longer wanted.
nonisolated final class PictureLook: Sendable {
  private let cancelled = Atomic(false)
  private let body: @MainActor (PictureLoader.Found) -> Void

  init(_ body: @escaping @MainActor (PictureLoader.Found) -> Void) {
    self.body = body
  }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  func cancel() { cancelled.store(true, ordering: .relaxed) }

  @MainActor func take(_ found: PictureLoader.Found) {
    if !isCancelled { body(found) }
  }
}
