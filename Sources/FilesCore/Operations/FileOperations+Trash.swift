extension FileOperations {
  /// The folder of the home trash's entries, to be watched.
  public var homeTrashFiles: FilePath { homeTrash.appending(FileName(checked: Array("files".utf8))) }

  /// What lies in the trash: in the home trash and in those of the mounts.
  public func trashedFiles() async -> [TrashedFile] {
    await WorkerThread.run { [calls, homeTrash] in TrashListing(calls: calls, homeTrash: homeTrash).files() }
  }

  /// Brings entries of the trash back to where they were; folders that have gone since are made again. Nothing is
  /// overwritten. It can be taken back.
  ///
  /// - Complexity: O(n) in the number of entries.
  public func restore(_ files: [TrashedFile], control: OperationControl? = nil) async -> OperationReport {
    await run(.restore, files.map(\.path), folder: nil, control: control) { context, ledger in
      context.control.update {
        $0.totalItems = files.count
        $0.phase = .working
      }
      for start in stride(from: 0, to: files.count, by: ItemRunner.batch) {
        var steps: [Step] = []
        context.folders.closeAll()
        for item in start..<min(start + ItemRunner.batch, files.count) {
          do {
            steps.append(try Self.restoring(files[item], item, context))
          } catch {
            ledger.failed(item, Problem(error), in: files[item].origin?.parent)
          }
        }
        let outcomes = RestoreRunner(context: context).run(steps.enumerated().map { ($0.offset, $0.element) })
        Self.settle(outcomes, steps, &ledger)
      }
    }
  }

  private static func restoring(
    _ file: TrashedFile, _ item: Int, _ context: OperationContext
  ) throws -> Step {
    guard let origin = file.origin?.place, let source = file.path.place else {
      throw Problem(code: .notInTrash)
    }
    var step = Step(kind: .restore, item: item, source: source, destination: origin)
    let folder = try context.folders.open(source.folder)
    do {
      let status = try context.calls.status(folder.descriptor, source.name.bytes)
      step.identity = context.calls.identity(folder.descriptor, source.name.bytes, status)
      step.isFolder = status.kind == .folder
    } catch {
      throw error.code == .notFound ? Problem(code: .notInTrash) : Problem(error)
    }
    step.detail = file.deleted ?? 0
    return step
  }

  /// Removes entries of the trash for good, with what the trash knew of them. Nothing can take that back.
  ///
  /// - Complexity: O(n) in the number of entries and in what they contain.
  public func deleteFromTrash(_ files: [TrashedFile], control: OperationControl? = nil) async
    -> OperationReport
  {
    await run(.delete, files.map(\.path), folder: nil, control: control) { context, ledger in
      Self.inBatches(files.map(\.path), context, kind: .delete, &ledger) { steps in
        let outcomes = DeleteRunner(context: context).run(steps)
        // An entry that could not be removed wholly keeps its information.
        for (_, step) in steps { RestoreRunner.removeInfo(of: step.source, context.calls) }
        return outcomes
      }
    }
  }
}
