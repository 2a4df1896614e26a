import Glibc

extension TransferRunner {
  /// Removes the originals of a batch, beside the copying of the next one where there is a next one.
  func removeOriginals(of batch: [Staged]) {
    finishRemoval()
    // In the order of their inodes a file system finds what it frees side by side, as `rm -r` knows.
    let batch = batch.sorted { $0.prepared.status.raw.inode < $1.prepared.status.raw.inode }
    let share = max((batch.count + Self.removers - 1) / Self.removers, Self.leastShare)
    for start in stride(from: 0, to: batch.count, by: share) {
      let work = OriginalsRemoval(of: batch[start..<min(start + share, batch.count)], context)
      removals.append((work, JoinedThread { work.run() }))
    }
  }

  /// How many threads remove: a file system frees what two files held at the same time.
  private static let removers = 2
  /// How many originals are worth a thread.
  private static let leastShare = 256

  /// Waits for the removals that are under way, and takes note of how they ended.
  func finishRemoval() {
    for (work, thread) in removals {
      thread.wait()
      for (entry, outcome) in work.outcomes { settle(entry, outcome) }
    }
    removals = []
  }

  private func settle(_ entry: Staged, _ outcome: OriginalsRemoval.Outcome) {
    switch outcome {
    case .removed: outcomes.append((entry.prepared.index, .done(entry.prepared.step)))
    case .kept(let problem): keep(entry, problem)
    case .aside(let problem): putBack(entry, problem)
    }
  }

  /// Gives what is left of an original its name back, or a name beside it where that is taken now.
  private func putBack(_ entry: Staged, _ problem: Problem) {
    let step = entry.prepared.step
    let aside = PrivateNames.aside(context.journal.id, step.number)
    Self.putBack(aside, step, in: entry.prepared.source.descriptor, context)
    keep(entry, problem)
  }

  /// Renames `aside` to the name that the step's source had, or to the next free name beside it.
  static func putBack(_ aside: FileName, _ step: Step, in folder: Descriptor, _ context: OperationContext) {
    let names = CopyName(of: step.source.name, isFolder: step.isFolder, word: .restored)
    let rename = ExclusiveRename(calls: context.calls) { try context.claim(step) }
    var candidate = step.source.name
    for attempt in 0..<10_000 {
      do {
        return try rename.rename(folder, aside.bytes, to: folder, candidate.bytes, isFolder: step.isFolder)
      } catch let error as SystemError where error.number == EEXIST {
        candidate = names.name(attempt)
      } catch {
        return
      }
    }
  }
}
