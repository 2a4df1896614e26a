extension FileOperations {
  /// Puts entries, with all that is in them, into a new archive; they stay where they are.
  ///
  /// The archive appears when it is complete, under a name that nothing has: where the one wished is taken, beside it.
  /// Where one entry cannot be read nothing is made.
  ///
  /// - Complexity: O(n) in the number of entries and in what they contain.
  public func archive(
    _ sources: [FilePath], to folder: FilePath, named name: FileName, as format: any ArchiveFormat,
    control: OperationControl? = nil
  ) async -> OperationReport {
    await run(.archive, sources, folder: nil, control: control) { context, ledger in
      do throws(ArchiveRunner.Failure) {
        let places = try Self.places(sources)
        try Self.count(sources, context)
        context.control.update {
          $0.phase = .working
          $0.destination = folder
        }
        let runner = ArchiveRunner(context: context, format: format)
        let archive = try runner.run(places, to: folder, name: name)
        ledger.doneSteps += 1
        for item in sources.indices { ledger.done(item, at: archive.path) }
      } catch {
        Self.note(error, sources, folder, &ledger)
      }
    }
  }

  private static func places(_ sources: [FilePath]) throws(ArchiveRunner.Failure) -> [Place] {
    var places: [Place] = []
    places.reserveCapacity(sources.count)
    for (item, source) in sources.enumerated() {
      guard let place = source.place else {
        throw ArchiveRunner.Failure(item: item, problem: Problem(code: .notSupported))
      }
      places.append(place)
    }
    return places
  }

  private static func count(
    _ sources: [FilePath], _ context: OperationContext
  ) throws(ArchiveRunner.Failure) {
    do {
      try WorkCounter(context: context).count(sources, to: nil, isCopy: true)
    } catch {
      // What cannot be counted is met again, and reported, when its turn comes.
      if context.control.isCancelled { throw ArchiveRunner.Failure(item: nil, problem: .cancelled) }
    }
  }

  /// One entry may be to blame; the others are as they were.
  private static func note(
    _ failure: ArchiveRunner.Failure, _ sources: [FilePath], _ folder: FilePath, _ ledger: inout ItemLedger
  ) {
    let culprit = failure.problem.code == nil ? nil : failure.item
    if let culprit { ledger.failed(culprit, failure.problem, in: folder) }
    for item in sources.indices where item != culprit {
      if culprit == nil {
        ledger.failed(item, failure.problem, in: folder)
      } else {
        ledger.leftOut(item)
      }
    }
  }
}
