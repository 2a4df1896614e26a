import FilesCore

/// The files of a command line: those that can be reached, and those whose folder cannot.
struct GivenFiles {
  private(set) var found: [FilePath] = []
  private var missing: [(index: Int, path: FilePath)] = []

  init(_ arguments: [[UInt8]]) {
    for (index, argument) in arguments.enumerated() {
      if let path = GivenPath.entry(argument) {
        found.append(path)
      } else {
        missing.append((index, GivenPath.unresolved(argument)))
      }
    }
  }

  /// The report of an operation with what could not be reached put where it was given.
  func complete(_ report: OperationReport) -> OperationReport {
    guard !missing.isEmpty else { return report }
    var items = Array(report.items)
    for (index, path) in missing { items.insert(Self.notFound(path), at: index) }
    let isError = found.isEmpty || report.isError
    return OperationReport(
      id: report.id, kind: report.kind, items: ItemReports(kind: report.kind, reports: items),
      message: found.isEmpty ? items[missing[0].index].message : report.message,
      isUndoable: report.isUndoable,
      isError: isError, isCancelled: report.isCancelled)
  }

  /// The report where the destination cannot be reached: nothing is done.
  func unreachable(_ command: Command) -> OperationReport {
    let folder = GivenPath.unresolved(command.destination ?? [])
    let message = localized(
      "The folder “{name}” is not there; choose another one.", ["name": folder.display])
    let items = command.files.map { file in
      ItemReport(
        source: GivenPath.entry(file) ?? GivenPath.unresolved(file), destination: nil, result: .failed,
        code: .notFound, message: message)
    }
    let kind: OperationKind = command.verb == .move ? .move : .copy
    return OperationReport(
      id: nil, kind: kind, items: ItemReports(kind: kind, reports: items), message: message,
      isUndoable: false,
      isError: true, isCancelled: false)
  }

  private static func notFound(_ path: FilePath) -> ItemReport {
    ItemReport(
      source: path, destination: nil, result: .failed, code: .notFound,
      message: localized(
        "“{name}” is not there; look whether its folder was moved, renamed or deleted.",
        ["name": path.display]))
  }
}
