import Glibc

/// A system call that failed where a test cannot go on.
public struct SystemError: Error, CustomStringConvertible {
  /// What was tried, for the one who reads the failure.
  public let operation: String

  /// The system's error number.
  public let code: Int32

  /// Describes a failed call, by default the last one of this thread.
  public init(_ operation: String, code: Int32 = errno) {
    self.operation = operation
    self.code = code
  }

  public var description: String {
    "\(operation): \(String(cString: strerror(code)))"
  }
}
