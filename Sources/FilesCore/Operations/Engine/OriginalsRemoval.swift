import Glibc

/// Removes the originals of copies that are on the device under their final names.
///
/// It may run on another thread than the operation's: it touches neither the journal nor what is written by anyone
/// else, and says at the end what the operation has to do.
final class OriginalsRemoval {
  enum Outcome {
    case removed
    /// The original stands where it stood.
    case kept(Problem)
    /// What is left of the original stands under its private name.
    case aside(Problem)
  }

  private let calls: FileSystemCalls
  private let operation: OperationID
  private let batch: ArraySlice<TransferRunner.Staged>
  /// How each entry ended, once ``run()`` is done.
  private(set) var outcomes: [(entry: TransferRunner.Staged, outcome: Outcome)] = []

  init(of batch: ArraySlice<TransferRunner.Staged>, _ context: OperationContext) {
    calls = context.calls
    operation = context.journal.id
    self.batch = batch
  }

  func run() {
    let aside = batch.filter(putAside)
    try? calls.sync(aside.map(\.prepared.source))
    for entry in aside { outcomes.append((entry, remove(entry))) }
    try? calls.sync(aside.map(\.prepared.source))
  }

  /// Renames an original aside: from here on a program that saves at the old path makes a new file, which is
  /// never touched.
  private func putAside(_ entry: TransferRunner.Staged) -> Bool {
    let source = entry.prepared.source.descriptor
    let aside = name(of: entry)
    do {
      try ExclusiveRename.toPrivateName(source, entry.prepared.step.source.name.bytes, aside, calls)
    } catch {
      outcomes.append((entry, .kept(Problem(error))))
      return false
    }
    if let status = try? calls.status(source, aside), status.isSame(as: entry.prepared.status) { return true }
    // Another file had taken its place meanwhile.
    outcomes.append((entry, .aside(Problem(code: .changed))))
    return false
  }

  private func remove(_ entry: TransferRunner.Staged) -> Outcome {
    var manifest = entry.tree.manifest
    do {
      let remover = TreeRemover(entry.prepared.source.descriptor, calls: calls) {
        [calls] folder, name, status in
        guard manifest.contains(status) else { throw Problem(code: .changed) }
        guard status.kind == .file else { return }
        // Only a file that nobody is writing to is as it will stay.
        guard let file = try? calls.open(folder, name, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else {
          return
        }
        if calls.hasWriter(file) { throw Problem(code: .changed) }
      }
      try remover.remove(name(of: entry))
      return .removed
    } catch {
      return .aside(Problem(error))
    }
  }

  private func name(of entry: TransferRunner.Staged) -> [UInt8] {
    PrivateNames.aside(operation, entry.prepared.step.number).bytes
  }
}
