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
    model.end()
    historyButton.open()
    return true
  }

  private func handlePlain(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: run("delete")
    case GDK_KEY_F5: folder.reload()
    case GDK_KEY_BackSpace: goUp()
    case GDK_KEY_F2: rename()
    default: return typeAhead(key)
    }
    return true
  }

  private func handleShift(_ key: Int32) -> Bool {
    guard key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete else { return typeAhead(key) }
    run(FileActions.permanentDeletion)
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
    case GDK_KEY_w: window.close()
    case GDK_KEY_q: onQuit?()
    case GDK_KEY_c: actions.copyToClipboard(chosen, isCut: false)
    case GDK_KEY_x: actions.copyToClipboard(chosen, isCut: true)
    case GDK_KEY_v: paste()
    default: return false
    }
    return true
  }

  private func handleControlShift(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_Z, GDK_KEY_z: redo()
    case GDK_KEY_C, GDK_KEY_c: copyPaths()
    case GDK_KEY_S, GDK_KEY_s: selectSameType()
    default: return false
    }
    return true
  }

  private func handleAlt(_ key: Int32) -> Bool {
    switch key {
    case GDK_KEY_Up: goUp()
    case GDK_KEY_Left: goBack()
    case GDK_KEY_Right: goForward()
    default: return false
    }
    return true
  }

  /// What a key acts on: the chosen files, or in browse mode the current row.
  var chosen: [FileID] {
    if model.isSelecting { return model.orderedSelection() }
    return list.focusedID.map { [$0] } ?? []
  }

  private func run(_ action: String) {
    guard !toolbar.actionsRest else { return }
    if model.isSelecting {
      toolbar.run.ask(action)
    } else if let id = list.focusedID {
      toolbar.run.ask(action, about: [id])
    }
  }

  /// Asks for a new name for the current row.
  private func rename() {
    guard let id = list.focusedID else { return }
    let folder = folder
    renaming = RenameDialog(folder.name(of: id), isFolder: folder.kind(of: id) == .folder, parent: window) {
      [weak self] name in
      self?.report { [operations = self?.operations] in
        await operations?.rename(folder.path(of: id), to: name)
      }
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

  private func report(_ operation: @escaping () async -> OperationReport?) {
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
