/// Makes and removes single empty folders.
struct FolderRunner {
  let context: OperationContext

  private var calls: FileSystemCalls { context.calls }

  /// Makes or removes the folder of each step, in their order, and answers how each ended.
  func run(_ steps: [(index: Int, step: Step)]) -> [(index: Int, outcome: StepOutcome)] {
    steps.map { ($0.index, run($0.step, index: $0.index)) }
  }

  private func run(_ step: Step, index: Int) -> StepOutcome {
    do {
      let isNew = step.kind == .makeFolder
      let folder = try context.folders.open(step.source.folder, makesMissing: isNew && step.inverts != nil)
      var step = step
      step.source.folder = folder.path
      step.destination = step.source
      step.isFolder = true
      if !isNew { try check(&step, in: folder) }
      var prepared = [
        PreparedStep(step: step, index: index, source: folder, target: folder, status: folder.status)
      ]
      try context.plan(&prepared)
      step.number = prepared[0].step.number
      try change(&step, in: folder)
      try context.calls.sync([folder])
      context.close(prepared)
      return .done(step)
    } catch {
      let problem = Problem(error)
      return problem.code == .exists ? .conflict : .failed(problem)
    }
  }

  private func check(_ step: inout Step, in folder: WorkFolder) throws {
    let status = try context.guards.find(step, in: folder)
    guard status.kind == .folder else { throw Problem(code: .notOurs) }
    step.detail = Int64(status.permissions)
  }

  private func change(_ step: inout Step, in folder: WorkFolder) throws {
    let name = step.source.name.bytes
    do {
      if step.kind == .makeFolder {
        try calls.makeFolder(folder.descriptor, name, mode: UInt32(step.detail))
        let status = try calls.status(folder.descriptor, name)
        let identity = calls.identity(folder.descriptor, name, status)
        step.result = identity
        context.journal.add(.staged(step: step.number, identity, fingerprint: 0))
      } else {
        try calls.unlink(folder.descriptor, name, isFolder: true)
      }
    } catch {
      context.journal.add(.failed(step: step.number))
      let isFull = step.kind == .removeFolder && error.code == .exists
      throw isFull ? Problem(code: .changed) : Problem(error)
    }
  }
}
