/// The texts in English, for items that have one name for one and another for many: `("file", "files")`.
@MainActor public struct EnglishTexts<ID: Hashable & Sendable>: SelectionTexts {
  private let noun: (one: String, many: String)
  private let title: ((ID) -> String)?

  /// Texts about items.
  ///
  /// - Parameters:
  ///   - noun: what one item and many are called.
  ///   - title: what an item is called by itself, for `Delete “name”?`.
  public init(noun: (one: String, many: String), title: ((ID) -> String)? = nil) {
    self.noun = noun
    self.title = title
  }

  public func count(_ selected: Int, hidden: Int) -> String {
    hidden == 0 ? "\(selected) selected" : "\(selected) selected, \(hidden) hidden"
  }
  public var select: String { "Select" }
  public var selectAll: String { "Select all" }
  public var deselectAll: String { "Deselect all" }
  public var done: String { "Done" }
  public func rowToggle(isSelected: Bool) -> String { isSelected ? "Deselect" : "Select" }
  public var actions: String { "Actions" }
  public var moreActions: String { "More actions" }
  public var inProgress: String { "In progress" }
  public var undo: String { "Undo" }
  public var cancel: String { "Cancel" }

  public func question(_ action: SelectionToolbarAction<ID>, _ ids: [ID]) -> String {
    if let title, ids.count == 1 { return "\(action.title) “\(title(ids[0]).asName)”?" }
    return "\(action.title) \(items(ids.count))?"
  }

  public func questionDetail(_ action: SelectionToolbarAction<ID>, _ ids: [ID]) -> String {
    action.canUndo ? "You can undo this." : "This can't be undone."
  }

  public func done(_ action: SelectionToolbarAction<ID>, _ ids: [ID]) -> String {
    "\(verb(action)) \(items(ids.count))"
  }

  public func done(_ action: SelectionToolbarAction<ID>, _ ids: [ID], failed: [ID]) -> String {
    "\(verb(action)) \(ids.count - failed.count) of \(items(ids.count))"
  }

  public func undone(_ action: SelectionToolbarAction<ID>, _ ids: [ID]) -> String {
    "\(action.title) undone for \(items(ids.count))"
  }

  public func failed(_ action: SelectionToolbarAction<ID>, _ ids: [ID]) -> String {
    "\(action.title) failed for \(items(ids.count))"
  }

  public func undoFailed(_ action: SelectionToolbarAction<ID>, _ ids: [ID]) -> String {
    "\(action.title) couldn't be undone for \(items(ids.count))"
  }

  public func shareTitle(_ ids: [ID]) -> String { "Share \(items(ids.count))" }

  public func nothingToShare(_ ids: [ID]) -> String {
    ids.count == 1 ? "This \(noun.one) has no link to share" : "These \(noun.many) have no links to share"
  }

  private func items(_ count: Int) -> String { "\(count) \(count == 1 ? noun.one : noun.many)" }

  private func verb(_ action: SelectionToolbarAction<ID>) -> String { action.done ?? "Finished" }
}
