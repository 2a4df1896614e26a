import Glibc

/// A thread of its own for work that waits for devices, so that neither the main thread nor Swift's few
/// shared threads ever do.
enum WorkerThread {
  /// Runs `work` on a new thread and answers what it answers.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      let job = Job { continuation.resume(returning: work()) }
      var thread = pthread_t()
      let argument = Unmanaged.passRetained(job)
      let problem = pthread_create(
        &thread, nil,
        { argument in
          guard let argument else { return nil }
          Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work()
          return nil
        }, argument.toOpaque())
      if problem == 0 {
        pthread_detach(thread)
      } else {
        // No thread is left in the system: slow is better than not at all.
        argument.takeRetainedValue().work()
      }
    }
  }

  private final class Job: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) {
      self.work = work
    }
  }
}
