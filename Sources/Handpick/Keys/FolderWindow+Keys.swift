import CGtk
import FilesCore
import GtkSupport
import SelectionCore

/// The window's keys. They come after the focused widget's and the block's own, so an entry keeps its Ctrl+Z.
extension FolderWindow {
  func handle(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    if WindowKey.handle(key, modifiers, first: false, in: self) { return true }
    return (modifiers == .none || modifiers == GDK_SHIFT_MASK) && typeAhead(key)
  }

  func openHistory() {
    // The button is in the header that select mode replaces.
    leaveSelecting()
    historyButton.open(orAt: toolbar.widget)
  }

  /// The rows that a key acts on: the chosen ones, or in browse mode the current one.
  var chosen: [FileID] { ChosenFiles.rows(allChosen) }

  /// The same with what is kept of other folders.
  var allChosen: [FileID] {
    if model.isSelecting { return model.orderedSelection() }
    return list.focusedID.map { [$0] } ?? []
  }

  func run(_ action: String) {
    guard !toolbar.actionsRest else { return }
    if model.isSelecting {
      toolbar.run.ask(action)
    } else if let id = list.focusedID {
      toolbar.run.ask(action, about: [id])
    }
  }

  // MARK: Undo

  /// Takes back the newest operation that this window made: through its line while that is shown.
  func undo() {
    if toolbar.run.confirmation?.canUndo == true { return toolbar.run.undo() }
    guard let id = transfers.record.popUndoable() else {
      return toolbar.run.report(localized("There is nothing to undo in this window"), isError: false)
    }
    perform(TransferRequest(work: .undo(id), sources: []))
  }

  func redo() {
    guard let id = transfers.record.popRedoable() else {
      return toolbar.run.report(localized("There is nothing to redo in this window"), isError: false)
    }
    perform(TransferRequest(work: .redo(id), sources: []))
  }

  /// Does an operation of the window's own, and says what came of it; answers the report.
  func report(_ operation: @escaping () async -> OperationReport?) {
    Task { [weak self] in
      let ended = await KeptFiles.following(operation) { $0 }
      guard let self, let report = ended else { return }
      transfers.record.note(report)
      toolbar.run.report(report.message, isError: report.isError)
      folder.lookAgain()
    }
  }

  // MARK: Type-ahead

  /// A letter moves the focus to the next name that begins with what was typed; it changes no selection.
  private func typeAhead(_ key: Int32) -> Bool {
    guard list.view.containsFocus, let character = TypeAhead.character(for: key) else { return false }
    let typed = typeAhead.add(character)
    let current = list.focusedID.flatMap { folder.position(of: $0) }
    if let found = folder.position(ofNameTyped: typed, current: current) {
      list.focus(folder.id(at: found))
    }
    return true
  }
}
