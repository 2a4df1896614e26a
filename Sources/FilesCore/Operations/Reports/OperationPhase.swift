/// What an operation is busy with.
public enum OperationPhase: Hashable, Sendable {
  /// Counts what there is to do.
  case preparing
  case working
  /// Writes to the device what the system still holds in memory. It cannot be stopped.
  case finishing
}
