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
    phrase("Stopped. {count} of {total} done.", "Stopped. {count} of {total} done.", done, total: total)
  }

  private func nothingToDo(_ kind: OperationKind) -> String {
    switch kind {
    case .recover: phrase("Nothing was interrupted.")
    default: phrase("Nothing had to be done.")
    }
  }

  private func copiedOnly(count: Int) -> String {
    phrase(
      "Copied 1 file, but the original could not be removed.",
      "Copied {count} files, but the originals could not be removed.", count)
  }

  /// `Moved 3 files`
  func all(_ kind: OperationKind, count: Int) -> String {
    switch kind {
    case .move: phrase("Moved 1 file", "Moved {count} files", count)
    case .copy: phrase("Copied 1 file", "Copied {count} files", count)
    case .duplicate: phrase("Duplicated 1 file", "Duplicated {count} files", count)
    case .trash: phrase("Moved 1 file to Trash", "Moved {count} files to Trash", count)
    case .delete: phrase("Deleted 1 file permanently", "Deleted {count} files permanently", count)
    case .restore: phrase("Restored 1 file", "Restored {count} files", count)
    case .rename: phrase("Renamed 1 file", "Renamed {count} files", count)
    case .newFolder: phrase("Made 1 folder", "Made {count} folders", count)
    case .archive: phrase("Archived 1 file", "Archived {count} files", count)
    case .undo: phrase("Took back 1 file", "Took back {count} files", count)
    case .redo: phrase("Did 1 file again", "Did {count} files again", count)
    case .recover: phrase("Recovered 1 file", "Recovered {count} files", count)
    }
  }

  /// `Moved 2 of 3 files.`
  func part(_ kind: OperationKind, done: Int, total: Int) -> String {
    let (one, many) =
      switch kind {
      case .move: ("Moved 1 of {total} files.", "Moved {count} of {total} files.")
      case .copy: ("Copied 1 of {total} files.", "Copied {count} of {total} files.")
      case .duplicate: ("Duplicated 1 of {total} files.", "Duplicated {count} of {total} files.")
      case .trash: ("Moved 1 of {total} files to Trash.", "Moved {count} of {total} files to Trash.")
      case .delete:
        ("Deleted 1 of {total} files permanently.", "Deleted {count} of {total} files permanently.")
      case .restore: ("Restored 1 of {total} files.", "Restored {count} of {total} files.")
      case .rename: ("Renamed 1 of {total} files.", "Renamed {count} of {total} files.")
      case .newFolder: ("Made 1 of {total} folders.", "Made {count} of {total} folders.")
      case .archive: ("Archived 1 of {total} files.", "Archived {count} of {total} files.")
      case .undo: ("Took back 1 of {total} files.", "Took back {count} of {total} files.")
      case .redo: ("Did 1 of {total} files again.", "Did {count} of {total} files again.")
      case .recover: ("Recovered 1 of {total} files.", "Recovered {count} of {total} files.")
      }
    return phrase(one, many, done, total: total)
  }

  private func nothing(_ kind: OperationKind) -> String {
    switch kind {
    case .move: phrase("Nothing was moved.")
    case .copy: phrase("Nothing was copied.")
    case .duplicate: phrase("Nothing was duplicated.")
    case .trash: phrase("Nothing was moved to Trash.")
    case .delete: phrase("Nothing was deleted.")
    case .undo: phrase("Nothing was taken back.")
    default: phrase("Nothing was done.")
    }
  }

  /// `Moved 3 files back`: what taking back an operation of that kind came to.
  func tookBack(_ kind: OperationKind, count: Int) -> String {
    switch kind {
    case .move: phrase("Moved 1 file back", "Moved {count} files back", count)
    case .copy, .duplicate, .archive:
      phrase("Moved 1 copy to Trash", "Moved {count} copies to Trash", count)
    case .trash: phrase("Restored 1 file", "Restored {count} files", count)
    case .rename: phrase("Renamed 1 file back", "Renamed {count} files back", count)
    case .newFolder: phrase("Removed 1 folder", "Removed {count} folders", count)
    case .delete, .restore, .undo, .redo, .recover: all(.undo, count: count)
    }
  }

  /// What an item that was done says: `Moved “name”.`
  func done(_ kind: OperationKind, name: String) -> String {
    switch kind {
    case .move: phrase("Moved “{name}”.", name: name)
    case .copy: phrase("Copied “{name}”.", name: name)
    case .duplicate: phrase("Duplicated “{name}”.", name: name)
    case .trash: phrase("Moved “{name}” to Trash.", name: name)
    case .delete: phrase("Deleted “{name}” permanently.", name: name)
    case .restore: phrase("Restored “{name}”.", name: name)
    case .rename: phrase("Renamed “{name}”.", name: name)
    case .newFolder: phrase("Made the folder “{name}”.", name: name)
    case .archive: phrase("Archived “{name}”.", name: name)
    case .undo: phrase("Took back “{name}”.", name: name)
    case .redo: phrase("Did “{name}” again.", name: name)
    case .recover: phrase("Recovered “{name}”.", name: name)
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
    let first = phrase("The last operation was interrupted. Nothing was lost.")
    let second = phrase("{count} file is done", "{count} files are done", finished)
    let third = phrase("{count} is where it was.", "{count} are where they were.", kept)
    return "\(first) \(second), \(third)"
  }
}
