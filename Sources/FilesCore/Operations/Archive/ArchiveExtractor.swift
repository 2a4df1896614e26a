import CFileSystem
import Glibc

/// Writes the entries of an archive into an empty folder of our own, by open folders and never through a link.
///
/// What would lead out of the folder, and what is neither a file, a folder nor a link, is left out. Links are made when
/// everything else is there, so that nothing can be written through one.
final class ArchiveExtractor {
  private static let buffer = 1 << 20

  private let top: Descriptor
  private let reader: any ArchiveReader
  private let context: OperationContext
  private var links: [(path: MemberPath, member: ArchiveMember)] = []
  private var folders: [(path: MemberPath, modified: Int64)] = []
  /// The folder that the last entry went into: the next one mostly goes there too.
  private var last: (names: ArraySlice<FileName>, folder: Descriptor)?
  private var buffer: [UInt8] = []
  private var position: UInt64 = 0
  /// How many entries were left out.
  private(set) var leftOut = 0

  private var calls: FileSystemCalls { context.calls }

  init(_ reader: any ArchiveReader, into top: Descriptor, context: OperationContext) {
    self.reader = reader
    self.top = top
    self.context = context
  }

  /// Extracts everything.
  func run() throws {
    while let member = try reader.next() {
      try noteProgress()
      try add(member)
    }
    for link in links { try addLink(link.path, link.member) }
    for folder in folders.reversed() { setTime(of: folder.path, folder.modified) }
  }

  private func noteProgress() throws {
    if context.control.isCancelled { throw Problem.cancelled }
    let now = reader.position
    let step = now &- position
    position = now
    context.control.update { $0.bytes = min($0.bytes &+ step, $0.totalBytes) }
  }

  private func add(_ member: ArchiveMember) throws {
    if MemberPath.isTop(member.path) { return }
    guard let path = MemberPath(member.path) else { return leaveOut() }
    if let original = member.original { return try addName(path, of: original) }
    switch member.kind {
    case .folder: try addFolder(path, member)
    case .file: try addFile(path, member)
    case .link: path.mayPoint(at: member.target) ? links.append((path, member)) : leaveOut()
    case .fifo, .socket, .device: leaveOut()
    }
  }

  private func leaveOut() { leftOut += 1 }

  // MARK: Folders

  /// Opens the folder that an entry goes into, and makes it where it is missing; nil where something else is there.
  private func folder(of path: MemberPath) throws -> Descriptor? {
    try folder(path.names.dropLast())
  }

  private func folder(_ names: ArraySlice<FileName>) throws -> Descriptor? {
    if let last, last.names == names { return last.folder }
    var folder = top
    for name in names {
      if let problem = made(name, in: folder, mode: 0o777) { throw problem }
      guard let status = try calls.statusIfAny(folder, name.bytes), status.kind == .folder else { return nil }
      folder = try calls.openFolder(folder, name.bytes)
    }
    last = (names, folder)
    return folder
  }

  /// Makes a folder where nothing stands; answers why it could not.
  private func made(_ name: FileName, in folder: Descriptor, mode: UInt32) -> SystemError? {
    do {
      try calls.makeFolder(folder, name.bytes, mode: mode)
      return nil
    } catch {
      return error.number == EEXIST ? nil : error
    }
  }

  private func addFolder(_ path: MemberPath, _ member: ArchiveMember) throws {
    guard let parent = try folder(of: path), let name = path.names.last else { return leaveOut() }
    if let problem = made(name, in: parent, mode: member.permissions | 0o700) { throw problem }
    guard try calls.status(parent, name.bytes).kind == .folder else { return leaveOut() }
    folders.append((path, member.modified))
  }

  private func setTime(of path: MemberPath, _ modified: Int64) {
    guard let parent = try? folder(of: path), let name = path.names.last else { return }
    try? calls.setTimes(parent, name.bytes, of: Self.status(modified))
  }

  // MARK: Files

  private func addFile(_ path: MemberPath, _ member: ArchiveMember) throws {
    guard let parent = try folder(of: path), let name = path.names.last else { return leaveOut() }
    guard try makeRoom(for: name, in: parent) else { return leaveOut() }
    // Never more rights than the archive gives, and none of somebody else's identity.
    let file = try calls.create(parent, name.bytes, mode: member.permissions & 0o777 | 0o600)
    try write(to: file)
    try calls.setTimes(file, of: Self.status(member.modified))
  }

  /// An archive may have a path twice: the later one counts. False where a folder stands there.
  private func makeRoom(for name: FileName, in folder: Descriptor) throws -> Bool {
    guard let status = try calls.statusIfAny(folder, name.bytes) else { return true }
    if status.kind == .folder { return false }
    try calls.unlink(folder, name.bytes)
    return true
  }

  private func write(to file: Descriptor) throws {
    if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: Self.buffer) }
    var offset: Int64 = 0
    while case let count = try reader.read(into: &buffer), count > 0 {
      try calls.write(file, buffer, count: count, at: offset)
      offset += Int64(count)
      try noteProgress()
    }
  }

  /// Another name of a file that was extracted before.
  private func addName(_ path: MemberPath, of original: [UInt8]) throws {
    guard let from = MemberPath(original), from != path, let source = from.names.last,
      let name = path.names.last, let sourceFolder = try folder(of: from),
      try calls.statusIfAny(sourceFolder, source.bytes)?.kind == .file, let parent = try folder(of: path),
      try makeRoom(for: name, in: parent)
    else { return leaveOut() }
    try calls.link(sourceFolder, source.bytes, to: parent, name.bytes)
  }

  // MARK: Links

  private func addLink(_ path: MemberPath, _ member: ArchiveMember) throws {
    guard let parent = try folder(of: path), let name = path.names.last,
      try calls.statusIfAny(parent, name.bytes) == nil
    else { return leaveOut() }
    try calls.makeLink(to: member.target, parent, name.bytes)
    try? calls.setTimes(parent, name.bytes, of: Self.status(member.modified))
  }

  private static func status(_ modified: Int64) -> FileStatus {
    var raw = cfs_status()
    raw.accessed = modified
    raw.modified = modified
    return FileStatus(raw: raw)
  }
}
