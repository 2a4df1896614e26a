/// Every sentence that selecting shows to people.
///
/// Each is a whole phrase for its number: a translation has a phrase per plural form and splices no noun. A program
/// with texts of its own adopts this, or takes `EnglishTexts` with the name of its items.
@MainActor public protocol SelectionTexts<ID> {
  /// What the texts are about.
  associatedtype ID: Hashable & Sendable

  /// The header in select mode: "3 selected", "3 selected, 2 hidden".
  func count(_ selected: Int, hidden: Int) -> String
  /// The button that begins select mode: "Select".
  var select: String { get }
  /// The button that selects all that is shown.
  var selectAll: String { get }
  /// The same button once all is selected.
  var deselectAll: String { get }
  /// The button that ends select mode.
  var done: String { get }
  /// What a screen reader says that a row's toggle does: "Select", "Deselect".
  func rowToggle(isSelected: Bool) -> String
  /// The name of the action bar: "Actions".
  var actions: String { get }
  /// The button of the menu of actions that have no room in the bar: "More actions".
  var moreActions: String { get }
  /// What a screen reader says of an action that runs: "In progress".
  var inProgress: String { get }
  /// The button of the confirmation line.
  var undo: String { get }
  /// The button that answers no to a question.
  var cancel: String { get }

  /// "Delete 3 files?", or for one whose name is known "Delete “name”?".
  func question(_ action: SelectionToolbarAction<ID>, _ ids: [ID]) -> String
  /// What stands below it: where the files go, or that it can't be undone.
  func questionDetail(_ action: SelectionToolbarAction<ID>, _ ids: [ID]) -> String
  /// What stands there where some of what is selected is not shown: "2 of them are not shown at the moment."
  func hiddenDetail(_ hidden: Int, of count: Int) -> String
  /// The button that then does it for all: "Move all 3".
  func confirmAll(_ action: SelectionToolbarAction<ID>, _ count: Int) -> String
  /// The button that does it for those that are shown: "Move 1 shown".
  func confirmShown(_ action: SelectionToolbarAction<ID>, _ count: Int) -> String
  /// The confirmation line: "Moved 3 files".
  func done(_ action: SelectionToolbarAction<ID>, _ ids: [ID]) -> String
  /// The confirmation line where some could not be handled: "Moved 2 of 3 files".
  func done(_ action: SelectionToolbarAction<ID>, _ ids: [ID], failed: [ID]) -> String
  /// The confirmation line after an undo.
  func undone(_ action: SelectionToolbarAction<ID>, _ ids: [ID]) -> String
  /// The confirmation line for an error that has no description of its own.
  func failed(_ action: SelectionToolbarAction<ID>, _ ids: [ID]) -> String
  /// The same for an undo.
  func undoFailed(_ action: SelectionToolbarAction<ID>, _ ids: [ID]) -> String
  /// The share sheet's title: "Share 3 files".
  func shareTitle(_ ids: [ID]) -> String
  /// The confirmation line where an action that shares found no links.
  func nothingToShare(_ ids: [ID]) -> String
}

extension SelectionTexts {
  public func hiddenDetail(_ hidden: Int, of count: Int) -> String {
    switch (hidden, count) {
    case (1, 1): "It is not shown at the moment."
    case (1, _): "1 of them is not shown at the moment."
    case (count, _): "They are not shown at the moment."
    default: "\(hidden) of them are not shown at the moment."
    }
  }

  public func confirmAll(_ action: SelectionToolbarAction<ID>, _ count: Int) -> String {
    count == 1 ? action.title : "\(action.title) all \(count)"
  }

  public func confirmShown(_ action: SelectionToolbarAction<ID>, _ count: Int) -> String {
    "\(action.title) \(count) shown"
  }
}
