import Observation

/// Ties what is read to the next change of it, for Swift's `Observation`.
///
/// A class of its own that is not generic: each access of an observed property in a generic class makes a key path
/// anew, which costs some microseconds. An observation ends with the change that it tells, so a change before anybody
/// read again has nobody to tell and costs nothing.
@MainActor @Observable final class ObservationSignal {
  private var revision = 0
  @ObservationIgnored private var wasRead = false

  /// Ties whoever observes to the next change.
  func read() {
    wasRead = true
    _ = revision
  }

  /// Tells everyone who has read since the last change.
  func change() {
    guard wasRead else { return }
    // Before they are told: who reads again while told waits for the change after this one.
    wasRead = false
    revision &+= 1
  }
}
