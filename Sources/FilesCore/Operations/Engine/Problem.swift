/// Why a step was not done.
struct Problem: Error {
  /// Nil where the person stopped it.
  let code: FileErrorCode?
  /// The name that the problem is about where that is not the item's own.
  var name: FileName?
  /// Whether it was the journal that could not be written: nothing was begun.
  var isJournal = false
  /// What is lacking on a device that is full, where that is known.
  var shortage: Shortage?

  static let cancelled = Problem(code: nil)

  init(code: FileErrorCode?, name: FileName? = nil, shortage: Shortage? = nil) {
    self.code = code
    self.name = name
    self.shortage = shortage
  }

  /// What an error means for an item, or for the entry `name` somewhere below it.
  init(_ error: any Error, name: [UInt8]? = nil) {
    switch error {
    case let problem as Problem: self = problem
    case let error as SystemError: self.init(code: error.code, name: name.flatMap { FileName(bytes: $0) })
    default: self.init(code: .io)
    }
  }

  /// The journal could not be written.
  init(journal error: SystemError) {
    code = error.code
    isJournal = true
  }
}
