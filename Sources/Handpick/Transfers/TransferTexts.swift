import CGtk
import FilesCore
import GtkSupport

/// What is said of work on files: whole phrases.
enum TransferTexts {
  /// `Moving 12 files to “Photos”`
  static func title(_ request: TransferRequest) -> String {
    let count = request.sources.count
    return switch request.work {
    case .move(let folder):
      localizedPlural(
        "Moving {count} file to “{folder}”", "Moving {count} files to “{folder}”", count,
        ["folder": folder.shortName])
    case .copy(let folder):
      localizedPlural(
        "Copying {count} file to “{folder}”", "Copying {count} files to “{folder}”", count,
        ["folder": folder.shortName])
    case .duplicate: localizedPlural("Duplicating {count} file", "Duplicating {count} files", count)
    case .archive(_, let name):
      localizedPlural(
        "Saving {count} file as “{name}”", "Saving {count} files as “{name}”", count,
        ["name": name.display])
    case .extract: localizedPlural("Extracting {count} archive", "Extracting {count} archives", count)
    case .trash:
      localizedPlural("Moving {count} file to the Trash", "Moving {count} files to the Trash", count)
    case .delete:
      localizedPlural("Deleting {count} file permanently", "Deleting {count} files permanently", count)
    case .undo: localized("Undoing the last operation")
    case .redo: localized("Doing the last operation again")
    }
  }

  // MARK: Progress

  /// What stands below a progress bar: `1.2 GB of 5.4 GB, 3 of 12 items. About 2 minutes left.`
  static func progress(_ progress: OperationProgress, isWaiting: Bool, isStopped: Bool) -> String {
    if isStopped { return localized("Stopping…") }
    if isWaiting { return localized("Waiting for other work on the same device") }
    switch progress.phase {
    case .preparing:
      return localizedPlural(
        "Preparing, {count} item found", "Preparing, {count} items found", progress.totalItems)
    case .finishing:
      return localized("Finishing writing to “{folder}”…", ["folder": progress.destination?.shortName ?? ""])
    case .working:
      let done = amount(progress)
      guard let left = progress.secondsLeft else { return done }
      return localized("{done}. {left}", ["done": done, "left": timeLeft(left)])
    }
  }

  private static func amount(_ progress: OperationProgress) -> String {
    let items = localizedPlural(
      "{done} of {count} item", "{done} of {count} items", progress.totalItems,
      ["done": progress.items.localized])
    guard progress.totalBytes > 0 else { return items }
    return localized(
      "{bytes} of {total}, {items}",
      ["bytes": size(progress.bytes), "total": size(progress.totalBytes), "items": items])
  }

  /// The time that is left, as exact as it is known.
  static func timeLeft(_ seconds: Double) -> String {
    switch seconds {
    case ..<10: return localized("A few seconds left")
    case ..<60:
      let rounded = Int((seconds / 10).rounded(.up)) * 10
      return localizedPlural("About {count} second left", "About {count} seconds left", rounded)
    case ..<3_600:
      let minutes = Int((seconds / 60).rounded(.up))
      return localizedPlural("About {count} minute left", "About {count} minutes left", minutes)
    default:
      let hours = Int((seconds / 3_600).rounded(.up))
      return localizedPlural("About {count} hour left", "About {count} hours left", hours)
    }
  }

  /// What a screen reader says now and then: `Moving 12 files to “Photos”: 50 %`
  static func milestone(_ transfer: Transfer) -> String {
    let percent = Int(transfer.progress.fraction * 100).localized
    guard let left = transfer.progress.secondsLeft else {
      return localized("{title}: {percent} %", ["title": transfer.title, "percent": percent])
    }
    return localized(
      "{title}: {percent} %. {left}",
      ["title": transfer.title, "percent": percent, "left": timeLeft(left)])
  }

  // MARK: Conflicts

  /// `3 of 12 files already exist in “Photos”`
  static func conflictTitle(_ conflicts: [FileConflict], of total: Int, in folder: FilePath) -> String {
    if let only = conflicts.first, conflicts.count == 1 {
      return localized(
        "“{name}” already exists in “{folder}”", ["name": only.source.shortName, "folder": folder.shortName])
    }
    return localizedPlural(
      "{count} of {total} files already exists in “{folder}”",
      "{count} of {total} files already exist in “{folder}”",
      conflicts.count, ["total": total.localized, "folder": folder.shortName])
  }

  /// What is there, or comes: `There now: 12 kB, 3 May 2024 14:02, newer`
  static func side(_ side: FileConflict.Side, comparedWith other: FileConflict.Side, isIncoming: Bool)
    -> String
  {
    var parts: [String] = []
    switch side.kind {
    case .file: parts.append(size(side.size))
    case .folder: parts.append(localizedInContext("kind of file", "Folder"))
    case .link: parts.append(localizedInContext("kind of file", "Link"))
    case .fifo, .socket, .device: parts.append(localizedInContext("kind of file", "Special file"))
    }
    parts.append(date(side.modified))
    if side.modified > other.modified { parts.append(localized("newer")) }
    let facts = parts.joined(separator: ", ")
    return isIncoming
      ? localized("On its way: {facts}", ["facts": facts]) : localized("There now: {facts}", ["facts": facts])
  }

  // MARK: Failures

  /// `3 of 12 files could not be moved`
  static func failureTitle(_ request: TransferRequest, failed: Int, of total: Int) -> String {
    let values: KeyValuePairs = ["total": total.localized]
    return switch request.work {
    case .move:
      localizedPlural(
        "{count} of {total} files could not be moved", "{count} of {total} files could not be moved", failed,
        values)
    case .copy:
      localizedPlural(
        "{count} of {total} files could not be copied", "{count} of {total} files could not be copied",
        failed, values)
    case .duplicate:
      localizedPlural(
        "{count} of {total} files could not be duplicated",
        "{count} of {total} files could not be duplicated",
        failed, values)
    case .archive:
      localizedPlural(
        "{count} of {total} files could not be archived", "{count} of {total} files could not be archived",
        failed, values)
    case .extract:
      localizedPlural(
        "{count} of {total} archives could not be extracted",
        "{count} of {total} archives could not be extracted", failed, values)
    case .trash, .delete:
      localizedPlural(
        "{count} of {total} files could not be deleted", "{count} of {total} files could not be deleted",
        failed, values)
    case .undo, .redo:
      localizedPlural(
        "{count} of {total} files stayed as it was", "{count} of {total} files stayed as they were",
        failed, values)
    }
  }

  /// `Moved 3 files to Trash.`, before a further sentence.
  static func trashed(_ count: Int) -> String {
    localizedPlural("Moved {count} file to Trash.", "Moved {count} files to Trash.", count)
  }

  static func deletionTitle(_ paths: [FilePath]) -> String {
    if paths.count == 1 {
      return localized("Delete “{name}” permanently?", ["name": paths[0].shortName])
    }
    return localizedPlural(
      "Delete {count} file permanently?", "Delete {count} files permanently?", paths.count)
  }

  static func deletionDetail(_ paths: [FilePath]) -> String {
    localized(
      "There is no Trash where “{name}” is. What is deleted now is gone for good. This can't be undone.",
      ["name": paths.first?.shortName ?? ""])
  }

  // MARK: Sizes and dates

  static func size(_ bytes: UInt64) -> String { FileDescriber.size(bytes) }

  // Translators: a format of g_date_time_format, whose manual lists what the letters stand for.
  static func date(_ seconds: Int64) -> String {
    guard let date = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
    defer { g_date_time_unref(date) }
    guard let text = g_date_time_format(date, localizedInContext("date and time", "%-d %b %Y %H:%M")) else {
      return ""
    }
    defer { g_free(text) }
    return String(cString: text)
  }
}

extension FilePath {
  /// The last component for people, or `/` for the root.
  var shortName: String { name?.display ?? display }
}
