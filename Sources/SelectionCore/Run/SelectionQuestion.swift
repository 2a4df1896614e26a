/// What a destructive action asks before it runs.
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
}
