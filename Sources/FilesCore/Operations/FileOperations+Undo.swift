extension FileOperations {
  /// Takes an operation back, newest step first, as far as the world still allows.
  ///
  /// Each step is checked again: what is gone, what is another file by now, and what was changed since stays
  /// as it is. What could not be taken back stays offered.
  ///
  /// - Parameters:
  ///   - id: the operation, or nil for the newest one that can be taken back.
  ///   - policy: ``ConflictPolicy/keepBoth`` brings an item back beside what took its place; anything else
  /// reports a
  ///     conflict.
  public func undo(
    _ id: OperationID? = nil, onConflict policy: ConflictPolicy = .fail, control: OperationControl? = nil
  ) async -> OperationReport {
    await invert(.undo, id, onConflict: policy, control: control)
  }

  /// Does an operation again that was taken back, with every guard. A new operation makes that impossible.
  ///
  /// - Parameters:
  ///   - id: the operation, or nil for the one that was taken back last.
  ///   - policy: as for ``undo(_:onConflict:control:)``.
  public func redo(
    _ id: OperationID? = nil, onConflict policy: ConflictPolicy = .fail, control: OperationControl? = nil
  ) async -> OperationReport {
    await invert(.redo, id, onConflict: policy, control: control)
  }

  /// The operations that the journal keeps, newest first. One that runs just now is not among them.
  ///
  /// - Complexity: O(n) in the number of operations, whatever their size.
  public func history() async -> [HistoryEntry] {
    await WorkerThread.run { [self] in readHistory() }
  }

  func readHistory() -> [HistoryEntry] {
    let ids = journals.list()
    let own = own.withLock { $0 }
    return ids.compactMap { id in
      guard let ends = journals.ends(of: id), case .begin(let kind, let seconds, let items) = ends.first,
        case .end(let summary)? = ends.last
      else { return nil }
      return HistoryEntry(
        id: id, kind: kind, message: texts.history(kind, done: summary.done, total: summary.total),
        isUndoable: summary.undoable > 0,
        isRedoable: summary.redoable > 0 && ids.first.map { summary.changed > $0.nanoseconds } ?? false,
        seconds: seconds, items: items, isOurs: own.contains(id))
    }
  }

  // MARK: Both ways

  private func invert(
    _ kind: OperationKind, _ id: OperationID?, onConflict policy: ConflictPolicy, control: OperationControl?
  ) async -> OperationReport {
    await WorkerThread.run { [self] in
      let control = control ?? OperationControl()
      defer { control.end() }
      return perform(kind, id, policy, control)
    }
  }

  private func perform(
    _ kind: OperationKind, _ id: OperationID?, _ policy: ConflictPolicy, _ control: OperationControl
  ) -> OperationReport {
    let entry = readHistory().first { entry in
      (id == nil || entry.id == id) && (kind == .undo ? entry.isUndoable : entry.isRedoable)
    }
    guard let entry else { return nothing(kind, id) }
    do {
      guard let (journal, log) = try journals.open(entry.id), log.hasEnded else {
        return refusal(kind, entry.id, .busy)
      }
      return Inversion(operations: self, kind: kind, log: log, policy: policy).run(journal, control: control)
    } catch {
      return refusal(kind, entry.id, error.code)
    }
  }

  private func nothing(_ kind: OperationKind, _ id: OperationID?) -> OperationReport {
    let message =
      switch (kind, id) {
      case (.undo, nil): localized("There is nothing to undo.")
      case (_, nil): localized("There is nothing to redo.")
      case (.undo, _):
        localized("There is no such operation that can be undone; “handpickctl history” lists them.")
      default: localized("There is no such operation that can be redone; “handpickctl history” lists them.")
      }
    return OperationReport(
      id: id, kind: kind, items: ItemReports(kind: kind, reports: [], texts: texts),
      message: message, isUndoable: false, isError: true, isCancelled: false)
  }

  private func refusal(_ kind: OperationKind, _ id: OperationID, _ code: FileErrorCode) -> OperationReport {
    let message =
      code == .busy
      ? localized("Another program is undoing or redoing this just now; wait for it to end.")
      : texts.journalProblem(code, folder: journals.path.display)
    return OperationReport(
      id: id, kind: kind, items: ItemReports(kind: kind, reports: [], texts: texts), message: message,
      isUndoable: false, isError: true, isCancelled: false)
  }
}

extension OperationID {
  /// When the operation began, in nanoseconds since 1970.
  var nanoseconds: UInt64 {
    UInt64(text.prefix { $0 != "-" }) ?? 0
  }
}
