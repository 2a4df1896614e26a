import Glibc

/// Renames a batch of entries within their mounts.
struct RenameRunner {
  let context: OperationContext

  /// Renames, and answers how each ended.
  ///
  /// The whole batch is in the journal before the first rename, and a rename happens wholly or not at all:
  /// what a crash leaves is found out by looking where each entry stands.
  func run(_ steps: [PreparedStep]) -> [(index: Int, outcome: StepOutcome)] {
    guard !steps.isEmpty else { return [] }
    var steps = steps
    do {
      try context.plan(&steps)
    } catch {
      return steps.map { ($0.index, .failed(Problem(error))) }
    }
    let outcomes = steps.map { ($0.index, rename($0)) }
    try? context.calls.sync(steps.map(\.target) + steps.map(\.source))
    context.close(steps)
    return outcomes
  }

  private func rename(_ prepared: PreparedStep) -> StepOutcome {
    let step = prepared.step
    do {
      if context.control.isCancelled { throw Problem.cancelled }
      let rename = ExclusiveRename(calls: context.calls) { [context] in try context.claim(step) }
      do {
        try rename.rename(
          prepared.source.descriptor, step.source.name.bytes, to: prepared.target.descriptor,
          step.destination.name.bytes, isFolder: step.isFolder)
      } catch let error as SystemError where error.number == EEXIST && isOnlySpelledOtherwise(prepared) {
        try spellOtherwise(prepared)
      }
      context.control.update { $0.items += 1 }
      return .done(step)
    } catch {
      context.journal.add(.failed(step: step.number))
      if let error = error as? SystemError, error.number == EXDEV { return .crossesMount }
      let problem = Problem(error)
      return problem.code == .exists ? .conflict : .failed(problem)
    }
  }
}
