/// The details of the rows of a ``FileTable``, as far as they are known: 24 bytes a row.
///
/// Like the table it is a value whose segments are shared until they change.
struct DetailsColumn: Sendable {
  private var segments: ContiguousArray<ContiguousArray<FileDetails>> = []

  /// Whether nothing at all is known.
  var isEmpty: Bool { segments.isEmpty }

  /// What is known of a row, or nil.
  subscript(row: UInt32) -> FileDetails? {
    let segment = Int(row >> FileTable.segmentShift)
    let index = Int(row & (1 << FileTable.segmentShift - 1))
    guard segment < segments.count, index < segments[segment].count else { return nil }
    let details = segments[segment][index]
    return details.isKnown ? details : nil
  }

  /// Takes in what is known of a row now.
  ///
  /// - Complexity: O(1), amortized; O(65,536) where the segment is shared.
  mutating func set(_ details: FileDetails, of row: UInt32) {
    let segment = Int(row >> FileTable.segmentShift)
    let index = Int(row & (1 << FileTable.segmentShift - 1))
    while segments.count <= segment { segments.append([]) }
    let missing = index + 1 - segments[segment].count
    if missing > 0 { segments[segment].append(contentsOf: repeatElement(.unknown, count: missing)) }
    segments[segment][index] = details
  }

  /// Takes in a whole segment's details at once; its rows are counted from the segment's first.
  mutating func set(segment: Int, to details: ContiguousArray<FileDetails>) {
    while segments.count <= segment { segments.append([]) }
    segments[segment] = details
  }

  /// Takes over what another column knows and this one does not.
  ///
  /// - Complexity: O(1) for each segment of which nothing is known here, else O(n) in its rows.
  mutating func fill(from other: DetailsColumn) {
    for index in other.segments.indices {
      guard index < segments.count, !segments[index].isEmpty else {
        set(segment: index, to: other.segments[index])
        continue
      }
      let new = other.segments[index]
      if segments[index].count < new.count {
        segments[index].append(contentsOf: new[segments[index].count...])
      }
      for row in new.indices where !segments[index][row].isKnown { segments[index][row] = new[row] }
    }
  }

  /// The bytes that the column occupies.
  var byteCount: Int { segments.reduce(0) { $0 + $1.capacity * MemoryLayout<FileDetails>.stride } }
}
