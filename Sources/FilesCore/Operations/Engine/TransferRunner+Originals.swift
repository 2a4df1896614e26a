import Glibc

extension TransferRunner {
  /// Removes the originals of copies that are on the device under their final names. In the order of their inodes a
  /// file system finds what it frees side by side, as `rm -r` knows.
  func removeOriginals(of batch: [Staged]) {
    let aside = batch.sorted { $0.prepared.status.raw.inode < $1.prepared.status.raw.inode }.filter(putAside)
    try? context.sync(aside.map(\.prepared.source))
    for entry in aside { removeAside(entry) }
    try? context.sync(aside.map(\.prepared.source))
  }

  /// Renames an original aside: from here on a program that saves at the old path makes a new file, which is
  /// never touched.
  private func putAside(_ entry: Staged) -> Bool {
    let prepared = entry.prepared
    let source = prepared.source.descriptor
    let aside = PrivateNames.aside(context.journal.id, prepared.step.number).bytes
    do {
      try ExclusiveRename.toPrivateName(source, prepared.step.source.name.bytes, aside, calls)
    } catch {
      keep(entry, Problem(error))
      return false
    }
    if let status = try? calls.status(source, aside), status.isSame(as: prepared.status) { return true }
    // Another file had taken its place meanwhile.
    putBack(entry, Problem(code: .changed))
    return false
  }

  private func removeAside(_ entry: Staged) {
    let source = entry.prepared.source.descriptor
    let aside = PrivateNames.aside(context.journal.id, entry.prepared.step.number).bytes
    var manifest = entry.tree.manifest
    do {
      let remover = TreeRemover(source, calls: calls) { [calls] folder, name, status in
        guard manifest.contains(status) else { throw Problem(code: .changed) }
        guard status.kind == .file else { return }
        // Only a file that nobody is writing to is as it will stay.
        guard let file = try? calls.open(folder, name, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else {
          return
        }
        if calls.hasWriter(file) { throw Problem(code: .changed) }
      }
      try remover.remove(aside)
      outcomes.append((entry.prepared.index, .done(entry.prepared.step)))
    } catch {
      putBack(entry, Problem(error))
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
