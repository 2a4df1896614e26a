import Glibc

/// Looks before a step whether it may be done, by what stands there and never by the text of paths alone.
struct StepGuards {
  let context: OperationContext

  private var calls: FileSystemCalls { context.calls }

  /// Opens the folders of a step from one place to another and finds what is to go.
  ///
  /// - Parameter isCopy: whether what is found stays, so that it need not be known again.
  /// - Throws: ``Problem``.
  func prepare(_ step: Step, index: Int, isCopy: Bool = false) throws -> PreparedStep {
    let source = try context.folders.open(step.source.folder)
    let status = try find(step, in: source)
    let target = try context.folders.open(step.destination.folder, makesMissing: step.inverts != nil)
    if status.raw.is_mount_root != 0 { throw Problem(code: .mountPoint) }
    if source.status.isSame(as: target.status), step.source.name == step.destination.name {
      throw Problem(code: .samePlace)
    }
    if status.kind == .folder, try target.isEqualOrBelow(status) { throw Problem(code: .intoItself) }
    var step = step
    step.source.folder = source.path
    step.destination.folder = target.path
    step.isFolder = status.kind == .folder
    if !isCopy { step.identity = calls.identity(source.descriptor, step.source.name.bytes, status) }
    return PreparedStep(step: step, index: index, source: source, target: target, status: status)
  }

  /// What stands at a step's source, if it is what the step was planned for.
  func find(_ step: Step, in folder: WorkFolder) throws -> FileStatus {
    let name = step.source.name.bytes
    let status: FileStatus
    do {
      status = try calls.status(folder.descriptor, name)
    } catch {
      throw Problem(error)
    }
    guard step.inverts != nil else { return status }
    if calls.identity(folder.descriptor, name, status).matches(step.identity) { return status }
    // A file that was saved anew is another file under the same name, and still the person's own. A folder is
    // not.
    guard !step.isFolder, status.kind != .folder else { throw Problem(code: .notOurs) }
    return status
  }

  /// Whether what is copied away from a folder could be removed from it afterwards.
  func checkRemovable(_ prepared: PreparedStep) throws {
    let folder = prepared.source
    if let code = folder.refusal { throw Problem(code: code) }
    guard folder.status.permissions & 0o1000 != 0 else { return }
    let user = geteuid()
    guard user == 0 || user == folder.status.raw.uid || user == prepared.status.raw.uid else {
      throw Problem(code: .permission)
    }
  }
}
