import CGtk
import FilesCore
import GtkSupport
import SelectionCore

/// Own actions in the bar, where its last button opens a menu of them, and in the menus of files.
extension FolderWindow {
  func connectOwnActions() {
    OwnActionLibrary.shared.start()
    toolbar.onAction = { [weak self] id, anchor in
      guard let self, id == FileActions.tools else { return false }
      if toolbar.run.phase == .idle { openTools(at: anchor) }
      return true
    }
    ownActionDrawing = ObservationLoop { [weak self] in
      _ = (OwnActionLibrary.shared.actions, Preferences.shared.asksBeforeTrash)
      self?.takeOverActions()
    }
  }

  private func openTools(at anchor: Widget) {
    let ids = model.orderedSelection()
    PopupMenu.show([ownItems(ids, isChosen: true)], label: localized("Tools"), at: anchor) {
      [weak self, weak anchor] in
      if anchor?.grabFocus() != true { self?.focusFiles() }
    }
  }

  /// The items of a file menu: one for each action, or where they are many one that leads to them.
  func ownMenuItems(_ ids: [FileID], isChosen: Bool) -> [MenuItem] {
    guard !OwnActionLibrary.shared.actions.isEmpty else { return [] }
    let ids = isChosen ? model.orderedSelection() : ids
    let items = ownItems(ids, isChosen: isChosen).filter { $0.obstacle == nil }
    guard items.count > Self.mostInline else { return items }
    return [
      MenuItem(localized("Tools…")) { [weak self] in
        guard let self else { return }
        PopupMenu.show([items], label: localized("Tools"), at: list.view, place: (24, 24)) { [weak self] in
          self?.focusFiles()
        }
      }
    ]
  }

  private static let mostInline = 5
  /// So many files are asked for their types before a menu opens; all are before an action runs.
  private static let mostAsked = 100

  private func ownItems(_ ids: [FileID], isChosen: Bool) -> [MenuItem] {
    let types = Set(ids.prefix(Self.mostAsked).compactMap { typeByName(of: $0) })
    let fitting = OwnActionLibrary.shared.actions.filter { action in
      types.allSatisfy { action.takes($0, isA: OwnActionRun.isA) }
    }
    if fitting.isEmpty {
      let title = localized("No tool takes these files")
      return [MenuItem(title, obstacle: localized("Each is for files of other types")) {}]
    }
    return fitting.map { action in
      let id = FileActions.id(of: action)
      let obstacle =
        toolbar.actionsRest
        ? localized("The folder is still being read") : OwnActionTexts.obstacle(action, ids.count)
      return MenuItem(action.title, icon: action.icon.isEmpty ? nil : action.icon, obstacle: obstacle) {
        [weak self] in
        guard let self else { return }
        if isChosen { toolbar.run.ask(id) } else { toolbar.run.ask(id, about: ids) }
      }
    }
  }

  private func typeByName(of id: FileID) -> String? {
    if shown.files.kind(of: id) == .folder { return OwnAction.folderType }
    return shown.files.path(of: id).name.flatMap(ContentType.byName)
  }
}
