/// Removes entries for good, one after the other.
///
/// Links are removed and not followed; what is mounted inside a folder is left alone, and the folder with it.
struct DeleteRunner {
  let context: OperationContext

  /// Deletes, and answers how each ended.
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
    outcomes += ready.map { ($0.index, delete($0)) }
    try? context.calls.sync(ready.map(\.source))
    context.close(ready)
    return outcomes
  }

  private func prepare(_ step: Step, index: Int) throws -> PreparedStep {
    let folder = try context.folders.open(step.source.folder)
    let status = try context.guards.find(step, in: folder)
    if status.raw.is_mount_root != 0 { throw Problem(code: .mountPoint) }
    var step = step
    step.source.folder = folder.path
    step.destination = step.source
    step.isFolder = status.kind == .folder
    step.identity = context.calls.identity(folder.descriptor, step.source.name.bytes, status)
    return PreparedStep(step: step, index: index, source: folder, target: folder, status: status)
  }

  private func delete(_ prepared: PreparedStep) -> StepOutcome {
    let step = prepared.step
    do {
      if context.control.isCancelled { throw Problem.cancelled }
      let remover = TreeRemover(
        prepared.source.descriptor, calls: context.calls, goesOn: true
      ) { [control = context.control] _, _, _ in
        if control.isCancelled { throw Problem.cancelled }
        control.update { $0.items += 1 }
      }
      try remover.remove(step.source.name.bytes)
      return .done(step)
    } catch {
      context.journal.add(.failed(step: step.number))
      return .failed(Problem(error))
    }
  }
}
