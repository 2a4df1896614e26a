/// Counts the time that a confirmation line stays, but not the time for which it is held.
@MainActor final class LineTimer {
  /// How long the line stays in all; changing it counts what has passed already.
  var allowance: Duration = .zero {
    didSet { resumeIfRunning() }
  }

  private let clock: any Clock<Duration>
  private var holds = 0
  private var passed: Duration = .zero
  private var end: (() -> Void)?
  private var running: (task: Task<Void, Never>, elapsed: () -> Duration)?

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  /// Starts from nothing, and calls `end` when the time is over.
  func start(_ allowance: Duration, then end: @escaping @MainActor () -> Void) {
    stop()
    self.allowance = allowance
    self.end = end
    resumeIfRunning()
  }

  /// Forgets the line. The holds stay: they are a matter of where the pointer and the focus are.
  func stop() {
    pause()
    end = nil
    passed = .zero
  }

  /// Stops the time until as many `release` as `hold` were called.
  func hold() {
    holds += 1
    pause()
  }

  func release() {
    guard holds > 0 else { return }
    holds -= 1
    resumeIfRunning()
  }

  private func pause() {
    guard let running else { return }
    running.task.cancel()
    passed += running.elapsed()
    self.running = nil
  }

  private func resumeIfRunning() {
    pause()
    guard end != nil, holds == 0 else { return }
    let rest = max(.zero, allowance - passed)
    let task = Task { [weak self, clock] in
      try? await clock.sleep(for: rest)
      if !Task.isCancelled { self?.finish() }
    }
    running = (task, Self.stopwatch(clock))
  }

  private func finish() {
    let end = end
    stop()
    end?()
  }

  private static func stopwatch<C: Clock>(_ clock: C) -> () -> Duration where C.Duration == Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  isolated deinit { running?.task.cancel() }
}
