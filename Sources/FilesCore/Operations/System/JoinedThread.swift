import Glibc

/// Work on a thread of its own, beside the thread that began it and waits for it in the end.
///
/// Nothing checks what both touch: between the beginning and ``wait()`` that is what can be shared by its own
/// type, and no more.
final class JoinedThread {
  private final class Job {
    let work: () -> Void

    init(_ work: @escaping () -> Void) {
      self.work = work
    }
  }

  private var thread: pthread_t?

  /// Begins; where no thread is left in the system, the work is done here and now.
  init(_ work: @escaping () -> Void) {
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(Job(work))
    let problem = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().work()
        return nil
      }, argument.toOpaque())
    if problem == 0 {
      self.thread = thread
    } else {
      argument.takeRetainedValue().work()
    }
  }

  /// Waits until the work is done.
  func wait() {
    guard let thread else { return }
    pthread_join(thread, nil)
    self.thread = nil
  }

  deinit {
    wait()
  }
}
