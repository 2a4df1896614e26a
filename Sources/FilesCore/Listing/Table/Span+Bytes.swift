extension Span<UInt8> {
  /// Whether both have the same bytes.
  func isEqual(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  /// Whether these bytes come before the other's, the shorter one first where one begins like the other.
  func precedes(_ other: Span<UInt8>) -> Bool {
    for index in 0..<Swift.min(count, other.count) where self[index] != other[index] {
      return self[index] < other[index]
    }
    return count < other.count
  }

  /// Whether no byte is above 127.
  var isASCII: Bool {
    for index in indices where self[index] >= 0x80 { return false }
    return true
  }
}
