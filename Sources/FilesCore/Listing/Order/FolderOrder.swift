/// The order of a folder's rows by everything that ``FolderOptions`` say, but for the turning round.
struct FolderOrder: Sendable {
  let sort: FolderSort
  let foldersFirst: Bool
  let names: NameOrder

  init(_ options: FolderOptions, collation: Collation = .environment) {
    sort = options.sort
    foldersFirst = options.foldersFirst
    names = NameOrder(collation: collation)
  }

  /// Whether the order looks at sizes or times, which have to be read first.
  var needsDetails: Bool { sort == .size || sort == .modified }

  /// The rows in order.
  ///
  /// - Throws: `CancellationError` once `isCancelled` says so.
  /// - Complexity: O(n) in the bytes of the names that decide.
  func sorted(
    _ rows: ContiguousArray<UInt32>, of table: FileTable, details: DetailsColumn,
    isCancelled: @Sendable () -> Bool = { false }
  ) throws -> ContiguousArray<UInt32> {
    var groups = [rows]
    if foldersFirst {
      groups = [rows.filter { table.leadsToFolder($0) }, rows.filter { !table.leadsToFolder($0) }]
    }
    var sorted: ContiguousArray<UInt32> = []
    sorted.reserveCapacity(rows.count)
    for var group in groups where !group.isEmpty {
      let ties = sortByValue(&group, table, details)
      try names.sort(&group, in: ties, of: table, isCancelled: isCancelled)
      sorted.append(contentsOf: group)
    }
    return sorted
  }

  /// Whether one row comes before another.
  ///
  /// - Complexity: O(n) in the bytes of both names.
  func precedes(_ first: UInt32, _ second: UInt32, of table: FileTable, details: DetailsColumn) -> Bool {
    if foldersFirst {
      let lead = (table.leadsToFolder(first), table.leadsToFolder(second))
      if lead.0 != lead.1 { return lead.0 }
    }
    switch sort {
    case .name: break
    case .size, .modified:
      let values = (value(of: first, table, details), value(of: second, table, details))
      if values.0 != values.1 { return values.0 < values.1 }
    case .type:
      let types = (FileType(of: first, in: table), FileType(of: second, in: table))
      if types.0 != types.1 { return types.0 < types.1 }
    }
    return names.precedes(first, second, in: table)
  }

  /// Sorts by all but the names, and answers the parts that the names have to decide.
  private func sortByValue(
    _ rows: inout ContiguousArray<UInt32>, _ table: FileTable, _ details: DetailsColumn
  ) -> [Range<Int>] {
    guard sort != .name else { return [rows.indices] }
    let ranks = sort == .type ? FileType.ranks(of: rows, in: table) : [:]
    var entries = ContiguousArray(
      rows.map { row in
        let word =
          sort == .type ? ranks[FileType(of: row, in: table)] ?? 0 : value(of: row, table, details)
        return SortEntry(word: word, index: row)
      })
    var spare = entries
    entries.sortByWord(entries.indices, spare: &spare)
    for index in rows.indices { rows[index] = entries[index].index }
    return entries.equalRuns(in: entries.indices)
  }

  /// The size or the time as a number that is smaller for what comes first.
  private func value(of row: UInt32, _ table: FileTable, _ details: DetailsColumn) -> UInt64 {
    guard let details = details[row] else { return .max }
    if sort == .size {
      return details.kind == .file ? .max - 1 - min(details.size, .max - 1) : .max
    }
    return .max - 1 - min(details.orderedTime, .max - 1)
  }
}

extension FileDetails {
  /// The time as a number that grows with it: nanoseconds, as far as 64 bits reach (the years 1677 to 2262).
  fileprivate var orderedTime: UInt64 {
    let (product, overflows) = modified.multipliedReportingOverflow(by: 1_000_000_000)
    let nanoseconds: Int64
    if overflows {
      nanoseconds = modified < 0 ? .min : .max
    } else {
      let (sum, overflows) = product.addingReportingOverflow(Int64(modifiedNanoseconds))
      nanoseconds = overflows ? .max : sum
    }
    return UInt64(bitPattern: nanoseconds) ^ (1 << 63)
  }
}
