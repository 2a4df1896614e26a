/// Sorts rows by their names.
struct NameOrder: Sendable {
  let collation: Collation

  /// Sorts the rows of each range by name, names with equal keys by their bytes.
  ///
  /// Eight bytes of the keys decide at a time; only rows that are equal in them look at the next eight. So
  /// the keys are read in order, where a comparing sort would jump between them twenty times for each of a
  /// million rows.
  ///
  /// - Throws: `CancellationError` once `isCancelled` says so.
  func sort(
    _ rows: inout ContiguousArray<UInt32>, in ranges: [Range<Int>], of table: FileTable,
    isCancelled: @Sendable () -> Bool
  ) throws {
    var tied: ContiguousArray<UInt32> = []
    tied.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    for range in ranges { tied.append(contentsOf: rows[range]) }
    let keys = try NameKeys(of: tied, in: table, by: collation, isCancelled: isCancelled)
    var entries = ContiguousArray(tied.indices.lazy.map { SortEntry(word: 0, index: UInt32($0)) })
    var spare = entries

    var start = 0
    var open = ranges.map { range in
      defer { start += range.count }
      return (range: start..<(start + range.count), depth: 0)
    }
    while let (range, depth) = open.popLast() {
      guard !isCancelled() else { throw CancellationError() }
      for index in range { entries[index].word = keys.word(of: Int(entries[index].index), at: depth) }
      entries.sortByWord(range, spare: &spare)
      for run in entries.equalRuns(in: range) {
        if entries[run.lowerBound].word & 0xFF == 0 {
          Self.sortByBytes(&entries, run, tied, table)
        } else {
          open.append((run, depth + 8))
        }
      }
    }

    var next = 0
    for range in ranges {
      for index in range {
        rows[index] = tied[Int(entries[next].index)]
        next += 1
      }
    }
  }

  /// Whether one row's name comes before another's.
  func precedes(_ first: UInt32, _ second: UInt32, in table: FileTable) -> Bool {
    let keys = (
      table.withName(of: first) { collation.key(of: $0) },
      table.withName(of: second) { collation.key(of: $0) }
    )
    if keys.0 != keys.1 { return keys.0.span.precedes(keys.1.span) }
    return Self.precedesByBytes(first, second, in: table)
  }

  private static func sortByBytes(
    _ entries: inout ContiguousArray<SortEntry>, _ run: Range<Int>, _ rows: ContiguousArray<UInt32>,
    _ table: FileTable
  ) {
    let sorted = entries[run].sorted {
      precedesByBytes(rows[Int($0.index)], rows[Int($1.index)], in: table)
    }
    for (index, entry) in zip(run, sorted) { entries[index] = entry }
  }

  private static func precedesByBytes(_ first: UInt32, _ second: UInt32, in table: FileTable) -> Bool {
    table.withEntry(of: first) { entry in table.withEntry(of: second) { entry.precedes($0) } }
  }
}
