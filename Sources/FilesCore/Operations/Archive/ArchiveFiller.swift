import Glibc

/// Puts a file or a whole tree into an archive, by open folders and never by paths.
final class ArchiveFiller {
  private static let buffer = 1 << 20

  private let writer: any ArchiveWriter
  private let context: OperationContext
  private var folders: DescriptorStack
  private var levels: [(path: [UInt8], entries: EntryList)] = []
  private var buffer: [UInt8] = []

  private var calls: FileSystemCalls { context.calls }

  /// - Parameter folder: what the entry stands in.
  init(_ folder: Descriptor, into writer: any ArchiveWriter, context: OperationContext) {
    self.writer = writer
    self.context = context
    folders = DescriptorStack(folder, calls: context.calls)
  }

  /// Adds the entry `name` under the path `path`, with all that is in it.
  ///
  /// - Throws: ``Problem``, which names the entry below that it is about.
  func add(_ name: [UInt8], as path: [UInt8]) throws {
    try addEntry(name, path)
    while !levels.isEmpty {
      let level = levels.count - 1
      if let entry = levels[level].entries.popLast() {
        // What this or another operation has not completed yet is nobody's file.
        if entry.starts(with: PrivateNames.prefix(context.journal.id)) { continue }
        do {
          try addEntry(entry, levels[level].path + [.slash] + entry)
        } catch {
          throw named(error, entry)
        }
      } else {
        levels.removeLast()
        try folders.pop()
      }
    }
  }

  private func named(_ error: any Error, _ entry: [UInt8]) -> Problem {
    var problem = Problem(archive: error)
    // A device that is full is nothing about the entry.
    if problem.code != nil, problem.code != .noSpace { problem.name = FileName(bytes: entry) }
    return problem
  }

  private func addEntry(_ name: [UInt8], _ path: [UInt8]) throws {
    if context.control.isCancelled { throw Problem.cancelled }
    let status = try calls.status(folders.current, name)
    var member = ArchiveMember(
      path: path, kind: status.kind, permissions: status.permissions & 0o777, modified: status.raw.modified)
    switch status.kind {
    case .folder:
      let folder = try calls.openFolder(folders.current, name)
      let entries = try calls.entries(folder)
      try writer.add(member)
      folders.push(folder, status: status)
      levels.append((path, entries))
    case .file: try addFile(name, member, status)
    case .link:
      member.target = try calls.linkTarget(folders.current, name)
      try writer.add(member)
    case .fifo, .socket, .device: throw Problem(code: .specialFile)
    }
    context.control.update { $0.items += 1 }
  }

  private func addFile(_ name: [UInt8], _ member: ArchiveMember, _ found: FileStatus) throws {
    let file = try calls.open(folders.current, name, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    let status = try calls.status(file)
    guard status.isSame(as: found), status.kind == .file else { throw Problem(code: .changed) }
    var member = member
    member.size = status.raw.size
    try writer.add(member)
    try addContent(of: file, size: Int64(status.raw.size))
    guard try !calls.status(file).hasOtherContent(than: status) else { throw Problem(code: .changed) }
  }

  private func addContent(of file: Descriptor, size: Int64) throws {
    var offset: Int64 = 0
    while offset < size {
      let room = Int(min(size - offset, Int64(Self.buffer)))
      if buffer.count < room { buffer = [UInt8](repeating: 0, count: room) }
      let count = min(try calls.read(file, into: &buffer, at: offset), Int(size - offset))
      // The file is shorter now than it was when it was opened.
      guard count > 0 else { throw Problem(code: .changed) }
      try writer.write(buffer, count: count)
      offset += Int64(count)
      context.control.update { $0.bytes += UInt64(count) }
      if context.control.isCancelled { throw Problem.cancelled }
    }
  }
}

extension Problem {
  /// What an error means that came from an archive or from the file system.
  init(archive error: any Error) {
    switch error {
    case ArchiveError.system(let number): self.init(SystemError(number: number))
    default: self.init(error)
    }
  }
}
