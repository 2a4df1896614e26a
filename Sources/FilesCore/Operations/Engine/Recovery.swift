import Glibc

/// Finds out what became of a step that a crash interrupted, and finishes it or rolls it back.
struct Recovery {
  enum Finding {
    case done
    /// The copy and the original are both there.
    case kept
    case failed
    /// The volume is not there.
    case unknown
  }

  let context: OperationContext
  let texts: OperationTexts

  private var calls: FileSystemCalls { context.calls }

  func settle(_ step: Step, isClaimed: Bool) -> Finding {
    do {
      switch step.kind {
      case .rename: return try settleRename(step, isClaimed: isClaimed)
      case .transfer, .copy: return try settleCopy(step, isClaimed: isClaimed)
      case .trash: return try settleTrash(step, isClaimed: isClaimed)
      case .restore: return try settleRestore(step, isClaimed: isClaimed)
      case .makeFolder:
        return try folder(step.source) { try stands(at: step.source, in: $0) } ? .done : .failed
      case .removeFolder:
        return try folder(step.source) { try stands(at: step.source, in: $0) } ? .failed : .done
      case .delete: return .failed
      }
    } catch {
      return .unknown
    }
  }

  func report(_ step: Step, _ finding: Finding) -> ItemReport? {
    let source = step.source.path
    let destination = step.destination.path
    switch finding {
    case .done:
      return ItemReport(
        source: source, destination: destination, result: .done, code: nil,
        message: texts.done(.recover, name: source.lastDisplay))
    case .kept:
      return ItemReport(
        source: source, destination: destination, result: .copiedOnly, code: .io,
        message: localized(
          "“{name}” was copied when the operation was interrupted, and the original was kept; delete one of them.",
          ["name": source.lastDisplay]))
    case .failed:
      return ItemReport(
        source: source, destination: nil, result: .cancelled, code: nil,
        message: localized(
          "“{name}” is where it was, because the operation was interrupted; start it again to go on.",
          ["name": source.lastDisplay]))
    case .unknown: return nil
    }
  }

  // MARK: Looking

  private func folder<Value>(_ place: Place, _ look: (Descriptor) throws -> Value) throws -> Value {
    try look(try calls.openFolder(place.folder))
  }

  /// Opens a folder; nil where it is gone. Other steps of the operation may have taken it elsewhere.
  private func openIfThere(_ path: FilePath) throws -> Descriptor? {
    do {
      return try calls.openFolder(path)
    } catch {
      if error.code == .notFound { return nil }
      throw error
    }
  }

  private func stands(at place: Place, in folder: Descriptor) throws -> Bool {
    try calls.statusIfAny(folder, place.name.bytes) != nil
  }

  private func identity(_ folder: Descriptor, _ name: FileName) throws -> FileIdentity? {
    guard let status = try calls.statusIfAny(folder, name.bytes) else { return nil }
    return calls.identity(folder, name.bytes, status)
  }

  private func isThere(_ expected: FileIdentity?, _ folder: Descriptor, _ name: FileName) throws -> Bool {
    guard let expected, let found = try identity(folder, name) else { return false }
    return found.matches(expected)
  }

  // MARK: Renames

  private func settleRename(_ step: Step, isClaimed: Bool) throws -> Finding {
    let source = try openIfThere(step.source.folder)
    let target = try openIfThere(step.destination.folder)
    return try settleRename(step, source, target, isClaimed: isClaimed)
  }

  private func settleRename(
    _ step: Step, _ source: Descriptor?, _ target: Descriptor?, isClaimed: Bool
  ) throws -> Finding {
    if source == nil, target == nil { return .unknown }
    if let source, let finding = try settleSpelling(step, source, isClaimed: isClaimed) { return finding }
    let isAtSource = try source.map { try isThere(step.identity, $0, step.source.name) } ?? false
    if let target, try isThere(step.identity, target, step.destination.name) {
      guard let source, isAtSource else { return .done }
      // A link was made instead of a rename, and the old name was not removed yet.
      guard isClaimed else { return .failed }
      try calls.unlink(source, step.source.name.bytes)
      try calls.syncFolder(source)
      return .done
    }
    if let target, isAtSource, isClaimed { removeClaim(target, step.destination.name) }
    return .failed
  }

  /// An entry that was on its way to another spelling of its name gets it; nil where there is none.
  private func settleSpelling(_ step: Step, _ folder: Descriptor, isClaimed: Bool) throws -> Finding? {
    let aside = PrivateNames.aside(context.journal.id, step.number)
    guard step.kind == .rename, try stands(at: Place(folder: step.source.folder, name: aside), in: folder)
    else { return nil }
    if isClaimed { removeClaim(folder, step.destination.name) }
    let rename = ExclusiveRename(calls: calls) { [context] in try context.claim(step) }
    do {
      try rename.rename(folder, aside.bytes, to: folder, step.destination.name.bytes, isFolder: step.isFolder)
      return .done
    } catch {
      TransferRunner.putBack(aside, step, in: folder, context)
      return .failed
    }
  }

  /// Removes the empty file or folder that held a name for us.
  private func removeClaim(_ folder: Descriptor, _ name: FileName) {
    guard let status = try? calls.statusIfAny(folder, name.bytes), status.raw.uid == geteuid() else { return }
    if status.kind == .folder { try? calls.unlink(folder, name.bytes, isFolder: true) }
    if status.kind == .file, status.raw.size == 0 { try? calls.unlink(folder, name.bytes) }
  }

  // MARK: Copies

  private func settleCopy(_ step: Step, isClaimed: Bool) throws -> Finding {
    let target = try calls.openFolder(step.destination.folder)
    let source = try openIfThere(step.source.folder)
    let stage = PrivateNames.stage(context.journal.id, step.number)
    let aside = PrivateNames.aside(context.journal.id, step.number)
    let isPublished = try isThere(step.result, target, step.destination.name)
    if isClaimed, !isPublished, !isMissing(target, stage) { removeClaim(target, step.destination.name) }
    try remove(target, stage)
    LinkAnchors.remove(calls, target, PrivateNames.links(context.journal.id).bytes)
    guard step.kind == .transfer, let source else { return isPublished ? .done : .failed }
    if !isMissing(source, aside) {
      if isClaimed { removeClaim(source, step.source.name) }
      return try settleAside(step, source, target, aside, isPublished)
    }
    guard isPublished else { return .failed }
    return try isThere(step.identity, source, step.source.name) ? .kept : .done
  }

  private func isMissing(_ folder: Descriptor, _ name: FileName) -> Bool {
    calls.isMissing(folder, name.bytes)
  }

  private func remove(_ folder: Descriptor, _ name: FileName) throws {
    if isMissing(folder, name) { return }
    try TreeRemover(folder, calls: calls).remove(name.bytes)
  }

  /// The original was renamed aside: it goes if the copy has everything that is left of it, else it comes
  /// back.
  private func settleAside(
    _ step: Step, _ source: Descriptor, _ target: Descriptor, _ aside: FileName, _ isPublished: Bool
  ) throws -> Finding {
    let comparer = TreeComparer(source, target, calls: calls)
    if isPublished, (try? comparer.isContained(aside.bytes, in: step.destination.name.bytes)) == true {
      try calls.syncFileSystem(target)
      try TreeRemover(source, calls: calls).remove(aside.bytes)
      try calls.syncFolder(source)
      return .done
    }
    TransferRunner.putBack(aside, step, in: source, context)
    return isPublished ? .kept : .failed
  }

  /// Removes what kept hard links together while the operation copied.
  func removeLinks(of log: OperationLog) {
    var folders: Set<FilePath> = []
    for step in log.steps where step.kind == .copy || step.kind == .transfer {
      folders.insert(step.destination.folder)
    }
    for path in folders {
      guard let folder = try? calls.openFolder(path) else { continue }
      LinkAnchors.remove(calls, folder, PrivateNames.links(context.journal.id).bytes)
    }
  }

  // MARK: The trash

  private func settleTrash(_ step: Step, isClaimed: Bool) throws -> Finding {
    let files = try calls.openFolder(step.destination.folder)
    let source = try openIfThere(step.source.folder)
    let finding = try settleRename(step, source, files, isClaimed: isClaimed)
    let info = try calls.openFolder(try calls.openParent(files), Array("info".utf8))
    let infoName = TrashInfo.fileName(step.destination.name)
    let text = try infoText(step, files)
    if finding == .done {
      try writeInfo(text, info, infoName)
    } else if isMissing(files, step.destination.name), isOurs(text, info, infoName) {
      try calls.unlink(info, infoName)
    }
    return finding
  }

  private func infoText(_ step: Step, _ files: Descriptor) throws -> [UInt8] {
    let folder = try WorkFolder(step.destination.folder, descriptor: files, calls: calls)
    let top = context.trashes.topFolder(of: folder)
    let trash = TrashFolder(files: folder, info: folder, topFolder: top)
    return TrashInfo(path: trash.storedPath(of: step.source.path), deleted: step.detail).text
  }

  private func writeInfo(_ text: [UInt8], _ info: Descriptor, _ name: [UInt8]) throws {
    if isOurs(text, info, name, wholly: true) { return }
    if !isOurs(text, info, name) {
      if !calls.isMissing(info, name) { return }
    } else {
      try calls.unlink(info, name)
    }
    let file = try calls.create(info, name, mode: 0o600)
    try calls.write(file, text, count: text.count, at: 0)
    try calls.sync(file)
  }

  /// Whether an information file has our text, or the beginning of it that a crash left.
  private func isOurs(_ text: [UInt8], _ info: Descriptor, _ name: [UInt8], wholly: Bool = false) -> Bool {
    guard let file = try? calls.open(info, name, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else {
      return false
    }
    var buffer = [UInt8](repeating: 0, count: text.count + 1)
    guard let count = try? calls.read(file, into: &buffer, at: 0), count <= text.count else { return false }
    return text.starts(with: buffer[..<count]) && (!wholly || count == text.count)
  }

  private func settleRestore(_ step: Step, isClaimed: Bool) throws -> Finding {
    let files = try openIfThere(step.source.folder)
    let target = try openIfThere(step.destination.folder)
    let finding = try settleRename(step, files, target, isClaimed: isClaimed)
    if finding == .done { RestoreRunner.removeInfo(of: step.source, calls) }
    return finding
  }
}
