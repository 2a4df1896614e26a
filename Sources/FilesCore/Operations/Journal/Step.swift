/// One change of the file system, as the journal keeps it.
struct Step: Sendable {
  var kind: StepKind
  /// Which of the operation's items it belongs to.
  var item: Int
  var source: Place
  var destination: Place
  /// What stood at the source when the step was planned.
  var identity = FileIdentity(inode: 0, handle: 0, born: 0)
  /// What stands at the destination: for a copy its root, else what `identity` says.
  var result: FileIdentity?
  /// What a copy contains; see ``Fingerprint``.
  var fingerprint: UInt64 = 0
  /// The mode of a removed or new folder; for an entry of a trash the date of its deletion.
  var detail: Int64 = 0
  /// The step that it takes back.
  var inverts: Int?
  var isFolder = false
  /// Its number in the journal.
  var number = -1
}

extension Step {
  /// The step that takes this one back, or nil where nothing can.
  var inverse: Step? {
    var step = self
    step.inverts = number
    step.number = -1
    (step.source, step.destination) = (destination, source)
    step.identity = result ?? identity
    step.result = nil
    switch kind {
    case .rename, .transfer: step.kind = .rename
    case .copy: step.kind = .trash
    case .trash: step.kind = .restore
    case .restore: step.kind = .trash
    case .makeFolder: step.kind = .removeFolder
    case .removeFolder: step.kind = .makeFolder
    case .delete: return nil
    }
    return step
  }
}
