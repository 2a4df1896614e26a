/// Takes an operation back, or does it again: the inverse of each step that is in effect, newest first.
struct Inversion {
  let operations: FileOperations
  /// Undo or redo.
  let kind: OperationKind
  let log: OperationLog
  let policy: ConflictPolicy

  private typealias Part = (item: Int, step: Step)

  /// Runs it, and closes the journal again.
  func run(_ journal: Journal, control: OperationControl) -> OperationReport {
    let invertible = log.invertible
    let steps = (kind == .undo ? invertible.undo : invertible.redo).reversed().lazy.compactMap {
      log.steps[$0].inverse
    }
    let (items, sources) = itemize(steps)
    let context = OperationContext(operations, control: control, journal: journal, metadata: log.metadata)
    control.update {
      $0.totalItems = items.count
      $0.phase = .working
    }
    var ledger = ItemLedger(
      kind: kind, sources: sources, folder: nil, texts: operations.texts,
      journalFolder: operations.journals.path)
    let changed = Moment.nanosecondsSince1970
    journal.add(.phase(kind, changed: changed))
    inGroups(zip(items, steps).lazy.map { (item: $0, step: $1) }) { run($0, context, &ledger) }
    context.end()
    let done = ledger.doneSteps
    let undoable = invertible.undo.count + (kind == .undo ? -done : done)
    let redoable = invertible.redo.count + (kind == .undo ? done : -done)
    journal.add(
      .end(
        JournalSummary(
          done: log.summary?.done ?? 0, total: log.summary?.total ?? log.items, undoable: undoable,
          redoable: redoable, changed: changed)))
    try? journal.commit()
    return ledger.report(id: journal.id, isUndoable: undoable > 0, message: message(ledger))
  }

  /// Numbers the items anew, in the order in which they are met: the item of each step, and where each item stands.
  private func itemize(_ steps: some Sequence<Step>) -> (items: [Int], sources: [FilePath]) {
    var numbers: [Int: Int] = [:]
    var sources: [FilePath] = []
    let items = steps.map { step in
      if let number = numbers[step.item] { return number }
      numbers[step.item] = sources.count
      sources.append(step.source.path)
      return sources.count - 1
    }
    return (items, sources)
  }

  /// Runs parts in their order, as many together as one runner can do: of one kind, and none of an entry that another
  /// of them has yet to bring to where it is looked for.
  private func inGroups(_ parts: some Sequence<Part>, run: ([Part]) -> Void) {
    var group: [Part] = []
    var destinations: Set<Place> = []
    for part in parts {
      let isTogether =
        group.count < ItemRunner.batch && group.last?.step.kind == part.step.kind
        && !destinations.contains(part.step.source)
      if !isTogether {
        if !group.isEmpty { run(group) }
        group = []
        destinations = []
      }
      group.append(part)
      if part.step.kind == .rename { destinations.insert(part.step.destination) }
    }
    if !group.isEmpty { run(group) }
  }

  private func run(_ group: [Part], _ context: OperationContext, _ ledger: inout ItemLedger) {
    context.folders.closeAll()
    let steps = group.enumerated().map { (index: $0.offset, step: $0.element.step) }
    switch group[0].step.kind {
    case .rename, .transfer, .copy:
      let runner = ItemRunner(
        context: context, kind: kind, policy: policy == .keepBoth ? .keepBoth : .fail, word: .restored,
        ledger: ledger)
      runner.run(
        group.map {
          ItemRunner.Work(
            item: $0.item, source: $0.step.source, destination: $0.step.destination, inverts: $0.step)
        })
      ledger = runner.ledger
    case .trash: settle(TrashRunner(context: context).run(steps), group, &ledger)
    case .restore: restore(group, context, &ledger)
    case .makeFolder, .removeFolder: settle(FolderRunner(context: context).run(steps), group, &ledger)
    case .delete: break
    }
  }

  private func settle(
    _ outcomes: [(index: Int, outcome: StepOutcome)], _ group: [Part], _ ledger: inout ItemLedger
  ) {
    let steps = group.map { part in
      var step = part.step
      step.item = part.item
      return step
    }
    FileOperations.settle(outcomes, steps, &ledger)
  }

  /// Restores, beside what took an item's place where that is wished.
  private func restore(_ group: [Part], _ context: OperationContext, _ ledger: inout ItemLedger) {
    var group = group
    for attempt in 0..<10_000 {
      let steps = group.enumerated().map { (index: $0.offset, step: $0.element.step) }
      let outcomes = RestoreRunner(context: context).run(steps)
      let isLast = policy != .keepBoth || attempt == 9_999
      let taken = outcomes.filter { if case .conflict = $0.outcome { !isLast } else { false } }
      let settled = outcomes.filter { outcome in !taken.contains { $0.index == outcome.index } }
      settle(settled, group, &ledger)
      if taken.isEmpty { return }
      group = taken.map { outcome in
        var part = group[outcome.index]
        part.step.destination.name = freeName(log.steps[part.step.inverts ?? 0], part.step, attempt)
        return part
      }
    }
  }

  private func freeName(_ original: Step, _ step: Step, _ attempt: Int) -> FileName {
    CopyName(of: original.source.name, isFolder: step.isFolder, word: .restored).name(attempt)
  }

  private func message(_ ledger: ItemLedger) -> String? {
    let items = ledger.items
    guard items.count(of: .done) == items.count, !ledger.isCancelled else { return nil }
    let texts = operations.texts
    return kind == .undo
      ? texts.tookBack(log.kind, count: items.count) : texts.all(log.kind, count: items.count)
  }
}
