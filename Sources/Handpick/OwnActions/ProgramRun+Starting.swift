import FilesCore
import GtkSupport

extension ProgramRun {
  /// Starts a program that may stay for long; answers why it failed, where it does so within a moment.
  @MainActor static func start(_ arguments: [[UInt8]]) async -> String? {
    await withCheckedContinuation { continuation in
      var waiter: CheckedContinuation<String?, Never>? = continuation
      Task {
        let end = await run(arguments, in: .home)
        if case .failed(let reason) = end {
          waiter?.resume(returning: reason)
        } else {
          waiter?.resume(returning: nil)
        }
        waiter = nil
      }
      Timeout.after(milliseconds: 2_000) {
        waiter?.resume(returning: nil)
        waiter = nil
      }
    }
  }
}
