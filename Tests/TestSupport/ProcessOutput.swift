/// What a program that has ended left behind.
public struct ProcessOutput: Sendable {
  /// The exit status, as a shell tells it: 128 and the signal's number if a signal ended it.
  public let exitStatus: Int32

  /// The bytes of the standard output.
  public let standardOutput: [UInt8]

  /// The bytes of the standard error.
  public let standardError: [UInt8]

  /// The standard output as text, with marks where it is no UTF-8.
  public var text: String { String(decoding: standardOutput, as: UTF8.self) }

  /// The standard error as text, with marks where it is no UTF-8.
  public var errorText: String { String(decoding: standardError, as: UTF8.self) }
}
