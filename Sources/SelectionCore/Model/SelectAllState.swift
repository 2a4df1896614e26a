/// How much of what is shown is selected: the three states of a Select all control.
public enum SelectAllState: Sendable {
  /// Nothing of what is shown is selected, or nothing is shown.
  case none
  /// Part of what is shown is selected.
  case some
  /// Everything that is shown is selected.
  case all
}
