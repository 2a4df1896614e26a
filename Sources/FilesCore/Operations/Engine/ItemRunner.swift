/// Brings the items of a move, copy, duplicate or rename to their destination, conflicts and merges included.
final class ItemRunner {
  /// An entry on its way: an item, or something in a folder that is merged.
  struct Work {
    let item: Int
    let source: Place
    var destination: Place
    var attempts = 0
    var inverts: Step?
    var isInMergedFolder = false
  }

  /// How many share the syncs of the journal and of their folders.
  static let batch = 16_384

  let context: OperationContext
  let kind: OperationKind
  let policy: ConflictPolicy
  /// What goes before the policy, by the source.
  let choices: [FilePath: ConflictChoice]
  /// The word in the names that are taken beside others.
  let word: CopyName.Word
  var ledger: ItemLedger
  /// Folders whose entries went into another one, outermost first.
  var merged: [Work] = []
  private var pending: [Work] = []

  init(
    context: OperationContext, kind: OperationKind, policy: ConflictPolicy,
    choices: [FilePath: ConflictChoice] = [:], word: CopyName.Word = .copy, ledger: ItemLedger
  ) {
    self.context = context
    self.kind = kind
    self.policy = policy
    self.choices = choices
    self.word = word
    self.ledger = ledger
  }

  var isCopy: Bool { kind == .copy || kind == .duplicate }

  /// Runs works until none is left, those included that conflicts and merges add.
  ///
  /// - Parameter works: asked for no more than a batch needs, so that a million of them are never there at once.
  func run(_ works: some Sequence<Work>) {
    var works = works.makeIterator()
    while true {
      context.folders.closeAll()
      var batch = Array(pending.suffix(Self.batch).reversed())
      pending.removeLast(batch.count)
      while batch.count < Self.batch, let work = works.next() { batch.append(work) }
      if batch.isEmpty { break }
      runBatch(batch)
    }
    if !isCopy { removeMergedFolders() }
  }

  /// Runs a work again, before all others.
  func again(_ work: Work) {
    pending.append(work)
  }

  private func runBatch(_ batch: [Work]) {
    var renames: [PreparedStep] = []
    var copies: [PreparedStep] = []
    for (index, work) in batch.enumerated() {
      do {
        let prepared = try prepare(work, index: index)
        if !isCopy, prepared.source.status.sharesMount(with: prepared.target.status) {
          renames.append(prepared)
        } else {
          copies.append(prepared)
        }
      } catch {
        settle(batch[index], .failed(Problem(error)))
      }
    }
    for (index, outcome) in RenameRunner(context: context).run(renames) {
      if case .crossesMount = outcome, let step = renames.first(where: { $0.index == index }) {
        copies.append(step)
      } else {
        settle(batch[index], outcome)
      }
    }
    guard !copies.isEmpty else { return }
    for index in copies.indices { copies[index].step.kind = isCopy ? .copy : .transfer }
    let runner = TransferRunner(context: context, keepsBoth: policy == .keepBoth && isCopy)
    for (index, outcome) in runner.run(copies) { settle(batch[index], outcome) }
  }

  private func prepare(_ work: Work, index: Int) throws -> PreparedStep {
    var step =
      work.inverts ?? Step(kind: .rename, item: work.item, source: work.source, destination: work.destination)
    step.kind = .rename
    step.destination = work.destination
    do {
      return try context.guards.prepare(step, index: index, isCopy: isCopy)
    } catch let problem as Problem where problem.code == .samePlace && kind == .copy && keepsBoth(work) {
      // A copy beside the original is what was asked for.
      let folder = try context.folders.open(work.source.folder)
      let status = try context.calls.status(folder.descriptor, work.source.name.bytes)
      step.destination.name = CopyName(of: work.source.name, isFolder: status.kind == .folder).name(0)
      return try context.guards.prepare(step, index: index, isCopy: isCopy)
    }
  }

  /// Takes note of how a work ended, or decides by the policy how it goes on.
  private func settle(_ work: Work, _ outcome: StepOutcome) {
    switch outcome {
    case .done(let step):
      ledger.doneSteps += 1
      if !work.isInMergedFolder {
        ledger.done(work.item, at: Place(folder: work.destination.folder, name: step.destination.name))
      }
    case .kept(let step, let code):
      ledger.doneSteps += 1
      ledger.kept(work.item, at: work.destination.folder.appending(step.destination.name), code)
    case .skipped(let code): ledger.skipped(work.item, code)
    case .conflict: resolve(work)
    case .crossesMount: ledger.failed(work.item, Problem(code: .notSupported), in: work.destination.folder)
    case .failed(let problem):
      if problem.code == .samePlace {
        ledger.skipped(work.item, .samePlace)
      } else {
        ledger.failed(work.item, problem, in: work.destination.folder)
      }
    }
  }
}
