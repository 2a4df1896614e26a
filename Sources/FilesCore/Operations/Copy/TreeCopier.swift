import Glibc

/// Copies a file or a whole tree to a new name, by open folders and never by paths.
final class TreeCopier {
  /// Told of metadata that the destination could not hold.
  typealias LossReport = (MetadataRecord) -> Void

  private struct Level {
    let status: FileStatus
    let path: UInt64
    let name: [UInt8]
    var entries: EntryList
  }

  private let calls: FileSystemCalls
  private let control: OperationControl
  private let anchors: LinkAnchors
  private let metadata: MetadataCopier
  private let content: ContentCopier
  /// Whether the original goes afterwards: what is mounted in it could not.
  private let isMove: Bool
  /// The folders that a copy must not enter, because it stands in them.
  private let forbidden: [FileStatus]
  /// How the names begin under which this operation keeps what is not complete: they are no part of what is
  /// copied.
  private let privatePrefix: [UInt8]
  private let reportLoss: LossReport

  private var source: DescriptorStack
  private var target: DescriptorStack
  private var levels: [Level] = []
  private var fingerprint = Fingerprint()
  private var manifest = Manifest()
  private var mayBeUnnamed = false
  /// The copy, where it is a single file, and whether it has a name yet.
  private var root: (file: Descriptor, status: FileStatus)?
  private var isUnnamed = false

  /// Copies one tree with ``copy(_:as:)``.
  ///
  /// - Parameters:
  ///   - sourceFolder: the folder that the original stands in.
  ///   - targetFolder: the folder that the copy is made in.
  ///   - forbidden: the folders that the copy must not enter.
  ///   - privatePrefix: how the names begin that are left out.
  init(
    _ sourceFolder: Descriptor, to targetFolder: Descriptor, calls: FileSystemCalls,
    control: OperationControl,
    content: ContentCopier, anchors: LinkAnchors, isMove: Bool, forbidden: [FileStatus],
    privatePrefix: [UInt8],
    reportLoss: @escaping LossReport
  ) {
    self.calls = calls
    self.control = control
    self.anchors = anchors
    self.isMove = isMove
    self.forbidden = forbidden
    self.privatePrefix = privatePrefix
    self.reportLoss = reportLoss
    metadata = MetadataCopier(calls: calls)
    self.content = content
    source = DescriptorStack(sourceFolder, calls: calls)
    target = DescriptorStack(targetFolder, calls: calls)
  }

  /// Copies the entry `name` of the source folder to `newName` in the target folder.
  ///
  /// - Parameters:
  ///   - found: what stood there a moment ago.
  ///   - mayBeUnnamed: whether a single file may stay without a name for now, where the file system can do that.
  /// - Throws: ``Problem``; what was made so far stays under `newName`.
  func copy(_ name: [UInt8], _ found: FileStatus, as newName: [UInt8], mayBeUnnamed: Bool) throws
    -> CopiedTree
  {
    let folder = target.current
    self.mayBeUnnamed = mayBeUnnamed
    try copyRoot(name, found, as: newName)
    while !levels.isEmpty {
      if let entry = levels[levels.count - 1].entries.popLast() {
        if entry.starts(with: privatePrefix) { continue }
        try copyEntry(entry, as: entry, path: Fingerprint.path(levels[levels.count - 1].path, entry))
      } else {
        try leaveFolder()
      }
    }
    let identity =
      if let root {
        calls.identity(root.file, [], root.status)
      } else {
        calls.identity(folder, newName, try calls.status(folder, newName))
      }
    return CopiedTree(
      unnamed: isUnnamed ? root?.file : nil, identity: identity, fingerprint: fingerprint.value,
      manifest: manifest)
  }

  private func copyRoot(_ name: [UInt8], _ found: FileStatus, as newName: [UInt8]) throws {
    if found.kind == .file, found.raw.links == 1, !anchors.isUsed {
      if control.isCancelled { throw Problem.cancelled }
      if let file = try? calls.open(source.current, name, flags: Self.reading),
        let status = try? calls.status(file), status.isSame(as: found), status.kind == .file
      {
        return try copyContent(of: file, status, name, as: newName, path: Fingerprint.root)
      }
    }
    // It is no plain file, or another one by now.
    try copyEntry(name, as: newName, path: Fingerprint.root)
  }

  private func copyEntry(_ name: [UInt8], as newName: [UInt8], path: UInt64) throws {
    if control.isCancelled { throw Problem.cancelled }
    do {
      let status = try calls.status(source.current, name)
      if isMove, status.raw.is_mount_root != 0 { throw Problem(code: .mountPoint) }
      switch status.kind {
      case .folder: try enterFolder(name, as: newName, path: path)
      case .file: try copyFile(name, as: newName, status, path: path)
      case .link, .fifo: try copyNode(name, as: newName, status, path: path)
      case .socket, .device: throw Problem(code: .specialFile)
      }
    } catch let error as SystemError {
      throw Problem(error, name: levels.isEmpty ? nil : name)
    } catch let problem as Problem where problem.name == nil && problem.code != nil && !levels.isEmpty {
      throw Problem(code: problem.code, name: FileName(bytes: name))
    }
  }

  // MARK: Folders

  private func enterFolder(_ name: [UInt8], as newName: [UInt8], path: UInt64) throws {
    let folder = try calls.openFolder(source.current, name)
    let status = try calls.status(folder)
    if forbidden.contains(where: { $0.isSame(as: status) }) { throw Problem(code: .intoItself) }
    try calls.makeFolder(target.current, newName, mode: 0o700)
    let copy = try calls.openFolder(target.current, newName)
    let copyStatus = try calls.status(copy)
    let entries = try calls.entries(folder)
    manifest.add(status)
    fingerprint.add(path: path, copyStatus)
    source.push(folder, status: status)
    target.push(copy, status: copyStatus)
    levels.append(Level(status: status, path: path, name: name, entries: entries))
  }

  private func leaveFolder() throws {
    let level = levels[levels.count - 1]
    let (folder, copy) = (source.current, target.current)
    try source.pop()
    try target.pop()
    let lost = try metadata.copy(folder, level.status, to: copy)
    try report(lost: lost, of: level.status, copy: try calls.status(copy), name: [])
    levels.removeLast()
    control.update { $0.items += 1 }
  }

  // MARK: Files

  private func copyFile(_ name: [UInt8], as newName: [UInt8], _ found: FileStatus, path: UInt64) throws {
    // Its other names may be gone already.
    if try anchors.link(source.current, name, found, to: target.current, newName) {
      try finishEntry(found, newName, path: path)
      control.update { $0.bytes += found.raw.size }
      return
    }
    let file = try calls.open(source.current, name, flags: Self.reading)
    let status = try calls.status(file)
    guard status.isSame(as: found), status.kind == .file else { throw Problem(code: .changed) }
    try copyContent(of: file, status, name, as: newName, path: path)
  }

  private static let reading = O_RDONLY | O_NOFOLLOW | O_NONBLOCK

  private func copyContent(
    of file: Descriptor, _ status: FileStatus, _ name: [UInt8], as newName: [UInt8], path: UInt64
  ) throws {
    let copy = try create(newName, for: status)
    try content.copy(file, to: copy, status)
    let lost = try metadata.copy(file, status, to: copy)
    guard try !calls.status(file).hasOtherContent(than: status) else { throw Problem(code: .changed) }
    let copyStatus = try metadata.checkedStatus(of: copy, like: status)
    guard copyStatus.raw.size == status.raw.size else { throw Problem(code: .io) }
    try report(lost: lost, of: status, copy: copyStatus, name: levels.isEmpty ? [] : name)
    if status.raw.links > 1 { try anchors.remember(file, status, copy: target.current, newName) }
    if levels.isEmpty { root = (copy, copyStatus) }
    manifest.add(status)
    fingerprint.add(path: path, copyStatus)
    control.update { $0.items += 1 }
  }

  private func create(_ name: [UInt8], for original: FileStatus) throws(SystemError) -> Descriptor {
    // What has several names needs one now, to be linked from.
    if mayBeUnnamed, levels.isEmpty, original.raw.links == 1 {
      if let copy = try? calls.createUnnamed(in: target.current, mode: 0o600) {
        isUnnamed = true
        return copy
      }
    }
    return try calls.create(target.current, name, mode: 0o600)
  }

  /// Copies what has no content to read: a link, verbatim, or a fifo.
  private func copyNode(_ name: [UInt8], as newName: [UInt8], _ status: FileStatus, path: UInt64) throws {
    if status.kind == .link {
      try calls.makeLink(to: try calls.linkTarget(source.current, name), target.current, newName)
    } else {
      try calls.makeFifo(target.current, newName, mode: 0o600)
    }
    try metadata.copy(status, to: target.current, newName)
    try finishEntry(status, newName, path: path)
  }

  private func finishEntry(_ status: FileStatus, _ newName: [UInt8], path: UInt64) throws {
    manifest.add(status)
    fingerprint.add(path: path, try calls.status(target.current, newName))
    control.update { $0.items += 1 }
  }

  /// Reports what a copy did not keep, so that the original's way back can give it back.
  private func report(
    lost: [MetadataRecord.Attribute], of status: FileStatus, copy: FileStatus, name: [UInt8]
  ) throws {
    let isKept =
      status.raw.mode == copy.raw.mode && status.raw.uid == copy.raw.uid && status.raw.gid == copy.raw.gid
    if isKept, lost.isEmpty, status.modified == copy.modified { return }
    var path = levels.dropFirst().map(\.name)
    if !name.isEmpty { path.append(name) }
    reportLoss(
      MetadataRecord(
        path: Array(path.joined(separator: [.slash])), user: status.raw.uid, group: status.raw.gid,
        mode: status.permissions, modified: status.modified, attributes: lost))
  }
}
