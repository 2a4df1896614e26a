/// Estimates the time that an operation still takes from how fast it went in the last five seconds.
struct ProgressMeter {
  private var samples: [(seconds: Double, work: Double)] = []
  private var begun: Double?

  /// The time that is left, in seconds, or nil before the operation has worked for three seconds.
  mutating func secondsLeft(of progress: OperationProgress, at now: Double) -> Double? {
    guard progress.phase == .working else { return nil }
    let start = begun ?? now
    begun = start
    let work = Double(progress.bytes) + Double(progress.items) * OperationProgress.bytesAnItem
    samples.append((now, work))
    samples.removeAll { now - $0.seconds > 5 }
    guard now - start >= 3, let first = samples.first, work > first.work else { return nil }
    let rate = (work - first.work) / (now - first.seconds)
    let total = Double(progress.totalBytes) + Double(progress.totalItems) * OperationProgress.bytesAnItem
    return max(total - work, 0) / rate
  }
}
