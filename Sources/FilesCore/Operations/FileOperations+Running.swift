import Glibc

extension FileOperations {
  /// Runs an operation of its own on a thread of its own.
  ///
  /// - Parameter body: does it, and notes in the ledger how the items end.
  func run(
    _ kind: OperationKind, _ sources: [FilePath], folder: FilePath?, control: OperationControl?,
    body: @escaping @Sendable (OperationContext, inout ItemLedger) -> Void
  ) async -> OperationReport {
    await WorkerThread.run { [self] in
      let control = control ?? OperationControl()
      defer { control.end() }
      var ledger = ItemLedger(
        kind: kind, sources: sources, folder: folder, texts: texts, journalFolder: journals.path)
      return sources.isEmpty
        ? ledger.report(id: nil, isUndoable: false) : perform(kind, sources.count, control, &ledger, body)
    }
  }

  private func perform(
    _ kind: OperationKind, _ count: Int, _ control: OperationControl, _ ledger: inout ItemLedger,
    _ body: (OperationContext, inout ItemLedger) -> Void
  ) -> OperationReport {
    let journal: Journal
    do {
      journal = try journals.begin(kind, items: count)
    } catch {
      for item in 0..<count { ledger.failed(item, Problem(journal: error), in: nil) }
      return ledger.report(id: nil, isUndoable: false)
    }
    let context = OperationContext(self, control: control, journal: journal)
    body(context, &ledger)
    context.end()
    return end(journal, kind, ledger)
  }

  /// Closes the journal of an operation; one that did nothing leaves none.
  private func end(_ journal: Journal, _ kind: OperationKind, _ ledger: ItemLedger) -> OperationReport {
    guard ledger.doneSteps > 0 else {
      journals.remove(journal)
      return ledger.report(id: nil, isUndoable: false)
    }
    let isUndoable = kind != .delete
    let summary = JournalSummary(
      done: ledger.items.count(of: .done), total: ledger.items.count,
      undoable: isUndoable ? ledger.doneSteps : 0, redoable: 0, changed: 0)
    journal.add(.end(summary))
    try? journal.commit()
    own.withLock { _ = $0.insert(journal.id) }
    journals.prune()
    return ledger.report(id: journal.id, isUndoable: isUndoable)
  }

  // MARK: The way to a destination

  func bring(
    _ kind: OperationKind, _ sources: [FilePath], to folder: FilePath?, onConflict policy: ConflictPolicy,
    choices: [FilePath: ConflictChoice] = [:], control: OperationControl?
  ) async -> OperationReport {
    await run(kind, sources, folder: folder, control: control) { context, ledger in
      do {
        try WorkCounter(context: context).count(sources, to: folder, isCopy: kind != .move)
      } catch {
        // What cannot be counted is met again, and reported, when its turn comes.
        if context.control.isCancelled {
          for item in sources.indices { ledger.failed(item, .cancelled, in: folder) }
          return
        }
      }
      context.control.update {
        $0.phase = .working
        $0.destination = folder
      }
      for (item, source) in sources.enumerated() where source == .root {
        ledger.failed(item, Problem(code: folder == nil ? .notSupported : .intoItself), in: folder)
      }
      let runner = ItemRunner(
        context: context, kind: kind, policy: policy, choices: choices, ledger: ledger)
      runner.run(
        sources.enumerated().lazy.compactMap { item, source in
          source.place.map { Self.work(item, $0, to: folder, context) }
        })
      ledger = runner.ledger
    }
  }

  /// A duplicate's destination is the first free name beside the original.
  private static func work(
    _ item: Int, _ source: Place, to folder: FilePath?, _ context: OperationContext
  ) -> ItemRunner.Work {
    if let folder {
      return ItemRunner.Work(
        item: item, source: source, destination: Place(folder: folder, name: source.name))
    }
    let opened = try? context.folders.open(source.folder)
    let status = opened.flatMap { try? context.calls.status($0.descriptor, source.name.bytes) }
    let names = CopyName(of: source.name, isFolder: status?.kind == .folder)
    var attempt = 0
    while let opened, !context.calls.isMissing(opened.descriptor, names.name(attempt).bytes), attempt < 10_000
    {
      attempt += 1
    }
    let destination = Place(folder: source.folder, name: names.name(attempt))
    return ItemRunner.Work(item: item, source: source, destination: destination, attempts: attempt)
  }

  // MARK: Steps that stay where they are

  static func inBatches(
    _ sources: [FilePath], _ context: OperationContext, kind: StepKind, _ ledger: inout ItemLedger,
    run: ([(index: Int, step: Step)]) -> [(index: Int, outcome: StepOutcome)]
  ) {
    context.control.update {
      $0.totalItems = sources.count
      $0.phase = .working
    }
    for start in stride(from: 0, to: sources.count, by: ItemRunner.batch) {
      var steps: [Step] = []
      for item in start..<min(start + ItemRunner.batch, sources.count) {
        if let place = sources[item].place {
          steps.append(Step(kind: kind, item: item, source: place, destination: place))
        } else {
          ledger.failed(item, Problem(code: .mountPoint), in: nil)
        }
      }
      context.folders.closeAll()
      settle(run(steps.enumerated().map { ($0.offset, $0.element) }), steps, &ledger)
    }
  }

  /// Notes how steps ended that have no conflicts to resolve.
  static func settle(
    _ outcomes: [(index: Int, outcome: StepOutcome)], _ steps: [Step], _ ledger: inout ItemLedger
  ) {
    for (index, outcome) in outcomes {
      let item = steps[index].item
      let folder = steps[index].destination.folder
      switch outcome {
      case .done(let step):
        ledger.doneSteps += 1
        let isGone = step.kind == .delete || step.kind == .removeFolder
        ledger.done(item, at: isGone ? nil : step.destination.path)
      case .kept(let step, let code):
        ledger.doneSteps += 1
        ledger.kept(item, at: step.destination.path, code)
      case .skipped(let code): ledger.skipped(item, code)
      case .conflict: ledger.failed(item, Problem(code: .exists), in: folder)
      case .crossesMount: ledger.failed(item, Problem(code: .notSupported), in: folder)
      case .failed(let problem): ledger.failed(item, problem, in: folder)
      }
    }
  }
}
