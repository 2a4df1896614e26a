/// The names of a folder's entries, one after the other in one block of memory.
struct EntryList {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  var count: Int { ends.count }
  var isEmpty: Bool { ends.isEmpty }

  /// Takes the last name out of the list.
  mutating func popLast() -> [UInt8]? {
    guard let end = ends.popLast() else { return nil }
    let start = ends.last ?? 0
    defer { bytes.removeSubrange(start...) }
    return Array(bytes[start..<end])
  }

  /// Takes in what getdents64 gave: records of inode (8 bytes), offset (8), length (2), type (1), name and a
  /// NUL.
  mutating func append(records: ArraySlice<UInt8>) {
    var record = records
    while record.count > 19 {
      let start = record.startIndex
      let length = Int(record[start + 16]) | Int(record[start + 17]) << 8
      guard length > 19, length <= record.count else { return }
      let name = record[(start + 19)..<(start + length)].prefix { $0 != 0 }
      if !name.elementsEqual([.dot]), !name.elementsEqual([.dot, .dot]) {
        bytes += name
        ends.append(bytes.count)
      }
      record = record[(start + length)...]
    }
  }
}
