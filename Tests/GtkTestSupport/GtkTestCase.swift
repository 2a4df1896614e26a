import CGtk
import XCTest

/// A test of widgets: GTK is initialised, and whatever GLib or GTK calls a mistake in the meantime is a failure.
///
/// XCTest cannot find a class whose tests are all isolated to the main actor, so tests stay nonisolated and put their body
/// into ``onMain(_:)``. They run on the process's main thread.
open class GtkTestCase: XCTestCase {
  /// A display was wanted and there is none.
  public struct NoDisplayError: Error, CustomStringConvertible {
    public let description = "there is no display; run the tests with Tests/headless swift test"
  }

  open override func setUpWithError() throws {
    try super.setUpWithError()
    CriticalLog.start()
    guard gtk_init_check() != 0 else { throw NoDisplayError() }
    _ = CriticalLog.take()
  }

  open override func tearDownWithError() throws {
    for line in CriticalLog.take() {
      XCTFail(line)
    }
    try super.tearDownWithError()
  }

  /// Runs the body of a test, as the main actor.
  public func onMain(_ body: @MainActor () throws -> Void) rethrows {
    try MainActor.assumeIsolated(body)
  }
}
