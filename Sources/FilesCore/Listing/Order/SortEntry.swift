/// Something to be sorted: eight bytes that decide, and which one it is.
struct SortEntry: Sendable {
  var word: UInt64
  let index: UInt32
}

extension ContiguousArray<SortEntry> {
  /// Below this, moving single entries is cheaper than counting bytes.
  private static var fewEntries: Int { 48 }

  /// Sorts a part by its words and leaves equal ones in their order.
  ///
  /// `spare` is room of the same size. Many entries are sorted byte by byte from the least significant one on
  /// (a radix sort), bytes that are equal in all of them are passed over.
  ///
  /// - Complexity: O(n).
  mutating func sortByWord(_ range: Range<Int>, spare: inout Self) {
    guard range.count > Self.fewEntries else { return insertionSort(range) }
    var differing: UInt64 = 0
    let first = self[range.lowerBound].word
    for index in range { differing |= self[index].word ^ first }
    for shift in stride(from: UInt64(0), to: 64, by: 8) where differing >> shift & 0xFF != 0 {
      sort(range, byByteAt: shift, into: &spare)
      for index in range { self[index] = spare[index] }
    }
  }

  private func sort(_ range: Range<Int>, byByteAt shift: UInt64, into sorted: inout Self) {
    var next = InlineArray<256, Int>(repeating: 0)
    for index in range { next[Int(self[index].word >> shift & 0xFF)] += 1 }
    var start = range.lowerBound
    for byte in next.indices {
      (start, next[byte]) = (start + next[byte], start)
    }
    for index in range {
      let byte = Int(self[index].word >> shift & 0xFF)
      sorted[next[byte]] = self[index]
      next[byte] += 1
    }
  }

  private mutating func insertionSort(_ range: Range<Int>) {
    for index in range.dropFirst() {
      let entry = self[index]
      var place = index
      while place > range.lowerBound, self[place - 1].word > entry.word {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = entry
    }
  }

  /// The parts of a sorted range that have more than one entry of the same word.
  func equalRuns(in range: Range<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, self[end].word == self[start].word { end += 1 }
      if end - start > 1 { runs.append(start..<end) }
      start = end
    }
    return runs
  }
}
