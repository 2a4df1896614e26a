/// What all parts of one operation share. It is used by one thread.
final class OperationContext {
  let calls: FileSystemCalls
  let control: OperationControl
  let journal: Journal
  let folders: FolderCache
  let trashes: TrashFolders
  /// What the first way lost of each item, to be given back on the way back.
  let metadata: [Int: [MetadataRecord]]
  /// How many copies share a sync of their file system.
  let syncedItems: Int
  /// What keeps hard links together, one for each mount that something is copied to.
  private var anchors: [(mount: FileStatus, anchors: LinkAnchors)] = []

  init(
    _ operations: FileOperations, control: OperationControl, journal: Journal,
    metadata: [Int: [MetadataRecord]] = [:]
  ) {
    calls = operations.calls
    self.control = control
    self.journal = journal
    trashes = TrashFolders(calls: calls, homeTrash: operations.homeTrash)
    syncedItems = operations.syncedItems
    self.metadata = metadata
    folders = FolderCache(calls: calls)
  }

  var guards: StepGuards { StepGuards(context: self) }

  /// Writes the steps of a batch into the journal before anything is done.
  ///
  /// - Throws: ``Problem`` about the journal; nothing may be done then.
  func plan(_ steps: inout [PreparedStep]) throws {
    for index in steps.indices { steps[index].step.number = journal.plan(steps[index].step) }
    do {
      try journal.commit()
    } catch {
      throw Problem(journal: error)
    }
  }

  /// Says in the journal that a name is about to be claimed by a file of ours.
  func claim(_ step: Step) throws {
    journal.add(.claim(step: step.number))
    do {
      try journal.commit()
    } catch {
      throw Problem(journal: error)
    }
  }

  /// What keeps hard links together among the copies on the mount that a folder is on, whatever batch they are in.
  func anchors(for folder: WorkFolder) -> LinkAnchors {
    if let known = anchors.first(where: { $0.mount.sharesMount(with: folder.status) }) {
      return known.anchors
    }
    let name = PrivateNames.links(journal.id).bytes
    let new = LinkAnchors(calls: calls, parent: folder.descriptor, name: name)
    anchors.append((folder.status, new))
    return new
  }

  /// Tidies up when the operation is over.
  func end() {
    for known in anchors { known.anchors.remove() }
    anchors = []
  }

  /// Closes the steps of a batch in the journal, with the next commit.
  ///
  /// Where that is not possible the steps are done all the same; recovery will find that out by looking.
  func close(_ steps: [PreparedStep]) {
    guard let first = steps.first?.step.number, let last = steps.last?.step.number else { return }
    journal.add(.done(first...last))
  }
}

extension FileSystemCalls {
  /// Makes the entries of folders last.
  func sync(_ folders: [WorkFolder]) throws(SystemError) {
    var synced: [FileStatus] = []
    for folder in folders where !synced.contains(where: { $0.isSame(as: folder.status) }) {
      synced.append(folder.status)
      try syncFolder(folder.descriptor)
    }
  }
}
