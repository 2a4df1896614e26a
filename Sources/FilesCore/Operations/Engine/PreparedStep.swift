/// A step whose folders are open and whose guards have passed.
struct PreparedStep {
  var step: Step
  /// Its place in the batch that was asked for.
  let index: Int
  let source: WorkFolder
  let target: WorkFolder
  let status: FileStatus
}
