/// The name of one entry of a folder, as the bytes that the kernel has.
///
/// A name is any bytes but `/` and NUL, and need not be UTF-8; it is compared and hashed by its bytes, never
/// normalised. Only ``display`` is text.
public struct FileName: Hashable, Sendable {
  /// The bytes, 1 to 255 on almost every file system, without a terminating NUL.
  public let bytes: [UInt8]

  /// A name of these bytes, or nil where they cannot name an entry: empty, `.`, `..`, or with `/` or NUL inside.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public init?(bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    guard !bytes.isEmpty, bytes != [.dot], bytes != [.dot, .dot] else { return nil }
    guard !bytes.contains(.slash), !bytes.contains(0) else { return nil }
    self.bytes = bytes
  }

  /// A name of bytes that are known to be able to name an entry.
  init(checked bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A name of this text's UTF-8 bytes, or nil where it cannot name an entry.
  public init?(_ text: String) {
    self.init(bytes: text.utf8)
  }

  /// The name for people to read: always valid text, always one line.
  ///
  /// Control characters, bytes that are no UTF-8 and characters that would reorder the text around the name are
  /// shown by visible marks. It cannot be turned back into the name: for that there are ``bytes``.
  public var display: String { String(displaying: bytes) }

  /// Whether the name begins with a dot, which hides the entry by convention.
  public var isHidden: Bool { bytes[0] == .dot }
}
