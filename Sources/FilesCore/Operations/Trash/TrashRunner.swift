import Glibc

/// Puts a batch of entries into the trash.
///
/// The entry's information is made first, without replacing anything, which reserves the name; then the entry
/// is renamed. The name that it gets is known from the start, so that it can be found again.
struct TrashRunner {
  private struct Candidate {
    var prepared: PreparedStep
    let trash: TrashFolder
    var attempt = 0
  }

  let context: OperationContext

  private var calls: FileSystemCalls { context.calls }

  /// Trashes, and answers how each ended.
  func run(_ steps: [(index: Int, step: Step)]) -> [(index: Int, outcome: StepOutcome)] {
    var outcomes: [(index: Int, outcome: StepOutcome)] = []
    var pending: [Candidate] = []
    var reserved: Set<Place> = []
    for (index, step) in steps {
      do {
        var candidate = try prepare(step, index: index)
        try chooseName(&candidate, reserved: &reserved)
        pending.append(candidate)
      } catch {
        outcomes.append((index, .failed(Problem(error))))
      }
    }
    while !pending.isEmpty { pending = runRound(pending, &outcomes, &reserved) }
    return outcomes
  }

  private func prepare(_ step: Step, index: Int) throws -> Candidate {
    let folder = try context.folders.open(step.source.folder)
    let status = try context.guards.find(step, in: folder)
    if status.raw.is_mount_root != 0 { throw Problem(code: .mountPoint) }
    if step.inverts != nil { try checkUnchanged(step, folder, status) }
    let trash = try context.trashes.trash(for: folder)
    // What is in the trash already can only be deleted, and the trash cannot go into itself.
    if try folder.isEqualOrBelow(trash.files.status) { throw Problem(code: .noTrash) }
    if status.kind == .folder, try trash.files.isEqualOrBelow(status) { throw Problem(code: .intoItself) }
    var step = step
    step.kind = .trash
    step.source.folder = folder.path
    step.isFolder = status.kind == .folder
    step.identity = calls.identity(folder.descriptor, step.source.name.bytes, status)
    step.detail = Int64(Moment.nanosecondsSince1970 / 1_000_000_000)
    let prepared = PreparedStep(step: step, index: index, source: folder, target: trash.files, status: status)
    return Candidate(prepared: prepared, trash: trash)
  }

  /// A copy that is taken back must be as it was made: nobody's work is put away unasked.
  private func checkUnchanged(_ step: Step, _ folder: WorkFolder, _ status: FileStatus) throws {
    let name = step.source.name.bytes
    guard calls.identity(folder.descriptor, name, status).matches(step.identity) else {
      throw Problem(code: .changed)
    }
    guard step.fingerprint != 0 else { return }
    let found = try TreeReader.fingerprint(folder.descriptor, name, calls: calls)
    if found != step.fingerprint { throw Problem(code: .changed) }
  }

  private func chooseName(_ candidate: inout Candidate, reserved: inout Set<Place>) throws {
    let trash = candidate.trash
    while true {
      let name = TrashInfo.entryName(for: candidate.prepared.step.source.name, attempt: candidate.attempt)
      candidate.attempt += 1
      let place = Place(folder: trash.files.path, name: name)
      if reserved.contains(place) { continue }
      if try calls.statusIfAny(trash.info.descriptor, TrashInfo.fileName(name)) != nil { continue }
      if try calls.statusIfAny(trash.files.descriptor, name.bytes) != nil { continue }
      reserved.insert(place)
      candidate.prepared.step.destination = place
      return
    }
  }

  /// Trashes what can be trashed, and answers what needs another name because somebody took the one chosen.
  private func runRound(
    _ candidates: [Candidate], _ outcomes: inout [(index: Int, outcome: StepOutcome)],
    _ reserved: inout Set<Place>
  ) -> [Candidate] {
    var prepared = candidates.map(\.prepared)
    do {
      try context.plan(&prepared)
    } catch {
      outcomes += candidates.map { ($0.prepared.index, .failed(Problem(error))) }
      return []
    }
    var again: [Candidate] = []
    for (candidate, prepared) in zip(candidates, prepared) {
      do {
        try trash(prepared, into: candidate.trash)
        outcomes.append((prepared.index, .done(prepared.step)))
      } catch {
        context.journal.add(.failed(step: prepared.step.number))
        var candidate = candidate
        let problem = Problem(error)
        if problem.code == .exists, (try? chooseName(&candidate, reserved: &reserved)) != nil {
          again.append(candidate)
        } else {
          outcomes.append((prepared.index, .failed(problem)))
        }
      }
    }
    try? context.calls.sync(prepared.flatMap { [$0.source, $0.target] } + candidates.map(\.trash.info))
    context.close(prepared)
    return again
  }

  private func trash(_ prepared: PreparedStep, into trash: TrashFolder) throws {
    if context.control.isCancelled { throw Problem.cancelled }
    let step = prepared.step
    let infoName = TrashInfo.fileName(step.destination.name)
    let info = TrashInfo(path: trash.storedPath(of: step.source.path), deleted: step.detail)
    let file = try calls.create(trash.info.descriptor, infoName, mode: 0o600)
    do {
      let text = info.text
      try calls.write(file, text, count: text.count, at: 0)
      let rename = ExclusiveRename(calls: calls) { [context] in try context.claim(step) }
      try rename.rename(
        prepared.source.descriptor, step.source.name.bytes, to: trash.files.descriptor,
        step.destination.name.bytes, isFolder: step.isFolder)
    } catch {
      try? calls.unlink(trash.info.descriptor, infoName)
      if let error = error as? SystemError, error.number == EXDEV { throw Problem(code: .noTrash) }
      throw error
    }
    context.control.update { $0.items += 1 }
  }
}
