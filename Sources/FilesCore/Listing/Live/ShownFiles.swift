/// The shown files of a folder at one moment, in order. It costs nothing to take or to hold.
public struct ShownFiles: RandomAccessCollection, Sendable {
  @usableFromInline let rows: ContiguousArray<UInt32>

  init(rows: ContiguousArray<UInt32>) {
    self.rows = rows
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { rows.count }

  @inlinable public subscript(position: Int) -> FileID { FileID(rawValue: rows[position]) }
}
