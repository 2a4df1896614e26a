/// What the journal knows of a step.
enum StepState: Equatable, Sendable {
  /// Planned; whether it was done has to be looked up.
  case open
  case done
  /// Nothing was changed.
  case failed
  /// The copy is complete and the original is kept: the step is a copy now.
  case kept
}
