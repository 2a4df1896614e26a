import FilesCore

/// The operations that one window made, for its Ctrl+Z: what the command or another window did is not among them.
final class OperationRecord {
  private var undoable: [OperationID] = []
  private var redoable: [OperationID] = []

  /// Takes note of a finished operation of this window.
  func note(_ report: OperationReport) {
    guard let id = report.id else { return }
    undoable.removeAll { $0 == id }
    redoable.removeAll { $0 == id }
    let worked = report.items.contains { $0.result == .done }
    switch report.kind {
    case .undo:
      if worked { redoable.append(id) }
    case .redo: break
    default: redoable = []
    }
    if report.isUndoable { undoable.append(id) }
  }

  /// Whether this window made an operation that can be undone or redone.
  func contains(_ id: OperationID) -> Bool { undoable.contains(id) || redoable.contains(id) }

  /// The newest operation that can be undone, which is then no longer on the record.
  func popUndoable() -> OperationID? { undoable.popLast() }
  func popRedoable() -> OperationID? { redoable.popLast() }

  /// An operation was undone otherwise, by its confirmation line.
  func forget(_ id: OperationID) { undoable.removeAll { $0 == id } }
}
