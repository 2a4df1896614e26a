/// How a step ended.
enum StepOutcome {
  case done(Step)
  /// The copy is complete and the original is kept.
  case kept(Step, FileErrorCode)
  case skipped(FileErrorCode)
  /// Something stands at the destination.
  case conflict
  /// A rename cannot do it: it takes a copy.
  case crossesMount
  case failed(Problem)
}
