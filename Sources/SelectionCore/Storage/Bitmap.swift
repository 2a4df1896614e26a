/// A fixed number of bits with the number of set ones kept.
///
/// Bits past `length` in the last word are always zero, so that words can be compared and counted whole.
struct Bitmap: Sendable, Equatable {
  private(set) var words: [UInt64]
  /// How many bits there are.
  private(set) var length: Int
  /// How many of them are set.
  private(set) var count: Int

  init(length: Int = 0) {
    words = [UInt64](repeating: 0, count: Self.wordCount(length))
    self.length = length
    count = 0
  }

  /// Bits that are set where `isSet` says so.
  ///
  /// - Complexity: O(n).
  init(length: Int, where isSet: (Int) -> Bool) {
    var words: [UInt64] = []
    words.reserveCapacity(Self.wordCount(length))
    for start in stride(from: 0, to: length, by: 64) {
      var word: UInt64 = 0
      for offset in 0..<min(64, length - start) where isSet(start + offset) { word |= 1 << UInt64(offset) }
      words.append(word)
    }
    self.words = words
    self.length = length
    count = words.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  /// Bits of which these are set.
  ///
  /// - Complexity: O(n).
  init(length: Int, setting positions: [UInt32]) {
    var words = [UInt64](repeating: 0, count: Self.wordCount(length))
    for position in positions { words[Int(position >> 6)] |= 1 << UInt64(position & 63) }
    self.words = words
    self.length = length
    count = words.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  static func wordCount(_ length: Int) -> Int { (length + 63) >> 6 }

  subscript(position: Int) -> Bool { words[position >> 6] >> UInt64(position & 63) & 1 == 1 }

  /// Whether there is a bit at this position.
  func contains(_ position: Int) -> Bool { position >= 0 && position < length }

  /// Sets or clears one bit, and tells whether that changed it.
  mutating func set(_ position: Int, to value: Bool) -> Bool {
    guard self[position] != value else { return false }
    words[position >> 6] ^= 1 << UInt64(position & 63)
    count += value ? 1 : -1
    return true
  }

  /// Clears every bit.
  mutating func removeAll() {
    guard count > 0 else { return }
    words = [UInt64](repeating: 0, count: words.count)
    count = 0
  }

  /// Makes the bitmap longer, the new bits clear.
  mutating func grow(to newLength: Int) {
    guard newLength > length else { return }
    length = newLength
    let missing = Self.wordCount(newLength) - words.count
    if missing == 1 { words.append(0) } else { words.append(contentsOf: repeatElement(0, count: missing)) }
  }

  /// Drops the last bit, which must be clear.
  mutating func dropLast() {
    length -= 1
    if Self.wordCount(length) < words.count { words.removeLast() }
  }

  /// Takes over the bits of `wanted` where `mask` has set ones; both are as long as this one.
  mutating func replace(where mask: Bitmap, by wanted: Bitmap) {
    count = 0
    for index in words.indices {
      words[index] = words[index] & ~mask.words[index] | wanted.words[index] & mask.words[index]
      count += words[index].nonzeroBitCount
    }
  }

  /// Calls `body` with every set bit, in order.
  @inline(__always) func visit(_ body: (Int) -> Void) {
    for index in words.indices { words[index].visitBits { body(index << 6 + $0) } }
  }

  /// Calls `body` with every position where a bitmap of the same length has another bit, in order.
  @inline(__always) func visitDifferences(from other: Bitmap, _ body: (Int) -> Void) {
    for index in words.indices { (words[index] ^ other.words[index]).visitBits { body(index << 6 + $0) } }
  }

  /// Whether the same positions are set, whatever the lengths.
  func hasSameBits(as other: Bitmap) -> Bool {
    count == other.count && zip(words, other.words).allSatisfy { $0 & $1 == $0 | $1 }
  }

  /// Takes the words out to work on them in place; `put` gives them back.
  mutating func take() -> [UInt64] {
    var taken: [UInt64] = []
    swap(&taken, &words)
    return taken
  }

  /// Gives back words whose number of set bits changed by `difference`.
  mutating func put(_ changed: [UInt64], countedBy difference: Int) {
    words = changed
    count += difference
  }

  /// Whether the kept count is right and no bit is set past the end.
  var isConsistent: Bool {
    let spare = words.count << 6 - length
    let tail = spare > 0 ? (words.last ?? 0) >> UInt64(64 - spare) : 0
    return words.count == Self.wordCount(length) && tail == 0
      && count == words.reduce(0) { $0 + $1.nonzeroBitCount }
  }
}

extension UInt64 {
  /// Calls `body` with the number of every set bit, lowest first.
  @inline(__always) func visitBits(_ body: (Int) -> Void) {
    var rest = self
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}
