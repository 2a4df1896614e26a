/// One thing to do with the selected ids: a button of the action bar.
public struct SelectionToolbarAction<ID: Hashable & Sendable>: Identifiable {
  /// Does something with ids, given in the shown order, and throws when it could not.
  ///
  /// A thrown `LocalizedError` shows its description, `CancellationError` backs out quietly.
  public typealias Work = @MainActor ([ID]) async throws -> Void
  /// The same with more to say about how it went.
  public typealias WorkWithOutcome = @MainActor ([ID]) async throws -> SelectionOutcome<ID>

  enum Performing {
    case work(WorkWithOutcome)
    case share(@MainActor ([ID]) async throws -> [String])
  }

  /// Tells the action from the others of its bar.
  public let id: String
  /// What its button says: "Delete".
  public let title: String
  /// The name of its icon, as the icon theme has it.
  public let symbol: String
  /// What kind of an action it is; nil for one that takes nothing away.
  public let role: SelectionActionRole?
  /// How many ids have to be selected at least; 1 or more.
  public let minimum: Int
  /// The verb of the confirmation line: "Moved".
  public let done: String?
  /// Whether a success ends select mode.
  public let endsSelection: Bool
  /// Whether it asks before it runs, as a destructive one does by itself.
  public let asksFirst: Bool
  let performing: Performing
  let undoing: WorkWithOutcome?

  /// Whether it can be undone. Where not, it has no Undo and its question says so.
  public var canUndo: Bool { undoing != nil }

  /// Whether it answers with links for the share sheet.
  public var isShare: Bool {
    if case .share = performing { true } else { false }
  }

  init(
    id: String, title: String, symbol: String, role: SelectionActionRole?, minimum: Int, done: String?,
    endsSelection: Bool, performing: Performing, undoing: WorkWithOutcome?, asksFirst: Bool? = nil
  ) {
    self.asksFirst = asksFirst ?? (role == .destructive)
    self.id = id
    self.title = title
    self.symbol = symbol
    self.role = role
    self.minimum = max(1, minimum)
    self.done = done
    self.endsSelection = endsSelection
    self.performing = performing
    self.undoing = undoing
  }
}
