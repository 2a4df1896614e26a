/// Keeps hard links together: the first copy of a file with several names is linked into a private folder
/// too, and its other names are linked from there.
///
/// So neither open files nor memory grow with the number of such files.
final class LinkAnchors {
  private let calls: FileSystemCalls
  private let parent: Descriptor
  private let name: [UInt8]
  private var folder: Descriptor?

  /// - Parameter name: the private folder's name in `parent`; it is made when it is first needed.
  init(calls: FileSystemCalls, parent: Descriptor, name: [UInt8]) {
    self.calls = calls
    self.parent = parent
    self.name = name
  }

  /// Whether a file with several names was copied.
  var isUsed: Bool { folder != nil }

  /// Makes one more name for the copy of a file; false where the file has no copy yet.
  ///
  /// - Parameters:
  ///   - source: the folder that the original stands in.
  ///   - original: its name there.
  func link(
    _ source: Descriptor, _ original: [UInt8], _ status: FileStatus, to target: Descriptor, _ name: [UInt8]
  ) throws -> Bool {
    guard let folder else { return false }
    do {
      try calls.link(folder, key(calls.identity(source, original, status), status), to: target, name)
      return true
    } catch {
      if error.code == .notFound || isUnable(error) { return false }
      throw error
    }
  }

  /// Remembers the copy of an open file.
  func remember(_ file: Descriptor, _ status: FileStatus, copy target: Descriptor, _ name: [UInt8]) throws {
    let folder = try open()
    do {
      try calls.link(target, name, to: folder, key(calls.identity(file, [], status), status))
    } catch {
      guard error.code == .exists || isUnable(error) else { throw error }
    }
  }

  /// Removes the private folder. The copies keep their names.
  func remove() {
    guard folder != nil else { return }
    folder = nil
    Self.remove(calls, parent, name)
  }

  /// Removes a private folder, also one that a crash left.
  static func remove(_ calls: FileSystemCalls, _ parent: Descriptor, _ name: [UInt8]) {
    guard let folder = try? calls.openFolder(parent, name), var entries = try? calls.entries(folder) else {
      return
    }
    while let entry = entries.popLast() { try? calls.unlink(folder, entry) }
    try? calls.unlink(parent, name, isFolder: true)
  }

  private func open() throws -> Descriptor {
    if let folder { return folder }
    try calls.makeFolder(parent, name, mode: 0o700)
    let opened = try calls.openFolder(parent, name)
    folder = opened
    return opened
  }

  /// What the copy is known by: the file, since its inode may be another one's once it is removed, and its content as
  /// it was copied.
  private func key(_ identity: FileIdentity, _ status: FileStatus) -> [UInt8] {
    let file = "\(status.raw.device)-\(identity.inode)-\(identity.handle)-\(identity.born)"
    return Array("\(file)-\(status.raw.size)-\(status.modified)".utf8)
  }

  /// Whether the file system has no links, or not one more for that file.
  private func isUnable(_ error: SystemError) -> Bool {
    error.code == .notSupported || error.code == .permission
  }
}
