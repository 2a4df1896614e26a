/// Who is told of changes of a selection, until the observation ends.
@MainActor final class SelectionObserver {
  /// Nil once the observation has ended.
  var body: (@MainActor (SelectionChange) -> Void)?

  init(_ body: @escaping @MainActor (SelectionChange) -> Void) {
    self.body = body
  }
}
