import Glibc

/// Copies a batch of entries, and removes the originals of those that are moved.
///
/// Each copy is made under a private name beside its destination, brought onto the device, and takes its name
/// without replacing anything. Only then is the original renamed aside, compared with what was copied, and
/// removed. Several entries share the costly syncs, and their originals go while the next ones are copied.
final class TransferRunner {
  /// An entry whose copy is complete under its private name.
  struct Staged {
    var prepared: PreparedStep
    let name: FileName
    var tree: CopiedTree
  }

  private static let flushBytes: UInt64 = 256 << 20
  private static let mostUnnamed = 64

  let context: OperationContext
  /// Whether a name that is taken is no conflict: the copy takes the next free one.
  let keepsBoth: Bool
  private let content: ContentCopier
  private var staged: [Staged] = []
  private var stagedBytes: UInt64 = 0
  /// Whether a single file is copied without a name, so that a crash leaves nothing of it. Each such copy
  /// stays open until it gets its name.
  private var mayBeUnnamed = false
  /// The devices on which something had no room.
  var fullDevices: Set<UInt64> = []
  var outcomes: [(index: Int, outcome: StepOutcome)] = []
  /// The removal of the originals of the batch before.
  var removals: [(work: OriginalsRemoval, thread: JoinedThread)] = []

  init(context: OperationContext, keepsBoth: Bool = false) {
    self.context = context
    content = ContentCopier(calls: context.calls, control: context.control)
    self.keepsBoth = keepsBoth
  }

  var calls: FileSystemCalls { context.calls }

  /// Copies or moves, and answers how each ended.
  func run(_ steps: [PreparedStep]) -> [(index: Int, outcome: StepOutcome)] {
    var ready = steps.filter(check)
    guard !ready.isEmpty else { return outcomes }
    do {
      try context.plan(&ready)
    } catch {
      return outcomes + ready.map { ($0.index, .failed(Problem(error))) }
    }
    mayBeUnnamed = ready.count <= Self.mostUnnamed
    for prepared in ready {
      stage(prepared)
      if staged.count >= context.syncedItems || stagedBytes >= Self.flushBytes { flush() }
    }
    while !staged.isEmpty { flush() }
    finishRemoval()
    context.close(ready)
    return outcomes
  }

  /// Looks before anything is copied whether it could end well.
  private func check(_ prepared: PreparedStep) -> Bool {
    do {
      let name = prepared.step.destination.name.bytes
      if !keepsBoth, try calls.statusIfAny(prepared.target.descriptor, name) != nil {
        outcomes.append((prepared.index, .conflict))
        return false
      }
      if prepared.step.kind == .transfer { try context.guards.checkRemovable(prepared) }
      return true
    } catch {
      outcomes.append((prepared.index, .failed(Problem(error))))
      return false
    }
  }

  // MARK: Copying under a private name

  private func stage(_ prepared: PreparedStep) {
    let name = PrivateNames.stage(context.journal.id, prepared.step.number)
    // What is being removed may stand in it.
    if prepared.status.kind == .folder { finishRemoval() }
    do {
      if context.control.isCancelled { throw Problem.cancelled }
      try checkRoom(for: prepared)
      let before = context.control.progress.bytes
      let copier = TreeCopier(
        prepared.source.descriptor, to: prepared.target.descriptor, calls: calls, control: context.control,
        content: content, anchors: context.anchors(for: prepared.target),
        isMove: prepared.step.kind == .transfer,
        forbidden: [prepared.target.status], privatePrefix: PrivateNames.prefix(context.journal.id)
      ) { [context] in
        context.journal.add(.metadata(item: prepared.step.item, $0))
      }
      let tree = try copier.copy(
        prepared.step.source.name.bytes, prepared.status, as: name.bytes,
        mayBeUnnamed: mayBeUnnamed && prepared.step.kind == .copy)
      try restoreMetadata(of: prepared, in: name)
      staged.append(Staged(prepared: prepared, name: name, tree: tree))
      stagedBytes += context.control.progress.bytes &- before
    } catch {
      discard(prepared, name)
      fail(prepared, measured(Problem(error), prepared))
    }
  }

  /// Gives an entry that comes back what the other file system could not hold.
  private func restoreMetadata(of prepared: PreparedStep, in name: FileName) throws {
    guard let records = context.metadata[prepared.step.item], prepared.step.inverts != nil else { return }
    try MetadataRestorer(calls: calls).restore(records, to: prepared.target.descriptor, name.bytes)
  }

  /// Removes what was made under a private name: it is ours alone.
  func discard(_ prepared: PreparedStep, _ name: FileName) {
    try? TreeRemover(prepared.target.descriptor, calls: calls).remove(name.bytes)
  }

  func fail(_ prepared: PreparedStep, _ problem: Problem) {
    context.journal.add(.failed(step: prepared.step.number))
    outcomes.append((prepared.index, problem.code == .exists ? .conflict : .failed(problem)))
  }

  // MARK: Giving the copies their names

  private func flush() {
    var batch = staged
    staged = []
    stagedBytes = 0
    do {
      try syncCopies(batch)
    } catch {
      for entry in batch { discard(entry.prepared, entry.name) }
      for entry in batch { fail(entry.prepared, measured(Problem(error), entry.prepared)) }
      return
    }
    batch = batch.compactMap(publish)
    finish(batch)
  }

  /// Brings the copies onto the device and says so in the journal.
  private func syncCopies(_ batch: [Staged]) throws {
    context.control.update { $0.phase = .finishing }
    defer { context.control.update { $0.phase = .working } }
    var devices: Set<UInt64> = []
    for entry in batch where devices.insert(entry.prepared.target.status.raw.device).inserted {
      try calls.syncFileSystem(entry.prepared.target.descriptor)
    }
    for entry in batch {
      let step = entry.prepared.step.number
      context.journal.add(.staged(step: step, entry.tree.identity, fingerprint: entry.tree.fingerprint))
    }
    do {
      try context.journal.commit()
    } catch {
      throw Problem(journal: error)
    }
  }

  private func publish(_ entry: Staged) -> Staged? {
    var entry = entry
    do {
      try giveName(&entry)
      entry.prepared.step.result = entry.tree.identity
      entry.prepared.step.fingerprint = entry.tree.fingerprint
      return entry
    } catch let error as SystemError where entry.tree.unnamed != nil && error.number != EEXIST {
      // Without a name it cannot get one here: it is copied again under a private one.
      mayBeUnnamed = false
      stage(entry.prepared)
      return nil
    } catch {
      discard(entry.prepared, entry.name)
      fail(entry.prepared, Problem(error))
      return nil
    }
  }

  private func giveName(_ entry: inout Staged) throws {
    let prepared = entry.prepared
    let target = prepared.target.descriptor
    let names = CopyName(of: prepared.step.source.name, isFolder: prepared.step.isFolder)
    var attempt = 0
    while true {
      let name = entry.prepared.step.destination.name
      do {
        if let unnamed = entry.tree.unnamed { return try calls.link(unnamed, [], to: target, name.bytes) }
        let rename = ExclusiveRename(calls: calls) { [context] in try context.claim(prepared.step) }
        return try rename.rename(
          target, entry.name.bytes, to: target, name.bytes, isFolder: prepared.step.isFolder)
      } catch let error as SystemError where error.number == EEXIST && keepsBoth {
        repeat {
          entry.prepared.step.destination.name = names.name(attempt)
          attempt += 1
        } while try calls.statusIfAny(target, entry.prepared.step.destination.name.bytes) != nil
        context.journal.add(
          .named(step: prepared.step.number, entry.prepared.step.destination.name))
        try context.journal.commit()
      }
    }
  }

  private func finish(_ batch: [Staged]) {
    guard let first = batch.first?.prepared.step.number, let last = batch.last?.prepared.step.number else {
      return
    }
    do {
      try context.calls.sync(batch.map(\.prepared.target))
      context.journal.add(.published(first...last))
      try context.journal.commit()
    } catch {
      // The copies are complete; the originals stay, since it is not sure that the copies do.
      for entry in batch { keep(entry, Problem(error)) }
      return
    }
    for entry in batch where entry.prepared.step.kind == .copy {
      outcomes.append((entry.prepared.index, .done(entry.prepared.step)))
    }
    removeOriginals(of: batch.filter { $0.prepared.step.kind == .transfer })
  }

  /// Says that a copy is complete and the original is kept.
  func keep(_ entry: Staged, _ problem: Problem) {
    if entry.prepared.step.kind == .copy {
      return outcomes.append((entry.prepared.index, .done(entry.prepared.step)))
    }
    context.journal.add(.kept(step: entry.prepared.step.number))
    outcomes.append((entry.prepared.index, .kept(entry.prepared.step, problem.code ?? .io)))
  }
}
