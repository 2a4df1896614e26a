/// An operation that the journal keeps.
public struct HistoryEntry: Hashable, Sendable {
  public let id: OperationID
  public let kind: OperationKind
  /// What it did, for people: `Moved 3 files`.
  public let message: String
  /// Whether it can be taken back now, at least in part.
  public let isUndoable: Bool
  /// Whether it was taken back and nothing was done since.
  public let isRedoable: Bool
  /// When it began, in seconds since 1970.
  public let seconds: Int64
  /// How many items it was asked for.
  public let items: Int
  /// Whether this process made it.
  public let isOurs: Bool
}
