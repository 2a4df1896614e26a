import Glibc

/// Brings a batch of entries back out of the trash.
struct RestoreRunner {
  let context: OperationContext

  private var calls: FileSystemCalls { context.calls }

  /// Restores, and answers how each ended.
  func run(_ steps: [(index: Int, step: Step)]) -> [(index: Int, outcome: StepOutcome)] {
    var outcomes: [(index: Int, outcome: StepOutcome)] = []
    var ready: [PreparedStep] = []
    for (index, step) in steps {
      do {
        ready.append(try prepare(step, index: index))
      } catch {
        outcomes.append((index, .failed(Problem(error))))
      }
    }
    guard !ready.isEmpty else { return outcomes }
    do {
      try context.plan(&ready)
    } catch {
      return outcomes + ready.map { ($0.index, .failed(Problem(error))) }
    }
    outcomes += ready.map { ($0.index, restore($0)) }
    try? context.calls.sync(ready.flatMap { [$0.target, $0.source] })
    for prepared in ready { Self.removeInfo(of: prepared.step.source, calls) }
    context.close(ready)
    return outcomes
  }

  private func prepare(_ step: Step, index: Int) throws -> PreparedStep {
    let files: WorkFolder
    let status: FileStatus
    do {
      files = try context.folders.open(step.source.folder)
      status = try calls.status(files.descriptor, step.source.name.bytes)
    } catch {
      let problem = Problem(error)
      throw problem.code == .notFound ? Problem(code: .notInTrash) : problem
    }
    guard calls.identity(files.descriptor, step.source.name.bytes, status).matches(step.identity) else {
      throw Problem(code: .notOurs)
    }
    let target = try context.folders.open(step.destination.folder, makesMissing: true)
    var step = step
    step.destination.folder = target.path
    step.isFolder = status.kind == .folder
    return PreparedStep(step: step, index: index, source: files, target: target, status: status)
  }

  private func restore(_ prepared: PreparedStep) -> StepOutcome {
    let step = prepared.step
    do {
      if context.control.isCancelled { throw Problem.cancelled }
      let rename = ExclusiveRename(calls: calls) { [context] in try context.claim(step) }
      try rename.rename(
        prepared.source.descriptor, step.source.name.bytes, to: prepared.target.descriptor,
        step.destination.name.bytes, isFolder: step.isFolder)
      context.control.update { $0.items += 1 }
      return .done(step)
    } catch {
      context.journal.add(.failed(step: step.number))
      let problem = Problem(error)
      return problem.code == .exists ? .conflict : .failed(problem)
    }
  }

  /// Removes the information of an entry that is no longer in the trash.
  static func removeInfo(of entry: Place, _ calls: FileSystemCalls) {
    guard let files = try? calls.openFolder(entry.folder) else { return }
    guard calls.isMissing(files, entry.name.bytes) else { return }
    guard let base = try? calls.openParent(files) else { return }
    guard let info = try? calls.openFolder(base, Array("info".utf8)) else { return }
    try? calls.unlink(info, TrashInfo.fileName(entry.name))
  }
}
