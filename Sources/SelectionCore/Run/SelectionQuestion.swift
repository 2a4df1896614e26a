/// What an action asks before it runs: a destructive one always, any other where ids are selected that are not shown.
public struct SelectionQuestion<ID: Hashable & Sendable>: Sendable, Equatable {
  /// "Delete 3 files?"
  public let title: String
  /// Where the files go, or that it can't be undone.
  public let detail: String
  /// The button that does it: "Delete".
  public let confirmTitle: String
  /// The action that asks.
  public let actionID: String
  /// What it is going to handle, in the shown order: the selection at the time when it was asked for.
  public let ids: [ID]
  /// How many of them are not shown, because a filter hides them. They are the last.
  public let hiddenCount: Int
  /// The button that does it for the shown ones only; nil where all are shown, or too few.
  public let shownOnlyTitle: String?

  /// A question.
  public init(
    title: String, detail: String, confirmTitle: String, actionID: String, ids: [ID], hiddenCount: Int = 0,
    shownOnlyTitle: String? = nil
  ) {
    self.title = title
    self.detail = detail
    self.confirmTitle = confirmTitle
    self.actionID = actionID
    self.ids = ids
    self.hiddenCount = hiddenCount
    self.shownOnlyTitle = shownOnlyTitle
  }
}
