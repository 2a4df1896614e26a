extension Bitmap {
  /// Sets or clears a range of bits.
  mutating func fill(_ range: Range<Int>, with value: Bool) {
    update(range) { word, mask in value ? word | mask : word & ~mask }
  }

  /// Turns a range of bits over.
  mutating func invert(_ range: Range<Int>) {
    update(range) { word, mask in word ^ mask }
  }

  /// The part of a range for which there are bits.
  func clamp(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<length) }

  /// How many bits of a range are set.
  func count(in range: Range<Int>) -> Int {
    var found = 0
    Self.visitWords(of: range) { index, mask in found += (words[index] & mask).nonzeroBitCount }
    return found
  }

  private mutating func update(_ range: Range<Int>, _ change: (UInt64, UInt64) -> UInt64) {
    var difference = 0
    var words = take()
    Self.visitWords(of: range) { index, mask in
      let old = words[index]
      let new = change(old, mask)
      words[index] = new
      difference += new.nonzeroBitCount - old.nonzeroBitCount
    }
    put(words, countedBy: difference)
  }

  /// The words that a range touches, each with the bits of it that lie in the range.
  private static func visitWords(of range: Range<Int>, _ body: (Int, UInt64) -> Void) {
    guard !range.isEmpty else { return }
    let first = range.lowerBound >> 6
    let last = (range.upperBound - 1) >> 6
    let head = UInt64.max << UInt64(range.lowerBound & 63)
    let tail = UInt64.max >> UInt64(63 - (range.upperBound - 1) & 63)
    if first == last { return body(first, head & tail) }
    body(first, head)
    for index in first + 1..<last { body(index, .max) }
    body(last, tail)
  }

  /// The smallest ranges that cover every bit in which two bitmaps of one length differ, in order.
  func ranges(differingFrom other: Bitmap) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for index in words.indices {
      let difference = words[index] ^ other.words[index]
      if start == nil && difference == 0 || start != nil && difference == .max { continue }
      Self.appendRanges(of: difference, base: index << 6, start: &start, to: &ranges)
    }
    if let start { ranges.append(start..<length) }
    return ranges
  }

  /// Goes through one word from edge to edge; `start` is where a range that is still open began.
  private static func appendRanges(
    of word: UInt64, base: Int, start: inout Int?, to ranges: inout [Range<Int>]
  ) {
    var offset = 0
    while offset < 64 {
      let rest = (start == nil ? word : ~word) >> UInt64(offset)
      guard rest != 0 else { return }
      offset += rest.trailingZeroBitCount
      if let begun = start {
        ranges.append(begun..<base + offset)
        start = nil
      } else {
        start = base + offset
      }
    }
  }
}
