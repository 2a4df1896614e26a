/// The absolute path of a file, as the bytes that the kernel has: no `.` or `..`, no doubled or trailing slash.
///
/// It is text-free on purpose (names need not be UTF-8). It names a place, not a file: whoever acts on it checks
/// what stands there.
public struct FilePath: Hashable, Sendable {
  /// The bytes, beginning with `/`, without a terminating NUL.
  public let bytes: [UInt8]

  /// The root folder.
  public static let root = FilePath(unchecked: [.slash])

  init(unchecked bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The path of these bytes, its empty, `.` and `..` components resolved as text; nil where it is not absolute
  /// or has a NUL inside.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public init?(bytes: some Collection<UInt8>) {
    guard bytes.first == .slash, !bytes.contains(0) else { return nil }
    var parts: [ArraySlice<UInt8>] = []
    for part in Array(bytes).split(separator: .slash) {
      if part == [.dot] { continue }
      if part == [.dot, .dot] {
        _ = parts.popLast()
      } else {
        parts.append(part)
      }
    }
    self.bytes = parts.isEmpty ? [.slash] : parts.reduce(into: []) { $0 += [.slash] + $1 }
  }

  /// The path of this text's UTF-8 bytes, or nil where it is not absolute or has a NUL inside.
  public init?(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  /// The path of an entry of this folder.
  public func appending(_ name: FileName) -> FilePath {
    FilePath(unchecked: self == .root ? [.slash] + name.bytes : bytes + [.slash] + name.bytes)
  }

  /// The path of what stands at these bytes in this folder: a name, or several with slashes between.
  func appending(entry: [UInt8]) -> FilePath {
    FilePath(unchecked: self == .root ? [.slash] + entry : bytes + [.slash] + entry)
  }

  /// The folder that the entry stands in, or nil for the root.
  public var parent: FilePath? {
    guard self != .root, let slash = bytes.lastIndex(of: .slash) else { return nil }
    return slash == 0 ? .root : FilePath(unchecked: Array(bytes[..<slash]))
  }

  /// The last component, or nil for the root.
  public var name: FileName? {
    guard let slash = bytes.lastIndex(of: .slash) else { return nil }
    return FileName(bytes: bytes[(slash + 1)...])
  }

  /// Whether this is `other` or stands somewhere below it, by the text of the paths alone.
  public func isEqualOrBelow(_ other: FilePath) -> Bool {
    guard bytes.starts(with: other.bytes) else { return false }
    return other == .root || bytes.count == other.bytes.count || bytes[other.bytes.count] == .slash
  }

  /// The path for people to read: always valid text, always one line.
  public var display: String { String(displaying: bytes) }
}
