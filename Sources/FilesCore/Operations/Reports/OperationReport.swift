/// What an operation did, item by item.
public struct OperationReport: Sendable {
  /// The operation in the journal, or nil where nothing was begun.
  public let id: OperationID?
  public let kind: OperationKind
  /// One report an item, in the order in which the items were given.
  public let items: ItemReports
  /// A sentence for people: `Moved 2 of 3 files. “x” already exists there.`
  public let message: String
  /// Whether ``FileOperations/undo(_:onConflict:control:)`` can take at least a part of it back.
  public let isUndoable: Bool
  /// Whether nothing worked: the message is an error and no confirmation.
  public let isError: Bool
  /// Whether a person stopped it.
  public let isCancelled: Bool

  /// A report made of its parts.
  public init(
    id: OperationID?, kind: OperationKind, items: ItemReports, message: String, isUndoable: Bool,
    isError: Bool,
    isCancelled: Bool
  ) {
    self.id = id
    self.kind = kind
    self.items = items
    self.message = message
    self.isUndoable = isUndoable
    self.isError = isError
    self.isCancelled = isCancelled
  }
}
