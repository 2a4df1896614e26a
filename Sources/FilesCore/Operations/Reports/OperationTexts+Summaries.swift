extension OperationTexts {
  /// The sentence about a whole operation.
  ///
  /// - Parameter reason: why the first item that went wrong did.
  func summary(_ kind: OperationKind, items: ItemReports, reason: String?, isCancelled: Bool) -> String {
    let done = items.count(of: .done)
    if isCancelled {
      return stopped(done: done, total: items.count)
    }
    let copied = items.count(of: .copiedOnly)
    guard let reason else {
      let skipped = items.count(of: .skipped)
      return skipped > 0 && done == 0 ? nothingToDo(kind) : all(kind, count: done)
    }
    if done > 0 { return part(kind, done: done, total: items.count) + " " + reason }
    if copied > 0, copied == items.count { return copiedOnly(count: copied) + " " + reason }
    return items.count == 1 ? reason : nothing(kind) + " " + reason
  }

  private func stopped(done: Int, total: Int) -> String {
    localizedPlural(
      "Stopped. {done} of {count} done.", "Stopped. {done} of {count} done.", total,
      ["done": done.localized])
  }

  private func nothingToDo(_ kind: OperationKind) -> String {
    switch kind {
    case .recover: localized("Nothing was interrupted.")
    default: localized("Nothing had to be done.")
    }
  }

  private func copiedOnly(count: Int) -> String {
    localizedPlural(
      "Copied {count} file, but the original could not be removed.",
      "Copied {count} files, but the originals could not be removed.", count)
  }

  /// `Moved 3 files`
  func all(_ kind: OperationKind, count: Int) -> String {
    switch kind {
    case .move: localizedPlural("Moved {count} file", "Moved {count} files", count)
    case .copy: localizedPlural("Copied {count} file", "Copied {count} files", count)
    case .duplicate: localizedPlural("Duplicated {count} file", "Duplicated {count} files", count)
    case .trash: localizedPlural("Moved {count} file to Trash", "Moved {count} files to Trash", count)
    case .delete:
      localizedPlural("Deleted {count} file permanently", "Deleted {count} files permanently", count)
    case .restore: localizedPlural("Restored {count} file", "Restored {count} files", count)
    case .rename: localizedPlural("Renamed {count} file", "Renamed {count} files", count)
    case .newFolder: localizedPlural("Made {count} folder", "Made {count} folders", count)
    case .archive: localizedPlural("Archived {count} file", "Archived {count} files", count)
    case .extract: localizedPlural("Extracted {count} archive", "Extracted {count} archives", count)
    case .undo: localizedPlural("Took back {count} file", "Took back {count} files", count)
    case .redo: localizedPlural("Did {count} file again", "Did {count} files again", count)
    case .recover: localizedPlural("Recovered {count} file", "Recovered {count} files", count)
    }
  }

  /// `Moved 2 of 3 files.`
  func part(_ kind: OperationKind, done: Int, total: Int) -> String {
    let done: KeyValuePairs = ["done": done.localized]
    return switch kind {
    case .move:
      localizedPlural("Moved {done} of {count} file.", "Moved {done} of {count} files.", total, done)
    case .copy:
      localizedPlural("Copied {done} of {count} file.", "Copied {done} of {count} files.", total, done)
    case .duplicate:
      localizedPlural(
        "Duplicated {done} of {count} file.", "Duplicated {done} of {count} files.", total, done)
    case .trash:
      localizedPlural(
        "Moved {done} of {count} file to Trash.", "Moved {done} of {count} files to Trash.", total, done)
    case .delete:
      localizedPlural(
        "Deleted {done} of {count} file permanently.", "Deleted {done} of {count} files permanently.", total,
        done)
    case .restore:
      localizedPlural("Restored {done} of {count} file.", "Restored {done} of {count} files.", total, done)
    case .rename:
      localizedPlural("Renamed {done} of {count} file.", "Renamed {done} of {count} files.", total, done)
    case .newFolder:
      localizedPlural("Made {done} of {count} folder.", "Made {done} of {count} folders.", total, done)
    case .archive:
      localizedPlural("Archived {done} of {count} file.", "Archived {done} of {count} files.", total, done)
    case .extract:
      localizedPlural(
        "Extracted {done} of {count} archive.", "Extracted {done} of {count} archives.", total, done)
    case .undo:
      localizedPlural("Took back {done} of {count} file.", "Took back {done} of {count} files.", total, done)
    case .redo:
      localizedPlural("Did {done} of {count} file again.", "Did {done} of {count} files again.", total, done)
    case .recover:
      localizedPlural("Recovered {done} of {count} file.", "Recovered {done} of {count} files.", total, done)
    }
  }

  private func nothing(_ kind: OperationKind) -> String {
    switch kind {
    case .move: localized("Nothing was moved.")
    case .copy: localized("Nothing was copied.")
    case .duplicate: localized("Nothing was duplicated.")
    case .trash: localized("Nothing was moved to Trash.")
    case .delete: localized("Nothing was deleted.")
    case .archive: localized("Nothing was archived.")
    case .extract: localized("Nothing was extracted.")
    case .undo: localized("Nothing was taken back.")
    default: localized("Nothing was done.")
    }
  }

  /// `Moved 3 files back`: what taking back an operation of that kind came to.
  func tookBack(_ kind: OperationKind, count: Int) -> String {
    switch kind {
    case .move: localizedPlural("Moved {count} file back", "Moved {count} files back", count)
    case .copy, .duplicate:
      localizedPlural("Moved {count} copy to Trash", "Moved {count} copies to Trash", count)
    case .archive: localized("Moved the archive to Trash")
    case .extract:
      localizedPlural(
        "Moved what was in {count} archive to Trash", "Moved what was in {count} archives to Trash", count)
    case .trash: localizedPlural("Restored {count} file", "Restored {count} files", count)
    case .rename: localizedPlural("Renamed {count} file back", "Renamed {count} files back", count)
    case .newFolder: localizedPlural("Removed {count} folder", "Removed {count} folders", count)
    case .delete, .restore, .undo, .redo, .recover: all(.undo, count: count)
    }
  }

  /// What an item that was done says: `Moved “name”.`
  func done(_ kind: OperationKind, name: String) -> String {
    switch kind {
    case .move: localized("Moved “{name}”.", ["name": name])
    case .copy: localized("Copied “{name}”.", ["name": name])
    case .duplicate: localized("Duplicated “{name}”.", ["name": name])
    case .trash: localized("Moved “{name}” to Trash.", ["name": name])
    case .delete: localized("Deleted “{name}” permanently.", ["name": name])
    case .restore: localized("Restored “{name}”.", ["name": name])
    case .rename: localized("Renamed “{name}”.", ["name": name])
    case .newFolder: localized("Made the folder “{name}”.", ["name": name])
    case .archive: localized("Archived “{name}”.", ["name": name])
    case .extract: localized("Extracted “{name}”.", ["name": name])
    case .undo: localized("Took back “{name}”.", ["name": name])
    case .redo: localized("Did “{name}” again.", ["name": name])
    case .recover: localized("Recovered “{name}”.", ["name": name])
    }
  }
}

extension OperationTexts {
  /// What the history says an operation did.
  func history(_ kind: OperationKind, done: Int, total: Int) -> String {
    done == total ? all(kind, count: done) : part(kind, done: done, total: total)
  }

  /// The sentence about what a crash had interrupted.
  func recovered(finished: Int, kept: Int) -> String {
    localized(
      "The last operation was interrupted. Nothing was lost. {done}, {kept}.",
      [
        "done": localizedPlural("{count} file is done", "{count} files are done", finished),
        "kept": localizedPlural("{count} is where it was", "{count} are where they were", kept),
      ])
  }
}
