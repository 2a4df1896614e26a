import Dispatch
import Synchronization

/// The collation keys of many rows, made on all processors.
struct NameKeys: Sendable {
  private static let chunkSize = 1 << 15

  private struct Chunk: Sendable {
    var bytes: ContiguousArray<UInt8> = []
    /// Where each key begins, and behind the last one.
    var starts: ContiguousArray<UInt32> = [0]
  }

  private let chunks: [Chunk]

  /// The keys of rows, in their order.
  ///
  /// - Throws: `CancellationError` once `isCancelled` says so.
  /// - Complexity: O(n) in the bytes of all names.
  init(
    of rows: ContiguousArray<UInt32>, in table: FileTable, by collation: Collation,
    isCancelled: @Sendable () -> Bool
  ) throws {
    let count = (rows.count + Self.chunkSize - 1) / Self.chunkSize
    let made = Mutex([Chunk](repeating: Chunk(), count: count))
    DispatchQueue.concurrentPerform(iterations: count) { number in
      guard !isCancelled() else { return }
      let range = (number * Self.chunkSize)..<min((number + 1) * Self.chunkSize, rows.count)
      let chunk = Self.chunk(of: rows[range], in: table, by: collation)
      made.withLock { $0[number] = chunk }
    }
    guard !isCancelled() else { throw CancellationError() }
    chunks = made.withLock { $0 }
  }

  /// Eight bytes of a key from a depth on, the first one the most significant, zeros behind the key's end.
  ///
  /// - Precondition: The key does not end before `depth`.
  func word(of index: Int, at depth: Int) -> UInt64 {
    let chunk = index / Self.chunkSize
    let place = index % Self.chunkSize
    let start = Int(chunks[chunk].starts[place]) + depth
    let length = Int(chunks[chunk].starts[place + 1]) - start
    let word = chunks[chunk].bytes.withUnsafeBytes { bytes in
      UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    return length >= 8 ? word : word & ~(UInt64.max >> UInt64(8 * length))
  }

  private static func chunk(
    of rows: ContiguousArray<UInt32>.SubSequence, in table: FileTable, by collation: Collation
  ) -> Chunk {
    var chunk = Chunk()
    chunk.starts.reserveCapacity(rows.count + 1)
    chunk.bytes.reserveCapacity(rows.count * 32)
    for row in rows {
      table.withName(of: row) { collation.appendKey(of: $0, to: &chunk.bytes) }
      chunk.starts.append(UInt32(chunk.bytes.count))
    }
    // So that a word can be read from any place of the last key.
    chunk.bytes.append(contentsOf: repeatElement(0, count: 8))
    return chunk
  }
}
