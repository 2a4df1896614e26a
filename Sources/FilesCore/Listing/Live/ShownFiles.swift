/// The shown files of a folder at one moment, in order. It costs nothing to take or to hold.
public struct ShownFiles: RandomAccessCollection, Sendable {
  let rows: ContiguousArray<UInt32>

  public var startIndex: Int { 0 }
  public var endIndex: Int { rows.count }

  public subscript(position: Int) -> FileID { FileID(rawValue: rows[position]) }
}
