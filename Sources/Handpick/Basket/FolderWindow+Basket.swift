import CGtk
import FilesCore
import GtkSupport
import SelectionCore

/// Keeping chosen files while other folders are shown.
///
/// What is kept is chosen again whenever select mode is on, so the header counts it, and every action asks first and
/// says where it is. Once something is kept, leaving select mode keeps what is chosen; only an action or Drop all ends it.
extension FolderWindow {
  var kept: KeptFiles { shown.kept }

  func connectBasket() {
    keptObservation = model.addObserver { [weak self] in self?.followSelection($0) }
    model.onLose = { [weak self] in self?.rememberChosen() }
    kept.onVanish = { [weak self] in self?.model.forget($0) }
    kept.onFollow = { [weak self] in self?.chooseKeptRows() }
    kept.onLook = { [weak self] in self?.selectionSize?.detailsChanged() }
    let keep = Button(localized("Keep")).styled("text-button")
    keep.hasFrame = false
    keep.tooltip = localized("Keep the selection for other folders")
    keep.setAccessibleLabel(keep.label)
    let shortcut = localizedKeys("Ctrl+K")
    keep.setAccessibleDescription(shortcut)
    keep.flushingAccessible()
    gtk_widget_set_size_request(keep.widget, 44, 44)
    keep.layout(valign: GTK_ALIGN_CENTER)
    keep.onClicked { [weak self] in self?.keep() }
    for button in basketButtons {
      button.onDrop = { [weak self] in self?.dropKept($0) }
      button.onClosed = { [weak self] in self?.focusFiles() }
    }
    basketButtons[0].onSelect = { [weak self] in
      self?.model.begin()
      self?.focusFiles()
    }
    header.end.prepend(basketButtons[0].button, folds: true)
    keepPlace.append(basketButtons[1].button, folds: true)
    keepPlace.append(keep, folds: true)
    toolbar.addToHeader(keepPlace)
    toolbar.onLeave = { [weak self] in
      self?.dropCarried()
      self?.leaveSelecting()
    }
  }

  /// Keeps what is chosen, or the current file, and goes on browsing.
  func keep() {
    guard model.isSelecting else { return keep(chosen) }
    let rows = chosen
    keepChosen()
    if rows.isEmpty { return }
    reportKept(BasketTexts.done(rows.count))
  }

  /// Keeps rows of the folder shown, in select mode together with what is chosen.
  func keep(_ rows: [FileID]) {
    guard !rows.isEmpty else { return }
    if model.isSelecting {
      model.select(rows)
      return keep()
    }
    kept.keep(rows.map { file($0, of: folder) })
    reportKept(BasketTexts.done(rows.count))
  }

  /// Ends select mode; where something was kept already, what is chosen is kept too.
  func leaveSelecting() {
    guard model.isSelecting else { return }
    guard kept.isFollowing else { return model.end() }
    keepChosen()
    if !kept.isEmpty, !kept.isCarrying { toolbar.announce(BasketTexts.name(kept.basket.count)) }
  }

  private func keepChosen() {
    kept.handled = nil
    kept.keep(ChosenFiles.rows(model.orderedSelection()).map { file($0, of: folder) })
    model.end()
  }

  private func file(_ id: FileID, of folder: Folder) -> KeptFile {
    KeptFile(path: folder.path(of: id), kind: folder.kind(of: id), size: folder.details(of: id)?.size)
  }

  private func reportKept(_ text: String) {
    let show = SelectionFollowUp(title: localized("Show")) { [weak self] in self?.showKept() }
    toolbar.run.report(text, isError: false, followUp: show)
  }

  /// Lists what is kept.
  func showKept() {
    if kept.isEmpty {
      return toolbar.run.report(localized("Nothing is kept of other folders"), isError: false)
    }
    basketButtons[model.isSelecting ? 1 : 0].open(orAt: toolbar.widget)
  }

  private func dropKept(_ ids: [FileID]) {
    kept.drop(ids)
    model.forget(ids)
    if kept.isEmpty { toolbar.run.report(BasketTexts.dropped(ids.count), isError: false) }
  }

  // MARK: Another folder

  /// What is chosen in the folder that is about to be left, unless it is kept.
  func chosenBeforeLeaving() -> [FileID] {
    model.isSelecting && !kept.isFollowing ? model.orderedSelection() : []
  }

  /// Above this many, files that are kept one by one would hold up the window.
  private static let mostCarried = 20_000

  /// Goes from a folder to a search in it, or back. What is chosen is kept on the way, and chosen again in the other: as
  /// rows where it has them.
  func carrySelection(through visit: () -> Void) {
    guard model.isSelecting, model.count <= Self.mostCarried else { return visit() }
    kept.isCarried = kept.isCarried || !kept.isFollowing
    kept.isFollowing = true
    kept.isCarrying = true
    visit()
    kept.isCarrying = false
    model.begin()
  }

  /// Before select mode is left by somebody who never asked for something to be kept.
  private func dropCarried() {
    guard kept.isCarried else { return }
    (kept.isFollowing, kept.isCarried) = (false, false)
    kept.drop(kept.basket.ids)
  }

  /// Says that files of a folder that was left are chosen no longer, and offers to keep them.
  func offerToKeep(_ ids: [FileID], of folder: Folder) {
    guard !ids.isEmpty else { return }
    let keep = SelectionFollowUp(title: localized("Keep")) { [weak self] in
      guard let self else { return }
      kept.keep(ids.map { self.file($0, of: folder) })
      reportKept(BasketTexts.done(ids.count))
    }
    toolbar.run.report(BasketTexts.left(ids.count), isError: false, followUp: keep)
  }

  // MARK: Select mode

  private func followSelection(_ change: SelectionChange) {
    if change.modeChanged {
      if model.isSelecting { chooseKept() } else { kept.dropHandled() }
      kept.isFollowing = model.isSelecting && (kept.isFollowing || !kept.isEmpty)
      if !model.isSelecting, !kept.isCarrying { kept.isCarried = false }
    } else if model.isSelecting, model.hiddenCount < kept.basket.count || kept.handled != nil {
      // Deselected, with all or because an action has handled them.
      let ids = kept.basket.ids.filter { !model.isSelected($0) }
      let files = ids.compactMap { kept.basket[$0] }
      kept.drop(ids)
      if kept.handled == nil { offerToKeepAgain(files) }
    }
  }

  /// Says that files of other folders are kept no longer, and offers to take that back.
  private func offerToKeepAgain(_ files: [KeptFile]) {
    guard !files.isEmpty else { return }
    let undo = SelectionFollowUp(title: localized("Undo")) { [weak self] in
      guard let self else { return }
      kept.keep(files)
      if model.isSelecting { chooseKept() } else { reportKept(BasketTexts.done(files.count)) }
    }
    toolbar.run.report(BasketTexts.dropped(files.count), isError: false, followUp: undo)
  }

  /// Chooses what is kept: as rows where it is of the folder shown, else as what is not shown.
  private func chooseKept() {
    kept.handled = nil
    guard !kept.isEmpty else { return }
    kept.isFollowing = true
    chooseKeptRows()
    model.select(kept.basket.ids)
  }

  /// Chooses the rows of kept files that stand in the folder shown, as far as they are listed.
  func chooseKeptRows() {
    let basket = kept.basket
    guard model.isSelecting, !basket.isEmpty,
      folder.isSearch ? basket.hasFiles(below: folder.path) : basket.count(in: folder.path) > 0
    else { return }
    // What an action has just brought here is the action's until it has ended.
    let handled = Set(kept.handled ?? [])
    var rows: [FileID] = []
    var ids: [FileID] = []
    for id in folder.isSearch ? basket.ids : basket.ids(in: folder.path) {
      guard !handled.contains(id), let row = basket[id].flatMap({ folder.id(of: $0.path) }) else { continue }
      rows.append(row)
      ids.append(id)
    }
    guard !rows.isEmpty else { return }
    kept.drop(ids)
    model.forget(ids)
    model.select(rows)
    // All are rows again, and nobody asked for them to be kept.
    if kept.isEmpty, kept.isCarried { (kept.isFollowing, kept.isCarried) = (false, false) }
  }
}
