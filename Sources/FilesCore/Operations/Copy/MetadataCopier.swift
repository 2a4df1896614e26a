import Glibc

/// Gives a copy what its original has beside its content: owner, mode, attributes with the access list,
/// times.
///
/// The set-user-id and set-group-id bits go only with the owner whom they speak of, and so do capabilities.
struct MetadataCopier {
  let calls: FileSystemCalls

  private static let user = geteuid()
  private static let group = getegid()

  /// Gives an open copy the metadata of its open original, and answers the attributes that it could not take.
  func copy(_ source: Descriptor, _ status: FileStatus, to target: Descriptor) throws(SystemError)
    -> [MetadataRecord.Attribute]
  {
    let keepsOwner = assumesOwner(status) || copyOwner(status, target, [])
    try copyMode(status, target, [], keepsOwner: keepsOwner)
    let lost = try copyAttributes(source, to: target, keepsOwner: keepsOwner)
    try copyTimes(status, target, [])
    return lost
  }

  /// Gives a copied link or fifo its metadata, by its name: opening it could wait for ever.
  func copy(_ status: FileStatus, to folder: Descriptor, _ name: [UInt8]) throws(SystemError) {
    let keepsOwner = copyOwner(status, folder, name)
    if status.kind != .link { try copyMode(status, folder, name, keepsOwner: keepsOwner) }
    try copyTimes(status, folder, name)
  }

  /// What an open copy is, its owner included, which is only looked at here where it is most likely right.
  func checkedStatus(of copy: Descriptor, like status: FileStatus) throws(SystemError) -> FileStatus {
    let found = try calls.status(copy)
    let isOwned = found.raw.uid == status.raw.uid && found.raw.gid == status.raw.gid
    guard assumesOwner(status), !isOwned else { return found }
    _ = copyOwner(status, copy, [])
    return try calls.status(copy)
  }

  /// Whether a new file of ours most likely has that owner and group already, and no right depends on it.
  private func assumesOwner(_ status: FileStatus) -> Bool {
    status.kind == .file && status.raw.uid == Self.user && status.raw.gid == Self.group
      && status.permissions & 0o7000 == 0
  }

  private func copyOwner(_ status: FileStatus, _ folder: Descriptor, _ name: [UInt8]) -> Bool {
    guard let current = try? calls.status(folder, name) else { return false }
    if current.raw.uid == status.raw.uid, current.raw.gid == status.raw.gid { return true }
    do {
      try calls.setOwner(folder, name, user: status.raw.uid, group: status.raw.gid)
      return true
    } catch {
      // The group alone may be one of ours.
      try? calls.setOwner(folder, name, user: UInt32.max, group: status.raw.gid)
      return false
    }
  }

  private func copyMode(_ status: FileStatus, _ folder: Descriptor, _ name: [UInt8], keepsOwner: Bool)
    throws(SystemError)
  {
    let mode = keepsOwner ? status.permissions : status.permissions & 0o1777
    do {
      try calls.setMode(folder, name, mode: mode)
    } catch  where error.number == EPERM || error.code == .notSupported {
      return
    }
  }

  private func copyTimes(_ status: FileStatus, _ folder: Descriptor, _ name: [UInt8]) throws(SystemError) {
    do {
      try calls.setTimes(folder, name, of: status)
    } catch  where error.number == EPERM || error.code == .notSupported {
      return
    }
  }

  private func copyAttributes(
    _ source: Descriptor, to target: Descriptor, keepsOwner: Bool
  ) throws(SystemError) -> [MetadataRecord.Attribute] {
    var lost: [MetadataRecord.Attribute] = []
    guard let names = try? calls.attributeNames(source) else { return [] }
    for name in names {
      if name.starts(with: "security.capability".utf8), !keepsOwner { continue }
      guard let value = try? calls.attribute(source, name) else { continue }
      if try !set(target, name, value) {
        lost.append(MetadataRecord.Attribute(name: name, value: value))
      }
    }
    return lost
  }

  private func set(_ target: Descriptor, _ name: [UInt8], _ value: [UInt8]) throws(SystemError) -> Bool {
    do {
      try calls.setAttribute(target, name, value)
      return true
    } catch  where error.code != .noSpace && error.number != EIO {
      return false
    }
  }
}
