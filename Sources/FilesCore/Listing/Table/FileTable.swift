/// The names and kinds of all files that a folder has or had, a row each.
///
/// It is a value that can be handed to another thread at any time: rows stand in segments of 65,536, and only
/// a segment that changes is copied. Names lie one behind the other, NUL-terminated for the system's calls,
/// so that a file costs its name's bytes and nine more.
struct FileTable: Sendable {
  /// How many rows a segment has: a row's number says which one it is in.
  static let segmentShift: UInt32 = 16

  private struct Segment: Sendable {
    var records: ContiguousArray<FileRecord> = []
    var names: ContiguousArray<UInt8> = []

    /// Adds a name's bytes and answers where they begin.
    mutating func add(_ name: Span<UInt8>) -> UInt32 {
      let start = UInt32(names.count)
      name.withUnsafeBufferPointer { names.append(contentsOf: $0) }
      names.append(0)
      return start
    }
  }

  private var segments: ContiguousArray<Segment> = []

  /// Whether rows are kept by paths from the folder on (`sub/file.txt`), as those of a search, and not by names.
  let holdsPaths: Bool

  init(holdsPaths: Bool = false) {
    self.holdsPaths = holdsPaths
  }

  /// How many rows there are, those of files that are gone too.
  private(set) var count: UInt32 = 0

  /// How many rows are of files that are there.
  private(set) var liveCount = 0

  /// Adds a row for a file and answers its number.
  ///
  /// - Complexity: O(n) in the name's bytes, amortized.
  mutating func append(name: Span<UInt8>, kind: FileKind, isHidden: Bool) -> UInt32 {
    if count & (1 << Self.segmentShift - 1) == 0 { startSegment() }
    let last = segments.count - 1
    let start = segments[last].add(name)
    segments[last].records.append(
      FileRecord(
        nameStart: start, nameLength: UInt16(clamping: name.count), kindCode: kind.code,
        flags: isHidden ? .hidden : []))
    count += 1
    liveCount += 1
    return count - 1
  }

  /// Gives a row another name.
  mutating func rename(_ row: UInt32, to name: Span<UInt8>, isHidden: Bool) {
    let segment = Int(row >> Self.segmentShift)
    let old = record(row)
    let start = segments[segment].add(name)
    var flags = old.flags
    if isHidden { flags.insert(.hidden) } else { flags.remove(.hidden) }
    set(
      FileRecord(
        nameStart: start, nameLength: UInt16(clamping: name.count), kindCode: old.kindCode, flags: flags),
      at: row)
  }

  /// Empties the row of a file that is gone.
  mutating func remove(_ row: UInt32) {
    var record = record(row)
    guard !record.flags.contains(.gone) else { return }
    record.flags.insert(.gone)
    set(record, at: row)
    liveCount -= 1
  }

  /// Changes a flag of a row, and leaves its segment uncopied where the flag is so already.
  mutating func setFlag(_ flag: FileRecord.Flags, _ isSet: Bool, of row: UInt32) {
    var record = record(row)
    guard record.flags.contains(flag) != isSet else { return }
    if isSet { record.flags.insert(flag) } else { record.flags.remove(flag) }
    set(record, at: row)
  }

  /// Changes what a row's file is.
  mutating func setKind(_ kind: FileKind, of row: UInt32) {
    var record = record(row)
    guard record.kindCode != kind.code else { return }
    record.kindCode = kind.code
    if kind != .link { record.flags.remove(.linksToFolder) }
    set(record, at: row)
  }

  func isGone(_ row: UInt32) -> Bool { record(row).flags.contains(.gone) }
  func isHidden(_ row: UInt32) -> Bool { record(row).flags.contains(.hidden) }
  func kind(of row: UInt32) -> FileKind { FileKind(code: record(row).kindCode) }

  /// Whether the row is a folder or a link to one.
  func leadsToFolder(_ row: UInt32) -> Bool {
    let record = record(row)
    return record.kindCode == FileKind.folder.code || record.flags.contains(.linksToFolder)
  }

  /// Lends the bytes of a row's name, without the terminating NUL.
  func withName<Result>(of row: UInt32, _ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    try withEntry(of: row) { entry in
      guard holdsPaths, let slash = entry.indices.last(where: { entry[$0] == .slash }) else {
        return try body(entry)
      }
      return try body(entry.extracting((slash + 1)...))
    }
  }

  /// Lends the bytes by which the folder has the row: its name, or in a table of paths the whole way there.
  func withEntry<Result>(of row: UInt32, _ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    let record = record(row)
    return try segments[Int(row >> Self.segmentShift)].names.withUnsafeBufferPointer { names in
      let start = Int(record.nameStart)
      return try body(names.span.extracting(start..<(start + Int(record.nameLength))))
    }
  }

  /// Lends a row's name, or the path in a table of paths, as the system's calls want it.
  func withTerminatedName<Result>(of row: UInt32, _ body: (UnsafePointer<UInt8>) -> Result?) -> Result? {
    let segment = Int(row >> Self.segmentShift)
    let start = Int(record(row).nameStart)
    return segments[segment].names.withUnsafeBufferPointer { names in
      names.baseAddress.flatMap { body($0 + start) }
    }
  }

  /// The bytes of a row's name.
  func name(of row: UInt32) -> [UInt8] {
    withName(of: row) { name in name.withUnsafeBufferPointer { Array($0) } }
  }

  /// The bytes by which the folder has the row.
  func entry(of row: UInt32) -> [UInt8] {
    withEntry(of: row) { entry in entry.withUnsafeBufferPointer { Array($0) } }
  }

  /// The bytes that the table occupies.
  var byteCount: Int {
    segments.reduce(0) {
      $0 + $1.records.capacity * MemoryLayout<FileRecord>.stride + $1.names.capacity
    }
  }

  func record(_ row: UInt32) -> FileRecord {
    segments[Int(row >> Self.segmentShift)].records[Int(row & (1 << Self.segmentShift - 1))]
  }

  private mutating func set(_ record: FileRecord, at row: UInt32) {
    segments[Int(row >> Self.segmentShift)].records[Int(row & (1 << Self.segmentShift - 1))] = record
  }

  /// Gives back the room that growing took too much of; to be called when no more rows are expected soon.
  ///
  /// - Complexity: O(n) in the bytes of the last segment.
  mutating func trim() {
    guard let last = segments.indices.last else { return }
    segments[last].names.trim()
    segments[last].records.trim()
  }

  private mutating func startSegment() {
    trim()
    segments.append(Segment())
    if segments.count > 1 {
      segments[segments.count - 1].records.reserveCapacity(1 << Self.segmentShift)
    }
  }
}

extension ContiguousArray {
  /// Moves the elements to where there is room for no more than them.
  fileprivate mutating func trim() {
    guard capacity > count else { return }
    var exact = ContiguousArray()
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    self = exact
  }
}
