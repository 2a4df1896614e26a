/// Keeps an observer of a selection told for as long as it lives.
@MainActor public final class SelectionObservation {
  private var end: (() -> Void)?

  init(end: @escaping @MainActor () -> Void) {
    self.end = end
  }

  /// Ends the observation now; nothing happens the second time.
  public func cancel() {
    end?()
    end = nil
  }

  isolated deinit { cancel() }
}
