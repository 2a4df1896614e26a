import CGtk

/// A main loop that ran for its whole time without what a test waits for.
public struct PumpTimeout: Error, CustomStringConvertible {
  public let description: String
}

/// Runs GLib's main loop until a condition holds.
///
/// The condition is looked at after every turn of the loop, and at least every 5 ms.
///
/// - Parameters:
///   - what: What is waited for, as the failure shall name it.
///   - timeout: How long at most.
/// - Throws: ``PumpTimeout``
@MainActor
public func pump(
  until what: String, timeout: Duration = .seconds(30), file: StaticString = #filePath, line: UInt = #line,
  _ condition: @MainActor () throws -> Bool
) throws {
  // Without it the loop could sleep past the timeout.
  let alarm = g_timeout_add(5, { _ in gboolean(1) }, nil)
  defer { g_source_remove(alarm) }
  let deadline = ContinuousClock.now + timeout
  while try !condition() {
    guard ContinuousClock.now < deadline else {
      throw PumpTimeout(description: "\(file):\(line): waited \(timeout) in vain until \(what)")
    }
    g_main_context_iteration(nil, gboolean(1))
  }
}

/// Runs GLib's main loop for a while, for what must not happen in that time.
@MainActor
public func pump(for duration: Duration) throws {
  let end = ContinuousClock.now + duration
  try pump(until: "the time is over", timeout: duration + .seconds(30)) { ContinuousClock.now >= end }
}
