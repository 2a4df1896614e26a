import GtkSupport

extension Task where Failure == Never {
  /// What the task answers, or nil where it takes longer; it goes on then.
  @MainActor func value(within milliseconds: Int) async -> Success? {
    await withCheckedContinuation { continuation in
      var waiting: CheckedContinuation<Success?, Never>? = continuation
      func end(_ answer: Success?) {
        waiting?.resume(returning: answer)
        waiting = nil
      }
      Timeout.after(milliseconds: milliseconds) { end(nil) }
      Task<Void, Never> { @MainActor in end(await value) }
    }
  }
}
