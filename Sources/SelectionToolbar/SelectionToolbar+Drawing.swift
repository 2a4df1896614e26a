import CGtk
import GtkSupport
import SelectionCore

/// What depends on the model and the run.
extension SelectionToolbar {
  /// Draws all that depends on the model and the run; called again after each change of what it reads.
  func draw() {
    run.lingers = ScreenReaderStatus.shared.isOn
    drawHeader()
    drawMode()
    drawActions()
    drawQuestion()
    drawShare()
    drawLine()
    drawTitle()
  }

  func drawHeader() {
    header.update(
      count: model.count, text: texts.count(model.count, hidden: model.hiddenCount),
      all: model.allState == .all ? texts.deselectAll : texts.selectAll, canSelectAll: model.shownCount > 0)
  }

  func drawMode() {
    guard model.isSelecting != drawnMode else { return }
    drawnMode = model.isSelecting
    let hadFocusInBars = actionBar.containsFocus || header.bar.containsFocus || hostBar?.containsFocus == true
    showHeader(drawnMode)
    // The focus is moved before its widget goes, or GTK would let it fall.
    if hadFocusInBars { focusContent?() }
    actionBar.setShown(drawnMode)
  }

  func drawActions() {
    switch run.phase {
    // The question is modal, so the bar stays as it is under it: an insensitive button would lose the focus.
    case .confirming: drawBusy(nil)
    case .running(let id):
      actionBar.update(running: id) { _ in false }
      drawBusy(run.isAsking ? nil : id)
    case .idle:
      drawBusy(nil)
      actionBar.update(running: nil) { !actionsRest && run.canRun($0) }
    }
  }

  /// An action is drawn busy a moment after it began, so that one that is done at once does not flicker, and one that
  /// asks something first is not said to be in progress.
  private func drawBusy(_ id: String?) {
    guard id != drawnBusy else { return }
    drawnBusy = id
    if let busyTimeout { Timeout.cancel(busyTimeout) }
    busyTimeout = nil
    guard id != nil else { return actionBar.setBusy(nil) }
    busyTimeout = Timeout.after(milliseconds: 100) { [weak self] in
      guard let self else { return }
      busyTimeout = nil
      actionBar.setBusy(drawnBusy)
    }
  }

  /// The count goes into the title a moment after it changed. A screen reader says a title that changes, but one
  /// that has changed before it turned to the newly focused row is old news to it.
  func drawTitle() {
    let text = model.isSelecting ? texts.count(model.count, hidden: model.hiddenCount) : title
    guard !title.isEmpty, text != drawnTitle else { return }
    let isFirst = drawnTitle.isEmpty
    drawnTitle = text
    // A count that does not come to rest, as while others remove chosen files, is not put off for ever.
    if !isFirst, let titleWaits, titleWaits.duration(to: .now) > .seconds(1) { return }
    if let titleTimeout { Timeout.cancel(titleTimeout) }
    titleTimeout = nil
    if isFirst { return setWindowTitle() }
    titleWaits = titleWaits ?? .now
    titleTimeout = Timeout.after(milliseconds: 250) { [weak self] in
      self?.titleTimeout = nil
      self?.setWindowTitle()
    }
  }

  func setWindowTitle() {
    titleWaits = nil
    // Without a title the window's is the host's own.
    guard let window, !title.isEmpty else { return }
    gtk_window_set_title(window, drawnTitle)
  }

  func drawQuestion() {
    guard case .confirming(let asked) = run.phase else {
      question?.close()
      question = nil
      return
    }
    guard question == nil else { return }
    let isDestructive = run.actions.contains { $0.id == asked.actionID && $0.role == .destructive }
    question = QuestionDialog(asked, isDestructive: isDestructive, cancel: texts.cancel, parent: window) {
      [weak self] answer in
      guard let self else { return }
      question = nil
      switch answer {
      case .no: run.cancel()
      case .yes: run.confirm()
      case .onlyShown: run.confirm(onlyShown: true)
      }
    }
  }

  func drawShare() {
    guard let share = run.share, share.id != drawnShare else { return }
    drawnShare = share.id
    shareSheet = ShareSheet(
      title: texts.shareTitle(share.ids), links: share.links, ways: shareWays, cancel: texts.cancel,
      parent: window
    ) { [weak self] result in
      self?.shareSheet = nil
      self?.endShare(result)
    }
  }

  func endShare(_ result: Result<ShareOutcome, any Error>) {
    switch result {
    case .success(.backedOut): run.endShare(nil)
    case .success(.goesOn): run.endShare(SelectionOutcome(goesOn: true))
    case .success(.done(let message)): run.endShare(SelectionOutcome(message: message))
    case .failure(let error): run.endShare(throwing: error)
    }
  }

  func drawLine() {
    guard let confirmation = run.confirmation else {
      drawnConfirmation = nil
      if line.containsFocus { focusContent?() }
      line.hide()
      return
    }
    guard confirmation.id != drawnConfirmation else { return }
    drawnConfirmation = confirmation.id
    line.show(
      confirmation.text, isError: confirmation.isError, isPartial: confirmation.isPartial,
      canUndo: confirmation.canUndo,
      followUp: confirmation.followUpTitle)
  }
}
