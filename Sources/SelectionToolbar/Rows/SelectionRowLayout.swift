/// Where a row's circle is.
public enum SelectionRowLayout: Sendable {
  /// Before the content, at the start.
  case row
  /// Over the content, in the upper corner at the start.
  case tile
}
