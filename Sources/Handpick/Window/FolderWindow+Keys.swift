import CGtk
import FilesCore
import GtkSupport
import SelectionCore

/// The window's keys. They come after the focused widget's and the block's own, so an entry keeps its Ctrl+Z.
extension FolderWindow {
  func handle(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    switch modifiers {
    case .none: handlePlain(key)
    case GDK_CONTROL_MASK: handleControl(key)
    case .controlShift: handleControlShift(key)
    case GDK_ALT_MASK: handleAlt(key)
    case .controlAlt where key == GDK_KEY_z: openHistory()
    case GDK_SHIFT_MASK: handleShift(key)
    default: false
    }
  }

  private func openHistory() -> Bool {
    // The button is in the header that select mode replaces.
    leaveSelecting()
    historyButton.open()
    return true
  }

  private func handlePlain(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: run("delete")
    case GDK_KEY_F5: folder.reload()
    case GDK_KEY_BackSpace: goUp()
    case GDK_KEY_F2: rename()
    case GDK_KEY_F9: toggleSidebar()
    case GDK_KEY_F10: header.menuButton.grabFocus()
    default: return typeAhead(key)
    }
    return true
  }

  private func handleShift(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: run(FileActions.permanentDeletion)
    case GDK_KEY_Return, GDK_KEY_KP_Enter: openBeside(inWindows: true)
    default: return typeAhead(key)
    }
    return true
  }

  private func handleControl(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_d: run("duplicate")
    case GDK_KEY_m: run("move")
    case GDK_KEY_z: undo()
    case GDK_KEY_h: toggleHidden()
    case GDK_KEY_f: openSearch()
    case GDK_KEY_s: selectByPattern()
    case GDK_KEY_n: onOpenWindow?(folder.path)
    case GDK_KEY_k: keep()
    case GDK_KEY_l: editLocation()
    case GDK_KEY_Return, GDK_KEY_KP_Enter: openBeside()
    case GDK_KEY_b: addBookmark()
    case GDK_KEY_t: openTab(folder.path)
    case GDK_KEY_w: closeTab(at: currentTab)
    case GDK_KEY_1: show(as: .list)
    case GDK_KEY_2: show(as: .grid)
    case GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add: zoom(by: 1)
    case GDK_KEY_minus, GDK_KEY_KP_Subtract: zoom(by: -1)
    case GDK_KEY_0, GDK_KEY_KP_0: zoom(by: nil)
    case GDK_KEY_q: onQuit?()
    case GDK_KEY_comma: showPreferences()
    case GDK_KEY_c: copyToClipboard(isCut: false)
    case GDK_KEY_x: copyToClipboard(isCut: true)
    case GDK_KEY_v: paste()
    default: return false
    }
    return true
  }

  /// Ctrl with Page Up or Page Down, which the list would take for its own.
  func handleTabs(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    guard modifiers == GDK_CONTROL_MASK else { return false }
    switch key {
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: showTab(by: -1)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: showTab(by: 1)
    default: return false
    }
    return true
  }

  private func handleControlShift(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_Z, GDK_KEY_z: redo()
    case GDK_KEY_N, GDK_KEY_n: makeFolder()
    case GDK_KEY_C, GDK_KEY_c: copyPaths()
    case GDK_KEY_K, GDK_KEY_k: showKept()
    case GDK_KEY_S, GDK_KEY_s: selectSameType()
    case GDK_KEY_M, GDK_KEY_m: run(FileActions.copying)
    case GDK_KEY_plus: zoom(by: 1)
    case GDK_KEY_question, GDK_KEY_slash: showShortcuts()
    default: return false
    }
    return true
  }

  private func handleAlt(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_Up: goUp()
    case GDK_KEY_Left: goBack()
    case GDK_KEY_Right: goForward()
    case GDK_KEY_Home: go(to: .home)
    case GDK_KEY_Return, GDK_KEY_KP_Enter: showProperties()
    case GDK_KEY_1...GDK_KEY_9: showTab(at: Int(key - GDK_KEY_1))
    default: return false
    }
    return true
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
  private func undo() {
    if toolbar.run.confirmation?.canUndo == true { return toolbar.run.undo() }
    guard let id = transfers.record.popUndoable() else {
      return toolbar.run.report(localized("There is nothing to undo in this window"), isError: false)
    }
    perform(TransferRequest(work: .undo(id), sources: []))
  }

  private func redo() {
    guard let id = transfers.record.popRedoable() else {
      return toolbar.run.report(localized("There is nothing to redo in this window"), isError: false)
    }
    perform(TransferRequest(work: .redo(id), sources: []))
  }

  /// Does an operation of the window's own, and says what came of it; answers the report.
  func report(_ operation: @escaping () async -> OperationReport?) {
    Task { [weak self] in
      guard let self, let report = await operation() else { return }
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
    let start = list.focusedID.flatMap { folder.position(of: $0) } ?? 0
    if let found = folder.position(ofNameBeginning: typed, from: typed.count == 1 ? start + 1 : start) {
      list.focus(folder.id(at: found))
    }
    return true
  }
}
