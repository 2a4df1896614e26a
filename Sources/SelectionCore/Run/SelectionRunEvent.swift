/// A moment in the run of an action, for haptics and announcements.
public enum SelectionRunEvent: Sendable, Equatable {
  /// An action began to run.
  case began(actionID: String)
  /// It finished, and this line tells so (nil where the share sheet follows, or the work goes on).
  case succeeded(actionID: String, SelectionConfirmation?)
  /// It failed, in part or whole, or its undo did, and this line tells so.
  case failed(actionID: String, SelectionConfirmation)
  /// It backed out without having done anything, by itself or because it was cancelled.
  case cancelled(actionID: String)
  /// It was undone, and this line tells so.
  case undone(actionID: String, SelectionConfirmation)
  /// A line came that no action of the bar made.
  case reported(SelectionConfirmation)
}
