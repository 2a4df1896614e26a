import Dispatch

/// A search that a ``FolderWorker`` has going, and what it found since the last report.
struct RunningSearch {
  /// Cancels the walk; another search has another one.
  let signals = FolderSignals()
  /// The results that were known before, and of them those that the walk met again; empty for a first search.
  var isMet: ContiguousArray<Bool>
  var pending: [FoundFile] = []
  private var last = ContinuousClock().now

  init(known: Int) {
    isMet = ContiguousArray(repeating: false, count: known)
  }

  func cancel() { signals.close() }

  /// Whether what was found should be shown now. Many results are shown more seldom: putting a few more into the
  /// order costs as much as there are.
  mutating func isDue(known: Int) -> Bool {
    let now = ContinuousClock().now
    guard now - last >= .milliseconds(100 + known / 200) else { return false }
    last = now
    return true
  }
}
