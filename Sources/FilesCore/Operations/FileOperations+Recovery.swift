import CFileSystem

extension FileOperations {
  /// Finishes or rolls back what a crash interrupted, so that every file is whole and nothing is left lying
  /// about.
  ///
  /// It belongs at every program's start. Operations that run just now in another process are left alone, and
  /// so is what stands on a volume that is not there: it is looked at again the next time.
  public func recover() async -> OperationReport {
    await WorkerThread.run { [self] in
      journals.removeUnbegun()
      var reports: [ItemReport] = []
      for id in journals.list() {
        guard let ends = journals.ends(of: id) else { continue }
        if case .end? = ends.last { continue }
        guard let opened = try? journals.open(id), !opened.1.hasEnded else { continue }
        reports += recover(opened.0, opened.1)
      }
      return report(recovered: reports)
    }
  }

  private func recover(_ journal: Journal, _ log: OperationLog) -> [ItemReport] {
    let context = OperationContext(self, control: OperationControl(), journal: journal)
    let recovery = Recovery(context: context, texts: texts)
    var reports: [ItemReport] = []
    var states = log.states
    var isSettled = true
    for number in log.steps.indices where states[number] == .open {
      let finding = recovery.settle(log.steps[number], isClaimed: log.claimed.contains(number))
      switch finding {
      case .done:
        journal.add(.done(number...number))
        states[number] = .done
      case .kept:
        journal.add(.kept(step: number))
        states[number] = .kept
      case .failed:
        journal.add(.failed(step: number))
        states[number] = .failed
      case .unknown: isSettled = false
      }
      if let report = recovery.report(log.steps[number], finding) { reports.append(report) }
    }
    recovery.removeLinks(of: log)
    guard isSettled else {
      try? journal.commit()
      return reports
    }
    close(journal, log, states)
    return reports
  }

  private func close(_ journal: Journal, _ log: OperationLog, _ states: [StepState]) {
    let isDone = states.map { $0 == .done || $0 == .kept }
    guard isDone.contains(true) else { return journals.remove(journal) }
    let invertible = log.invertible(isDone)
    var items: Set<Int> = []
    for (number, step) in log.steps.enumerated() where isDone[number] && step.inverts == nil {
      items.insert(step.item)
    }
    journal.add(
      .end(
        JournalSummary(
          done: items.count, total: log.items, undoable: invertible.undo.count,
          redoable: invertible.redo.count,
          changed: log.changed)))
    try? journal.commit()
  }

  private func report(recovered reports: [ItemReport]) -> OperationReport {
    let items = ItemReports(kind: .recover, reports: reports, texts: texts)
    let done = items.count(of: .done)
    let message =
      reports.isEmpty
      ? localized("Nothing was interrupted.") : texts.recovered(finished: done, kept: reports.count - done)
    return OperationReport(
      id: nil, kind: .recover, items: items, message: message, isUndoable: false, isError: false,
      isCancelled: false)
  }
}
