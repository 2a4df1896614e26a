import Dispatch

/// When to show rows while a folder is being read: the first ones at once, then ever more seldom.
struct LoadingSteps {
  /// How long to read on after the first rows, doubled each time.
  private static let firstPause: Duration = .milliseconds(250)

  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  /// Nil before the first rows.
  private var pause: Duration?

  /// Starts to count the time now.
  ///
  /// - Parameter hasShown: Whether the first rows are shown already.
  init(hasShown: Bool) {
    last = clock.now
    pause = hasShown ? Self.firstPause : nil
  }

  /// Whether the rows that were read so far should be shown now.
  ///
  /// - Parameter expectsMore: Whether reading will go on for long. If not, the whole folder comes soon and is
  ///   shown at once, in its order.
  mutating func isDue(expectsMore: Bool) -> Bool {
    let now = clock.now
    if let pause {
      guard now - last >= pause else { return false }
      self.pause = pause * 2
    } else {
      guard expectsMore || now - last >= .milliseconds(100) else { return false }
      pause = Self.firstPause
    }
    last = now
    return true
  }
}
