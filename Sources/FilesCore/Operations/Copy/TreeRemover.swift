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
  private let goesOn: Bool
  private var problem: Problem?
  private var folders: DescriptorStack
  private var levels: [Level] = []

  /// Removes entries of a folder.
  ///
  /// - Parameter goesOn: whether what can be removed goes all the same where something else cannot.
  init(
    _ folder: Descriptor, calls: FileSystemCalls, goesOn: Bool = false,
    check: @escaping Check = { _, _, _ in }
  ) {
    self.calls = calls
    self.check = check
    self.goesOn = goesOn
    folders = DescriptorStack(folder, calls: calls)
  }

  /// Removes an entry, everything in it first.
  ///
  /// - Throws: ``Problem`` of the first entry that cannot be removed or must be kept; what was removed is
  ///   gone.
  func remove(_ name: [UInt8]) throws {
    try orGoOn { try removeEntry(name) }
    while !levels.isEmpty {
      if let entry = levels[levels.count - 1].entries.popLast() {
        try orGoOn { try removeEntry(entry) }
      } else {
        try orGoOn { try leaveFolder() }
      }
    }
    if let problem { throw problem }
  }

  private func orGoOn(_ step: () throws -> Void) throws {
    do {
      try step()
    } catch {
      let found = Problem(error)
      guard goesOn, found.code != nil else { throw found }
      problem = problem ?? found
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
    do {
      try folders.pop()
    } catch {
      // Where the way back up is lost nothing more can be found.
      levels = []
      throw error
    }
    do {
      try calls.unlink(folders.current, level.name, isFolder: true)
    } catch {
      // Something new stands in it.
      if error.code == .exists { throw Problem(code: .changed, name: FileName(bytes: level.name)) }
      throw Problem(error, name: levels.isEmpty ? nil : level.name)
    }
  }
}
