import CFileSystem
import Glibc

/// The folder that holds a journal for each operation.
struct JournalFolder: Sendable {
  let path: FilePath
  let calls: FileSystemCalls

  static let suffix = Array(".journal".utf8)
  static let newPrefix = Array(".new-".utf8)

  /// Opens the folder, made with mode 0700 where it is missing.
  ///
  /// - Throws: ``SystemError``; `EPERM` where it belongs to somebody else, who could make us move files.
  func open() throws(SystemError) -> Descriptor {
    let folder = try calls.makeFolders(path, mode: 0o700)
    let status = try calls.status(folder)
    guard status.raw.uid == geteuid() else { throw SystemError(number: EPERM) }
    if status.permissions != 0o700 { try calls.setMode(folder, mode: 0o700) }
    return folder
  }

  /// Begins a journal: locked before it has its name, so that nobody takes it for one that a crash left.
  func begin(_ kind: OperationKind, items: Int) throws(SystemError) -> Journal {
    let folder = try open()
    let nanoseconds = Moment.nanosecondsSince1970
    let id = try newID(nanoseconds)
    let newName = Self.newPrefix + id.text.utf8
    let file = try calls.create(folder, newName, mode: 0o600)
    do throws(SystemError) {
      guard let lock = JournalLock(file) else { throw SystemError(number: EBUSY) }
      let journal = Journal(id: id, calls: calls, file: file, lock: lock)
      journal.add(.begin(kind, seconds: Int64(nanoseconds / 1_000_000_000), items: items))
      try journal.commit()
      try calls.rename(folder, newName, to: folder, Self.fileName(id))
      try calls.syncFolder(folder)
      return journal
    } catch {
      try? calls.unlink(folder, newName)
      throw error
    }
  }

  private func newID(_ nanoseconds: UInt64) throws(SystemError) -> OperationID {
    var random: UInt64 = 0
    try calls.check { cfs_random(&random) }
    let time = String(nanoseconds)
    let padded = String(repeating: "0", count: max(20 - time.count, 0)) + time
    let text = padded + "-" + String(random >> 32, radix: 16)
    guard let id = OperationID(text) else { throw SystemError(number: EINVAL) }
    return id
  }

  /// Removes the journal of an operation that did nothing.
  func remove(_ journal: Journal) {
    guard let folder = try? calls.openFolder(path) else { return }
    try? calls.unlink(folder, Self.fileName(journal.id))
  }

  static func fileName(_ id: OperationID) -> [UInt8] {
    Array(id.text.utf8) + suffix
  }

  /// The operations that the folder keeps, newest first; none where the folder is missing or cannot be read.
  ///
  /// - Complexity: O(n log n) in the number of entries.
  func list() -> [OperationID] {
    guard let folder = try? calls.openFolder(path), var entries = try? calls.entries(folder) else {
      return []
    }
    var found: [OperationID] = []
    while let name = entries.popLast() {
      guard name.suffix(Self.suffix.count).elementsEqual(Self.suffix) else { continue }
      let text = String(decoding: name.dropLast(Self.suffix.count), as: UTF8.self)
      if let id = OperationID(text), Self.fileName(id) == name { found.append(id) }
    }
    return found.sorted(by: >)
  }

  /// Opens a journal and locks it; nil where another process works on it.
  ///
  /// - Throws: ``SystemError``; `ENOENT` where there is none, `EPERM` where it is nobody's or somebody
  ///   else's.
  func open(_ id: OperationID) throws(SystemError) -> (Journal, OperationLog)? {
    let folder = try open()
    let file = try calls.open(folder, Self.fileName(id), flags: O_RDWR | O_NOFOLLOW | O_NONBLOCK)
    guard let lock = JournalLock(file) else { return nil }
    let status = try calls.status(file)
    guard status.kind == .file, status.raw.uid == geteuid() else { throw SystemError(number: EPERM) }
    guard status.raw.links > 0 else { throw SystemError(number: ENOENT) }
    guard let log = OperationLog(reading: try read(file, from: 0, size: status.raw.size)) else {
      throw SystemError(number: EINVAL)
    }
    try calls.truncate(file, size: Int64(log.length))
    return (Journal(id: id, calls: calls, file: file, lock: lock, log: log), log)
  }

  private func read(_ file: Descriptor, from offset: Int64, size: UInt64) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(size))
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while bytes.count < Int(size) {
      let count = try calls.read(file, into: &buffer, at: offset + Int64(bytes.count))
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// The first and the last record of a journal, without a look at what stands between.
  func ends(of id: OperationID) -> (first: JournalRecord, last: JournalRecord?)? {
    guard let folder = try? calls.openFolder(path) else { return nil }
    guard let file = try? calls.open(folder, Self.fileName(id), flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    else { return nil }
    guard let status = try? calls.status(file), status.kind == .file, status.raw.uid == geteuid() else {
      return nil
    }
    let size = status.raw.size
    let tail = size > 512 ? size - 512 : 0
    guard let head = try? read(file, from: 0, size: min(size, 512)) else { return nil }
    guard let end = try? read(file, from: Int64(tail), size: size - tail) else { return nil }
    guard let newline = head.firstIndex(of: .newline) else { return nil }
    guard let first = JournalRecord(reading: head[..<newline], folders: []) else { return nil }
    guard end.last == .newline else { return (first, nil) }
    let lines = end.dropLast()
    let start = lines.lastIndex(of: .newline).map { $0 + 1 } ?? lines.startIndex
    return (first, JournalRecord(reading: lines[start...], folders: []))
  }
}
