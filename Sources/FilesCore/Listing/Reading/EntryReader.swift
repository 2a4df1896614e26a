import CFileSystem

/// Reads the entries of an open folder into a table, many at a time.
struct EntryReader: ~Copyable {
  /// The first read is small, so that the first rows do not wait for it.
  private static let firstSize = 1 << 16
  private static let laterSize = 1 << 20

  private let path: FilePath
  private let hidden: HiddenNames
  private var buffer: ContiguousArray<UInt8>
  private var isFirst = true

  /// Whether the last read filled so much of the buffer that more is to be expected.
  private(set) var expectsMore = true

  init(path: FilePath, hidden: HiddenNames) {
    self.path = path
    self.hidden = hidden
    buffer = ContiguousArray(repeating: 0, count: Self.firstSize)
  }

  /// Hands over the next entries: name, kind, whether it is hidden. False at the folder's end.
  ///
  /// - Throws: ``FolderFailure`` where the folder cannot be read any further.
  mutating func next(
    of folder: borrowing FolderDescriptor, _ take: (Span<UInt8>, FileKind, Bool) -> Void
  ) throws(FolderFailure) -> Bool {
    if !isFirst, buffer.count < Self.laterSize {
      buffer = ContiguousArray(repeating: 0, count: Self.laterSize)
    }
    isFirst = false
    let size = buffer.count
    let count = buffer.withUnsafeMutableBufferPointer {
      cfs_read_entries(folder.descriptor, $0.baseAddress, size)
    }
    guard count >= 0 else { throw FolderFailure(errno: Int32(-count), at: path) }
    expectsMore = count > size / 2
    buffer.withUnsafeBufferPointer { buffer in
      var offset = 0
      while offset < count {
        var entry = cfs_entry()
        offset = cfs_entry_at(buffer.baseAddress, offset, &entry)
        guard let start = entry.name, !Self.isSelfOrParent(entry) else { continue }
        let name = UnsafeBufferPointer(start: start, count: Int(entry.length)).span
        let kind =
          FileKind(entryType: entry.type) ?? folder.details(ofTerminated: start)?.kind ?? .file
        take(name, kind, hidden.hides(name))
      }
    }
    return count > 0
  }

  private static func isSelfOrParent(_ entry: cfs_entry) -> Bool {
    guard let name = entry.name, entry.length <= 2, name[0] == .dot else { return false }
    return entry.length == 1 || name[1] == .dot
  }
}
