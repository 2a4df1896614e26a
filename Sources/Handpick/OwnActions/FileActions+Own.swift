import FilesCore
import SelectionCore

/// The actions that a person added.
extension FileActions {
  /// The id of the bar's button that opens a menu of them.
  static let tools = "tools"

  static func id(of action: OwnAction) -> String { "own:\(action.id)" }

  /// What the bar shows: its own actions, and the button for those that a person added, where there are any.
  var bar: [SelectionToolbarAction<FileID>] {
    OwnActionLibrary.shared.actions.isEmpty ? all : all + [toolsButton]
  }

  private var toolsButton: SelectionToolbarAction<FileID> {
    SelectionToolbarAction(
      id: Self.tools, title: localized("Tools"), symbol: "applications-utilities-symbolic",
      perform: { _ in SelectionOutcome<FileID>() })
  }

  var own: [SelectionToolbarAction<FileID>] {
    OwnActionLibrary.shared.actions.map { action in
      SelectionToolbarAction(
        id: Self.id(of: action), title: action.title, symbol: action.icon, minimum: action.minimum,
        perform: { ids -> SelectionOutcome<FileID> in try await self.run(action, ids) })
    }
  }

  private func run(_ action: OwnAction, _ ids: [FileID]) async throws -> SelectionOutcome<FileID> {
    files.kept.handled = ids
    if let obstacle = OwnActionTexts.obstacle(action, ids.count) {
      return SelectionOutcome(message: obstacle, isError: true)
    }
    let kinds = ids.map { files.kind(of: $0) }
    let run = OwnActionRun(action, await files.paths(of: ids), in: folder.path) { [weak window] reason in
      window?.toolbar.run.report(OwnActionTexts.failed(action, reason: reason), isError: true)
    }
    if let wrong = await run.firstOfWrongType(kinds) {
      let name = wrong.name?.display ?? wrong.display
      return SelectionOutcome(message: OwnActionTexts.wrongType(action, name), isError: true)
    }
    try await confirm(action, ids)
    guard let end = await run.end() else {
      return SelectionOutcome(message: OwnActionTexts.started(action), canUndo: false)
    }
    folder.lookAgain()
    if let reason = end.reason {
      return SelectionOutcome(
        message: OwnActionTexts.failed(action, reason: reason), failed: end.failed.map { ids[$0] },
        isError: true, canUndo: false)
    }
    return SelectionOutcome(message: OwnActionTexts.done(action, ids.count), canUndo: false)
  }

  /// Asks what the action wants to have asked, with the first names below.
  private func confirm(_ action: OwnAction, _ ids: [FileID]) async throws {
    guard let question = action.confirm, let window else { return }
    let names = FileTexts(shown: window.shown).names(ids)
    let answer = await transfers.asking {
      await ChoiceDialog.ask(
        title: OwnActionTexts.filled(question, ids.count), detail: names, choices: [.plain(action.title)],
        parent: window.window)
    }
    if answer == nil { throw CancellationError() }
  }
}
