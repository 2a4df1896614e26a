extension FileOperations {
  /// Gives entries other names in their folders, as one operation. Names may go round: `a` to `b` and `b` to `a`.
  ///
  /// - Complexity: O(n) in the number of entries.
  public func rename(_ renames: [FileRename], control: OperationControl? = nil) async -> OperationReport {
    await run(.rename, renames.map(\.path), folder: nil, control: control) { context, ledger in
      var moves: [RenameOrder.Move] = []
      for (item, rename) in renames.enumerated() {
        guard let source = rename.path.place else {
          ledger.failed(item, Problem(code: .permission), in: nil)
          continue
        }
        let target = Place(folder: source.folder, name: rename.name)
        if target != source { moves.append(RenameOrder.Move(item: item, from: source, to: target)) }
      }
      let id = context.journal.id.text
      let rounds = RenameOrder.rounds(moves) { FileName(checked: Array(".renaming-\(id)-\($0)".utf8)) }
      context.control.update {
        $0.totalItems = moves.count
        $0.phase = .working
      }
      for round in rounds {
        let runner = ItemRunner(context: context, kind: .rename, policy: .fail, ledger: ledger)
        runner.run(round.map { ItemRunner.Work(item: $0.item, source: $0.from, destination: $0.to) })
        ledger = runner.ledger
      }
    }
  }

  /// Makes a folder and moves entries into it, as one operation: taken back, the folder goes too.
  ///
  /// - Complexity: O(n) in the number of entries, within a mount.
  public func move(
    _ sources: [FilePath], intoNewFolder path: FilePath, control: OperationControl? = nil
  ) async -> OperationReport {
    await run(.move, sources, folder: path, control: control) { context, ledger in
      if let problem = Self.makeFolder(path, context) {
        for item in sources.indices { ledger.failed(item, problem, in: path.parent) }
        return
      }
      ledger.doneSteps += 1
      context.control.update {
        $0.totalItems = sources.count
        $0.phase = .working
        $0.destination = path
      }
      let runner = ItemRunner(context: context, kind: .move, policy: .fail, ledger: ledger)
      runner.run(
        sources.enumerated().compactMap { item, source in
          source.place.map {
            ItemRunner.Work(item: item, source: $0, destination: Place(folder: path, name: $0.name))
          }
        })
      ledger = runner.ledger
    }
  }

  /// Makes a folder as a step of a larger operation; answers why it could not.
  private static func makeFolder(_ path: FilePath, _ context: OperationContext) -> Problem? {
    guard let place = path.place else { return Problem(code: .exists) }
    let step = Step(kind: .makeFolder, item: 0, source: place, destination: place, detail: 0o777)
    switch FolderRunner(context: context).run([(0, step)]).first?.outcome {
    case .done: return nil
    case .failed(let problem): return problem
    default: return Problem(code: .exists, name: place.name)
    }
  }
}
