/// The line that tells how an action went.
public struct SelectionConfirmation: Sendable, Equatable, Identifiable {
  /// A number of its own for each line, also where two say the same.
  public let id: Int
  /// "Moved 3 files"
  public let text: String
  /// Whether it tells of a failure: drawn in the danger colour.
  public let isError: Bool
  /// Whether it tells of a success that left something undone: its mark is a warning.
  public let isPartial: Bool
  /// Whether it has an Undo.
  public let canUndo: Bool
  /// What its further button says, where it has one.
  public let followUpTitle: String?
  /// Whether its Undo was pressed and is at work.
  public internal(set) var isUndoing = false
  /// The line whose undo this one still offers, after a first try failed.
  let undoOf: Int
}
