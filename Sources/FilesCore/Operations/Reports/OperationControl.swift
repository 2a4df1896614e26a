import Synchronization

/// Watches a running operation, and stops it.
///
/// An operation that is stopped finishes or removes the item under way; what is complete stays, and can be
/// undone.
public final class OperationControl: Sendable {
  private let cancelled = Atomic(false)
  private let state = Mutex(State())

  private struct State {
    var progress = OperationProgress()
    var watchers: [AsyncStream<OperationProgress>.Continuation] = []
    var reported = 0.0
    var meter = ProgressMeter()
    var hasEnded = false
  }

  private let now: @Sendable () -> Double

  /// A control for one operation.
  public convenience init() {
    self.init { Moment.seconds }
  }

  /// - Parameter now: seconds on a clock that only runs forward.
  init(now: @escaping @Sendable () -> Double) {
    self.now = now
  }

  /// Asks the operation to stop. It may be called from any thread and from a signal's handler.
  public func cancel() {
    cancelled.store(true, ordering: .relaxed)
  }

  /// Whether the operation was asked to stop.
  public var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// How far the operation has come.
  public var progress: OperationProgress { state.withLock { $0.progress } }

  /// How far the operation has come, each time that it changes but no more than ten times a second, until it
  /// ends.
  public var updates: AsyncStream<OperationProgress> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: OperationProgress.self, bufferingPolicy: .bufferingNewest(1))
    let hasEnded = state.withLock { state in
      if !state.hasEnded { state.watchers.append(continuation) }
      return state.hasEnded
    }
    if hasEnded { continuation.finish() }
    return stream
  }

  /// Changes the progress and tells the watchers where it is time to.
  func update(_ change: (inout OperationProgress) -> Void) {
    let now = now()
    state.withLock { state in
      let phase = state.progress.phase
      change(&state.progress)
      let isDue = now - state.reported >= 0.1 || state.progress.phase != phase
      guard isDue else { return }
      state.reported = now
      state.progress.secondsLeft = state.meter.secondsLeft(of: state.progress, at: now)
      for watcher in state.watchers { watcher.yield(state.progress) }
    }
  }

  /// Tells the watchers that nothing more will come.
  func end() {
    let watchers = state.withLock { state in
      state.hasEnded = true
      defer { state.watchers = [] }
      return state.watchers
    }
    for watcher in watchers { watcher.finish() }
  }
}
