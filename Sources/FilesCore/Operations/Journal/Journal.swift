import Glibc

/// The file in which one operation says what it is about to do and what it has done.
///
/// It is only ever added to, each commit is on the device before the files are touched that it speaks of, and
/// it stays locked while the operation runs. It is used by one thread.
final class Journal {
  let id: OperationID
  private let calls: FileSystemCalls
  private let file: Descriptor
  private let lock: JournalLock
  private var length: Int64
  private var pending: [UInt8] = []
  private var folders: [FilePath: Int] = [:]
  /// The last two, which steps mostly name by turns; a path is compared faster than it is hashed.
  private var last: [(path: FilePath, number: Int)] = []
  private(set) var stepCount: Int
  private var isBroken = false

  /// Goes on with a locked file.
  init(
    id: OperationID, calls: FileSystemCalls, file: Descriptor, lock: JournalLock, log: OperationLog? = nil
  ) {
    self.id = id
    self.calls = calls
    self.file = file
    self.lock = lock
    length = Int64(log?.length ?? 0)
    stepCount = log?.steps.count ?? 0
    for (number, folder) in (log?.folders ?? []).enumerated() { folders[folder] = number }
  }

  /// Adds a record to the next commit.
  func add(_ record: JournalRecord) {
    pending += record.line
  }

  /// Adds a step that is about to be done to the next commit, and answers its number.
  func plan(_ step: Step) -> Int {
    let source = number(of: step.source.folder)
    let destination = number(of: step.destination.folder)
    add(.intent(step, source: source, destination: destination))
    defer { stepCount += 1 }
    return stepCount
  }

  private func number(of folder: FilePath) -> Int {
    if let recent = last.first(where: { $0.path == folder }) { return recent.number }
    let number = find(folder)
    last = [(folder, number)] + last.prefix(1)
    return number
  }

  private func find(_ folder: FilePath) -> Int {
    if let number = folders[folder] { return number }
    let number = folders.count
    folders[folder] = number
    add(.folder(folder))
    return number
  }

  /// Brings what was added onto the device.
  ///
  /// - Throws: ``SystemError`` where that is not possible. The journal takes nothing more then, and what is
  ///   under way must be left in a state that recovery understands.
  func commit() throws(SystemError) {
    if isBroken { throw SystemError(number: EIO) }
    guard !pending.isEmpty else { return }
    do {
      try reserve(pending.count + Self.spare)
      try calls.write(file, pending, count: pending.count, at: length)
      try calls.syncData(file)
    } catch {
      isBroken = true
      try? calls.truncate(file, size: length)
      throw error
    }
    length += Int64(pending.count)
    pending = []
  }

  /// Room for the records that close what the commit opens, so that a full device is noticed before.
  private static let spare = 65_536

  private func reserve(_ size: Int) throws(SystemError) {
    do {
      try calls.reserve(file, at: length, size: Int64(size))
    } catch  where error.number == EOPNOTSUPP || error.number == ENOSYS {
      return
    }
  }
}
