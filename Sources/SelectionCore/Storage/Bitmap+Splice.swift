extension Bitmap {
  /// Puts `newCount` clear bits in the place of a range, moving what lies behind it.
  ///
  /// - Complexity: O(n / 64) in the number of bits behind the range.
  mutating func replaceSubrange(_ range: Range<Int>, withClear newCount: Int) {
    let tail = Bitmap(copying: range.upperBound..<length, of: self)
    var result = Bitmap(copying: 0..<range.lowerBound, of: self)
    result.grow(to: length - range.count + newCount)
    result.write(tail, at: range.lowerBound + newCount)
    self = result
  }

  private init(copying range: Range<Int>, of other: Bitmap) {
    self.init(length: range.count)
    var words = take()
    var found = 0
    for index in words.indices {
      let left = range.count - index << 6
      let word =
        other.bits(from: range.lowerBound + index << 6) & (left < 64 ? ~(.max << UInt64(left)) : .max)
      words[index] = word
      found += word.nonzeroBitCount
    }
    put(words, countedBy: found)
  }

  /// The 64 bits from a position on, clear ones past the end.
  private func bits(from position: Int) -> UInt64 {
    let index = position >> 6
    let shift = UInt64(position & 63)
    guard index < words.count else { return 0 }
    let low = words[index] >> shift
    return shift == 0 || index + 1 == words.count ? low : low | words[index + 1] << (64 - shift)
  }

  /// Sets the bits of `other` here, moved to `position`, where all are clear.
  private mutating func write(_ other: Bitmap, at position: Int) {
    let shift = UInt64(position & 63)
    let first = position >> 6
    var words = take()
    for (index, word) in other.words.enumerated() where word != 0 {
      words[first + index] |= word << shift
      if shift > 0 && word >> (64 - shift) != 0 { words[first + index + 1] |= word >> (64 - shift) }
    }
    put(words, countedBy: other.count)
  }
}
