import FilesCore

/// Work on files as it was asked for, so that it can be asked for again for what failed.
struct TransferRequest {
  enum Work: Hashable {
    case move(to: FilePath)
    case copy(to: FilePath)
    case duplicate
    /// Puts them into a new archive.
    case archive(in: FilePath, name: FileName)
    /// Extracts them, each beside itself.
    case extract
    case trash
    case delete
    case undo(OperationID)
    case redo(OperationID)
  }

  let work: Work
  let sources: [FilePath]

  /// The folder that the files go to under their names, or nil where they go to none.
  var folder: FilePath? {
    switch work {
    case .move(let folder), .copy(let folder): folder
    case .duplicate, .archive, .extract, .trash, .delete, .undo, .redo: nil
    }
  }

  /// Whether it makes copies, so that it takes time on any device.
  var isCopy: Bool {
    switch work {
    case .copy, .duplicate, .archive, .extract: true
    case .move, .trash, .delete, .undo, .redo: false
    }
  }

  /// The same for the items of a report that failed and may go better the next time; nil where there are none.
  func retrying(_ report: OperationReport) -> TransferRequest? {
    switch work {
    case .undo, .redo: return nil
    // Only all of them make the archive that was asked for.
    case .archive: return report.items.problems.isEmpty ? nil : self
    case .move, .copy, .duplicate, .extract, .trash, .delete: break
    }
    let failed = report.items.filter { $0.result == .failed || $0.result == .conflict }.map(\.source)
    return failed.isEmpty ? nil : TransferRequest(work: work, sources: failed)
  }
}
