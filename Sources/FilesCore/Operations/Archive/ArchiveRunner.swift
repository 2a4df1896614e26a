import Glibc

/// Makes one archive of several entries: under a private name first, brought onto the device, and then under a name
/// that nothing had. Where one entry cannot be read there is no archive: one that lacks something looks whole.
struct ArchiveRunner {
  /// What could not be put into the archive, and why.
  struct Failure: Error {
    let item: Int?
    let problem: Problem
  }

  let context: OperationContext
  let format: any ArchiveFormat

  private var calls: FileSystemCalls { context.calls }

  /// Makes the archive, and answers where it stands.
  ///
  /// - Throws: ``Failure``.
  func run(_ sources: [Place], to folder: FilePath, name: FileName) throws(Failure) -> Place {
    do {
      return try make(sources, folder, name)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(item: nil, problem: Problem(archive: error))
    }
  }

  private func make(_ sources: [Place], _ folder: FilePath, _ name: FileName) throws -> Place {
    let target = try context.folders.open(folder)
    let place = Place(folder: target.path, name: name)
    // As a copy it is taken back and recovered: what is made is ours alone until it has its name.
    let step = Step(kind: .copy, item: 0, source: place, destination: place)
    var prepared = [
      PreparedStep(step: step, index: 0, source: target, target: target, status: target.status)
    ]
    try context.plan(&prepared)
    let number = prepared[0].step.number
    let stage = PrivateNames.stage(context.journal.id, number)
    do {
      try fill(stage, number, sources, in: target)
      let final = try giveName(prepared[0].step, stage, in: target)
      // It is complete and has its name: what fails from here on takes nothing back.
      try? context.calls.sync([target])
      context.journal.add(.published(number...number))
      context.close(prepared)
      return Place(folder: target.path, name: final)
    } catch {
      try? calls.unlink(target.descriptor, stage.bytes)
      context.journal.add(.failed(step: number))
      throw error
    }
  }

  private func fill(_ stage: FileName, _ step: Int, _ sources: [Place], in target: WorkFolder) throws {
    let file = try calls.create(target.descriptor, stage.bytes, mode: 0o666)
    let writer = try format.writer(to: file.number)
    var names = TakenNames()
    for (item, source) in sources.enumerated() {
      do {
        let folder = try context.folders.open(source.folder)
        let isFolder = try calls.status(folder.descriptor, source.name.bytes).kind == .folder
        let path = names.take(source.name, isFolder: isFolder)
        try ArchiveFiller(folder.descriptor, into: writer, context: context).add(
          source.name.bytes, as: path.bytes)
      } catch {
        throw Failure(item: item, problem: Problem(archive: error))
      }
    }
    context.control.update { $0.phase = .finishing }
    try writer.finish()
    try calls.sync(file)
    let status = try calls.status(file)
    var fingerprint = Fingerprint()
    fingerprint.add(path: Fingerprint.root, status)
    let identity = calls.identity(file, [], status)
    context.journal.add(.staged(step: step, identity, fingerprint: fingerprint.value))
    try context.journal.commit()
  }

  /// Renames the complete archive to the name wished, or to the next one that is free.
  private func giveName(_ step: Step, _ stage: FileName, in target: WorkFolder) throws -> FileName {
    let rename = ExclusiveRename(calls: calls) { try context.claim(step) }
    let names = CopyName(of: step.destination.name, isFolder: false)
    var name = step.destination.name
    for attempt in 0..<10_000 {
      do {
        try rename.rename(
          target.descriptor, stage.bytes, to: target.descriptor, name.bytes, isFolder: false)
        return name
      } catch let error as SystemError where error.number == EEXIST {
        name = names.name(attempt)
        context.journal.add(.named(step: step.number, name))
        try context.journal.commit()
      }
    }
    throw Problem(code: .exists)
  }
}

/// Names in one folder, each given once: files of one name may come from several folders.
private struct TakenNames {
  private var taken: Set<FileName> = []

  mutating func take(_ name: FileName, isFolder: Bool) -> FileName {
    var free = name
    let names = CopyName(of: name, isFolder: isFolder)
    var attempt = 0
    while !taken.insert(free).inserted {
      free = names.name(attempt)
      attempt += 1
    }
    return free
  }
}
