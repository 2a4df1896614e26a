/// How an action or its undo went, where there is more to say than that it is done.
public struct SelectionOutcome<ID: Hashable & Sendable>: Sendable {
  /// The sentence of the confirmation line; nil for the default one ("Moved 3 files").
  public var message: String?
  /// The ids that could not be handled. They stay selected, and select mode stays on for them.
  public var failed: [ID]
  /// Whether the line is drawn as an error.
  public var isError: Bool
  /// Whether what was done can be undone, if the action has an undo at all.
  public var canUndo: Bool

  /// Whether the work goes on by itself: no line tells of it yet, and the host reports how it ended.
  public var goesOn: Bool
  /// One more button of the confirmation line.
  public var followUp: SelectionFollowUp?

  /// An outcome; without arguments a plain success.
  public init(
    message: String? = nil, failed: [ID] = [], isError: Bool = false, canUndo: Bool = true,
    goesOn: Bool = false,
    followUp: SelectionFollowUp? = nil
  ) {
    self.message = message
    self.failed = failed
    self.isError = isError
    self.canUndo = canUndo
    self.goesOn = goesOn
    self.followUp = followUp
  }
}
