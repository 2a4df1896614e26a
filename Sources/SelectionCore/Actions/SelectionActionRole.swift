/// What kind of an action it is, where that changes how it is drawn and run.
public enum SelectionActionRole: Sendable {
  /// It takes something away: drawn in the danger colour, and it asks first.
  case destructive
}
