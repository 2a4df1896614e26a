import Glibc

/// Removes a file or a whole tree, by open folders and never by paths. Links are removed and never followed.
final class TreeRemover {
  /// Asked for each entry right before it is removed; throws to keep it.
  typealias Check = (_ folder: Descriptor, _ name: [UInt8], _ status: FileStatus) throws -> Void

  private struct Level {
    let name: [UInt8]
    let status: FileStatus
    var entries: EntryList
  }

  private let calls: FileSystemCalls
  private let check: Check
  private var folders: DescriptorStack
  private var levels: [Level] = []

  /// Removes entries of a folder.
  init(_ folder: Descriptor, calls: FileSystemCalls, check: @escaping Check = { _, _, _ in }) throws {
    self.calls = calls
    self.check = check
    folders = try DescriptorStack(folder, calls: calls)
  }

  /// Removes an entry, everything in it first.
  ///
  /// - Throws: ``Problem`` at the first entry that cannot be removed or must be kept; what was removed before is gone.
  func remove(_ name: [UInt8]) throws {
    try removeEntry(name)
    while !levels.isEmpty {
      if let entry = levels[levels.count - 1].entries.popLast() {
        try removeEntry(entry)
      } else {
        try leaveFolder()
      }
    }
  }

  private func removeEntry(_ name: [UInt8]) throws {
    do {
      let status = try calls.status(folders.current, name)
      if status.raw.is_mount_root != 0 { throw Problem(code: .mountPoint, name: FileName(bytes: name)) }
      try check(folders.current, name, status)
      guard status.kind == .folder else { return try calls.unlink(folders.current, name) }
      let folder = try calls.openFolder(folders.current, name)
      guard try calls.status(folder).isSame(as: status) else { throw Problem(code: .changed) }
      let entries = try calls.entries(folder)
      folders.push(folder, status: status)
      levels.append(Level(name: name, status: status, entries: entries))
    } catch {
      throw Problem(error, name: levels.isEmpty ? nil : name)
    }
  }

  private func leaveFolder() throws {
    let level = levels.removeLast()
    try folders.pop()
    do {
      try calls.unlink(folders.current, level.name, isFolder: true)
    } catch {
      // Something new stands in it.
      if error.code == .exists { throw Problem(code: .changed, name: FileName(bytes: level.name)) }
      throw Problem(error, name: levels.isEmpty ? nil : level.name)
    }
  }
}
