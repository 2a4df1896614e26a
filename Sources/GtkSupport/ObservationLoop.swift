import Observation

/// Runs a body now, and again after each change of what it read from `@Observable` objects, until it is cancelled.
///
/// Changes are coalesced: however many happen in one turn of the main loop, the body runs once in the next.
public final class ObservationLoop {
  private var body: (() -> Void)?

  /// Starts with a first run. The body must capture the views it draws weakly: the loop holds it.
  public init(_ body: @escaping () -> Void) {
    self.body = body
    run()
  }

  /// Ends it; the body is let go.
  public func cancel() {
    body = nil
  }

  private func run() {
    guard let body else { return }
    withObservationTracking(body) { [weak self] in
      Task { @MainActor in self?.run() }
    }
  }
}
