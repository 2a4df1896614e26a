import FilesCore
import Glibc

/// Lets SIGINT and SIGTERM cancel the operation under way instead of ending the process.
enum Interruption {
  static let control = OperationControl()

  static func install() {
    // Made before the handler can run.
    _ = control
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in Interruption.control.cancel() }
    }
  }
}
