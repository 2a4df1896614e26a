extension RenameRunner {
  /// Whether an entry's new name is taken only by the entry itself, because its file system makes no difference
  /// between upper and lower case.
  func isOnlySpelledOtherwise(_ prepared: PreparedStep) -> Bool {
    let (name, newName) = (prepared.step.source.name, prepared.step.destination.name)
    guard prepared.source.status.isSame(as: prepared.target.status) else { return false }
    guard name.display.lowercased() == newName.display.lowercased() else { return false }
    let calls = context.calls
    guard let folder = try? calls.openFolder(prepared.source.descriptor, [.dot]),
      var entries = try? calls.entries(folder)
    else { return false }
    // Where case matters, something of that very name stands there.
    while let entry = entries.popLast() {
      if entry == newName.bytes { return false }
    }
    return true
  }

  /// Renames by way of a private name: at once would be taken for no change, or for a conflict.
  func spellOtherwise(_ prepared: PreparedStep) throws {
    let step = prepared.step
    let folder = prepared.source.descriptor
    let aside = PrivateNames.aside(context.journal.id, step.number)
    try ExclusiveRename.toPrivateName(folder, step.source.name.bytes, aside.bytes, context.calls)
    do {
      let rename = ExclusiveRename(calls: context.calls) { [context] in try context.claim(step) }
      try rename.rename(folder, aside.bytes, to: folder, step.destination.name.bytes, isFolder: step.isFolder)
    } catch {
      TransferRunner.putBack(aside, step, in: folder, context)
      throw error
    }
  }
}
