import Dispatch
import Synchronization

/// Reads the details of a whole folder, on all processors.
enum DetailsReader {
  private static let pieceSize: UInt32 = 1 << 13

  /// The details of all files that are there, as far as they can be read.
  ///
  /// - Parameter known: What need not be read again.
  /// - Throws: `CancellationError` once `isCancelled` says so.
  static func details(
    of table: FileTable, in folder: borrowing FolderDescriptor, known: DetailsColumn = DetailsColumn(),
    isCancelled: @Sendable () -> Bool
  ) throws -> DetailsColumn {
    let count = Int((table.count + pieceSize - 1) / pieceSize)
    let pieces = Mutex([ContiguousArray<FileDetails>](repeating: [], count: count))
    let descriptor = folder.descriptor
    DispatchQueue.concurrentPerform(iterations: count) { number in
      guard !isCancelled() else { return }
      let first = UInt32(number) * pieceSize
      let piece = ContiguousArray(
        (first..<min(first + pieceSize, table.count)).lazy.map { row in
          details(of: row, in: table, descriptor, known) ?? .unknown
        })
      pieces.withLock { $0[number] = piece }
    }
    guard !isCancelled() else { throw CancellationError() }
    return joined(pieces.withLock { $0 })
  }

  private static func details(
    of row: UInt32, in table: FileTable, _ folder: Int32, _ known: DetailsColumn
  ) -> FileDetails? {
    if let details = known[row] { return details }
    guard !table.isGone(row) else { return nil }
    return table.withTerminatedName(of: row) { FileDetails(terminatedName: $0, in: folder) }
  }

  private static func joined(_ pieces: [ContiguousArray<FileDetails>]) -> DetailsColumn {
    let perSegment = Int(1 << FileTable.segmentShift / pieceSize)
    var column = DetailsColumn()
    for start in stride(from: 0, to: pieces.count, by: perSegment) {
      let range = start..<min(start + perSegment, pieces.count)
      var segment: ContiguousArray<FileDetails> = []
      segment.reserveCapacity(pieces[range].reduce(0) { $0 + $1.count })
      for piece in pieces[range] { segment.append(contentsOf: piece) }
      column.set(segment: start / perSegment, to: segment)
    }
    return column
  }
}
