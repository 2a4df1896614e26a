import Glibc

/// Renames without ever replacing anything, also where the file system cannot promise that by itself.
struct ExclusiveRename {
  let calls: FileSystemCalls
  /// Told before a name is claimed by a file of ours, so that recovery knows about it.
  let willClaim: () throws -> Void

  /// Renames an entry.
  ///
  /// - Throws: ``SystemError``, `EEXIST` where something stands there; ``Problem`` from `willClaim`.
  func rename(
    _ folder: Descriptor, _ name: [UInt8], to newFolder: Descriptor, _ newName: [UInt8], isFolder: Bool
  ) throws {
    let problem = result { () throws(SystemError) in try calls.rename(folder, name, to: newFolder, newName) }
    guard let problem else { return }
    guard Self.isUnable(problem) else { throw problem }
    if try calls.statusIfAny(newFolder, newName) != nil { throw SystemError(number: EEXIST) }
    try willClaim()
    if !isFolder, try linkAndUnlink(folder, name, to: newFolder, newName) { return }
    try claimAndReplace(folder, name, to: newFolder, newName, isFolder: isFolder)
  }

  /// Renames an entry in its folder to a name that nobody else can have, being random.
  static func toPrivateName(
    _ folder: Descriptor, _ name: [UInt8], _ privateName: [UInt8], _ calls: FileSystemCalls
  ) throws(SystemError) {
    do {
      try calls.rename(folder, name, to: folder, privateName)
    } catch  where Self.isUnable(error) {
      try calls.rename(folder, name, to: folder, privateName, mayReplace: true)
    }
  }

  /// Whether the file system cannot promise a rename without replacing.
  private static func isUnable(_ error: SystemError) -> Bool {
    [EINVAL, ENOSYS, EOPNOTSUPP].contains(error.number)
  }

  private func result(_ run: () throws(SystemError) -> Void) -> SystemError? {
    do {
      try run()
      return nil
    } catch {
      return error
    }
  }

  /// False where the file system has no links.
  private func linkAndUnlink(
    _ folder: Descriptor, _ name: [UInt8], to newFolder: Descriptor, _ newName: [UInt8]
  ) throws -> Bool {
    if let problem = result({ () throws(SystemError) in try calls.link(folder, name, to: newFolder, newName) }
    ) {
      if problem.code == .notSupported || problem.code == .permission { return false }
      throw problem
    }
    if let problem = result({ () throws(SystemError) in try calls.unlink(folder, name) }) {
      try? calls.unlink(newFolder, newName)
      throw problem
    }
    return true
  }

  private func claimAndReplace(
    _ folder: Descriptor, _ name: [UInt8], to newFolder: Descriptor, _ newName: [UInt8], isFolder: Bool
  ) throws {
    let claim: FileStatus
    if isFolder {
      try calls.makeFolder(newFolder, newName, mode: 0o700)
      claim = try calls.status(newFolder, newName)
    } else {
      claim = try calls.status(try calls.create(newFolder, newName, mode: 0o600))
    }
    let current = try calls.statusIfAny(newFolder, newName)
    guard let current, current.isSame(as: claim), isFolder || current.raw.size == 0 else {
      throw SystemError(number: EEXIST)
    }
    let problem = result { () throws(SystemError) in
      try calls.rename(folder, name, to: newFolder, newName, mayReplace: true)
    }
    guard let problem else { return }
    try? calls.unlink(newFolder, newName, isFolder: isFolder)
    throw problem.code == .exists ? SystemError(number: EEXIST) : problem
  }
}
