extension ItemRunner {
  private static let mostAttempts = 10_000

  /// Decides by the policy what happens where something stands at the destination.
  func resolve(_ work: Work) {
    do {
      guard work.attempts < Self.mostAttempts else { throw Problem(code: .exists) }
      switch choice(for: work) {
      case nil: throw Problem(code: .exists, name: work.source.name)
      case .rename(let name): try take(name, work)
      case .skip: ledger.skipped(work.item, .exists)
      case .keepBoth: try takeNextName(work)
      case .replace: try replace(work)
      case .merge: try merge(work)
      }
    } catch {
      ledger.failed(work.item, Problem(error), in: work.destination.folder)
    }
  }

  /// What was chosen for a work or else follows from the policy; nil where it is a conflict.
  private func choice(for work: Work) -> ConflictChoice? {
    if let chosen = choices[work.source.path] { return chosen }
    return switch policy {
    // Only a choice merges folders then, and it holds for the folders in them.
    case .fail: work.isInMergedFolder ? .merge : nil
    case .skip: .skip
    case .keepBoth: .keepBoth
    case .replace: .replace
    case .merge: .merge
    }
  }

  func keepsBoth(_ work: Work) -> Bool {
    policy == .keepBoth || choices[work.source.path] == .keepBoth
  }

  /// Takes the name that was chosen, once: where that is taken too, nobody was asked about it.
  private func take(_ name: FileName, _ work: Work) throws {
    guard work.attempts == 0 else { throw Problem(code: .exists, name: name) }
    var work = work
    work.destination.name = name
    work.attempts = 1
    again(work)
  }

  private func takeNextName(_ work: Work) throws {
    var work = work
    let source = try context.folders.open(work.source.folder)
    let target = try context.folders.open(work.destination.folder)
    let status = try context.calls.status(source.descriptor, work.source.name.bytes)
    let names = CopyName(of: originalName(work), isFolder: status.kind == .folder, word: word)
    repeat {
      work.destination.name = names.name(work.attempts)
      work.attempts += 1
    } while try context.calls.statusIfAny(target.descriptor, work.destination.name.bytes) != nil
    again(work)
  }

  /// The name that is wanted: an entry of a trash has another one there.
  private func originalName(_ work: Work) -> FileName {
    work.attempts == 0 ? work.destination.name : work.inverts?.destination.name ?? work.source.name
  }

  /// Puts what stands at the destination into the trash, and tries again.
  private func replace(_ work: Work) throws {
    var work = work
    let source = try context.folders.open(work.source.folder)
    let target = try context.folders.open(work.destination.folder)
    let status = try context.calls.status(target.descriptor, work.destination.name.bytes)
    // The folder that the item comes out of would take it along.
    if status.kind == .folder, try source.isEqualOrBelow(status) { throw Problem(code: .intoItself) }
    let step = Step(kind: .trash, item: work.item, source: work.destination, destination: work.destination)
    for (_, outcome) in TrashRunner(context: context).run([(0, step)]) {
      if case .failed(let problem) = outcome {
        throw Problem(code: problem.code, name: work.destination.name)
      }
      ledger.doneSteps += 1
    }
    work.attempts += 1
    again(work)
  }

  /// Lets the entries of a folder go into the folder that stands at the destination.
  private func merge(_ work: Work) throws {
    let source = try context.folders.open(work.source.folder)
    let target = try context.folders.open(work.destination.folder)
    let status = try context.calls.status(source.descriptor, work.source.name.bytes)
    let other = try context.calls.status(target.descriptor, work.destination.name.bytes)
    guard status.kind == .folder, other.kind == .folder else {
      throw Problem(code: .exists, name: work.source.name)
    }
    guard !status.isSame(as: other) else { throw Problem(code: .samePlace) }
    let folder = try context.calls.openFolder(source.descriptor, work.source.name.bytes)
    var entries = try context.calls.entries(folder)
    merged.append(work)
    while let entry = entries.popLast() {
      let name = FileName(checked: entry)
      again(
        Work(
          item: work.item, source: Place(folder: work.source.path, name: name),
          destination: Place(folder: work.destination.path, name: name), isInMergedFolder: true))
    }
  }

  /// Removes the folders that a merge left empty; what a conflict kept keeps its folder.
  func removeMergedFolders() {
    for work in merged.reversed() {
      let step = Step(kind: .removeFolder, item: work.item, source: work.source, destination: work.source)
      for (_, outcome) in FolderRunner(context: context).run([(0, step)]) {
        switch outcome {
        case .done:
          ledger.doneSteps += 1
          if !ledger.hasProblem(work.item) { ledger.done(work.item, at: work.destination.path) }
        case .failed(let problem): ledger.failed(work.item, problem, in: work.destination.folder)
        case .kept, .skipped, .conflict, .crossesMount: continue
        }
      }
    }
  }
}
