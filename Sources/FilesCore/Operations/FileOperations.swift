import Glibc
import Synchronization

/// Moves, copies, trashes and deletes files, and takes that back.
///
/// Nothing is replaced without being asked, an original is removed only when its copy is complete and on the
/// device, and every operation is in a journal first: what a crash interrupts is finished or rolled back by
/// ``recover()``, and what is done can be undone later and by another program. Each operation runs on a
/// thread of its own; several may run at once, also in several processes.
public final class FileOperations: Sendable {
  let journals: JournalFolder
  let homeTrash: FilePath
  let texts: OperationTexts
  let calls: FileSystemCalls
  /// How many copies share a sync of their file system.
  let syncedItems: Int
  /// The operations that this process made.
  let own = Mutex<Set<OperationID>>([])

  /// - Parameters:
  ///   - stateFolder: where the journals are kept; `$XDG_STATE_HOME/handpick/operations` by default.
  ///   - dataFolder: what holds the home trash; `$XDG_DATA_HOME` by default.
  ///   - texts: what is said to people; English by default.
  public convenience init(
    stateFolder: FilePath? = nil, dataFolder: FilePath? = nil, texts: OperationTexts = OperationTexts()
  ) {
    self.init(stateFolder: stateFolder, dataFolder: dataFolder, texts: texts, calls: FileSystemCalls())
  }

  init(
    stateFolder: FilePath?, dataFolder: FilePath?, texts: OperationTexts, calls: FileSystemCalls,
    syncedItems: Int = 4_096
  ) {
    self.calls = calls
    self.syncedItems = syncedItems
    self.texts = texts
    let state =
      stateFolder ?? Self.baseFolder("XDG_STATE_HOME", ".local/state").appending("handpick", "operations")
    journals = JournalFolder(path: state, calls: calls)
    homeTrash = (dataFolder ?? Self.baseFolder("XDG_DATA_HOME", ".local/share")).appending("Trash")
  }

  /// A base folder of the XDG Base Directory specification: an absolute path in the environment, else one
  /// under the home folder.
  private static func baseFolder(_ variable: String, _ fallback: String) -> FilePath {
    if let path = environment(variable).flatMap({ FilePath(bytes: $0) }) { return path }
    let home = environment("HOME").flatMap { FilePath(bytes: $0) } ?? userHome
    return home.appending(fallback.split(separator: "/").map(String.init))
  }

  private static func environment(_ variable: String) -> [UInt8]? {
    guard let value = getenv(variable) else { return nil }
    return String(cString: value).isEmpty
      ? nil : Array(UnsafeBufferPointer(start: value, count: strlen(value))).map { UInt8(bitPattern: $0) }
  }

  private static var userHome: FilePath {
    guard let entry = getpwuid(geteuid()), let folder = entry.pointee.pw_dir else { return .root }
    return FilePath(String(cString: folder)) ?? .root
  }

  // MARK: Operations

  /// Moves entries into a folder.
  ///
  /// - Parameter choices: what goes before the policy for these sources.
  /// - Complexity: O(n) in the number of entries, within a mount; across mounts also in what they contain.
  public func move(
    _ sources: [FilePath], to folder: FilePath, onConflict policy: ConflictPolicy = .fail,
    choices: [FilePath: ConflictChoice] = [:], control: OperationControl? = nil
  ) async -> OperationReport {
    await bring(.move, sources, to: folder, onConflict: policy, choices: choices, control: control)
  }

  /// Copies entries into a folder.
  ///
  /// - Parameter choices: what goes before the policy for these sources.
  /// - Complexity: O(n) in the number of entries and in what they contain.
  public func copy(
    _ sources: [FilePath], to folder: FilePath, onConflict policy: ConflictPolicy = .fail,
    choices: [FilePath: ConflictChoice] = [:], control: OperationControl? = nil
  ) async -> OperationReport {
    await bring(.copy, sources, to: folder, onConflict: policy, choices: choices, control: control)
  }

  /// Copies entries beside themselves, as `name (copy).ext`.
  ///
  /// - Complexity: O(n) in the number of entries and in what they contain.
  public func duplicate(_ sources: [FilePath], control: OperationControl? = nil) async -> OperationReport {
    await bring(.duplicate, sources, to: nil, onConflict: .keepBoth, control: control)
  }

  /// Gives an entry another name in its folder.
  public func rename(_ path: FilePath, to name: FileName) async -> OperationReport {
    await run(.rename, [path], folder: path.parent, control: nil) { context, ledger in
      guard let source = path.place else { return ledger.failed(0, Problem(code: .permission), in: nil) }
      let runner = ItemRunner(context: context, kind: .rename, policy: .fail, ledger: ledger)
      runner.rename(source, to: name)
      ledger = runner.ledger
    }
  }

  /// Makes an empty folder.
  public func makeFolder(at path: FilePath) async -> OperationReport {
    await run(.newFolder, [path], folder: path.parent, control: nil) { context, ledger in
      guard let place = path.place else { return ledger.failed(0, Problem(code: .exists), in: nil) }
      let step = Step(kind: .makeFolder, item: 0, source: place, destination: place, detail: 0o777)
      Self.settle(FolderRunner(context: context).run([(0, step)]), [step], &ledger)
    }
  }

  /// Moves entries to the trash of their mount.
  ///
  /// - Complexity: O(n) in the number of entries.
  public func trash(_ sources: [FilePath], control: OperationControl? = nil) async -> OperationReport {
    await run(.trash, sources, folder: nil, control: control) { context, ledger in
      Self.inBatches(sources, context, kind: .trash, &ledger) { TrashRunner(context: context).run($0) }
    }
  }

  /// Removes entries for good. Nothing can take that back.
  ///
  /// - Complexity: O(n) in the number of entries and in what they contain.
  public func deletePermanently(_ sources: [FilePath], control: OperationControl? = nil) async
    -> OperationReport
  {
    await run(.delete, sources, folder: nil, control: control) { context, ledger in
      Self.inBatches(sources, context, kind: .delete, &ledger) { DeleteRunner(context: context).run($0) }
    }
  }

  /// Whether there is likely to be a trash for an entry: a hint for the wording of a question, never a
  /// promise.
  public func canTrash(_ path: FilePath) -> Bool {
    guard let parent = path.parent, let descriptor = try? calls.openFolder(parent) else { return false }
    guard let folder = try? WorkFolder(parent, descriptor: descriptor, calls: calls) else { return false }
    return TrashFolders(calls: calls, homeTrash: homeTrash).isLikely(for: folder)
  }
}

extension FilePath {
  /// The path of an entry below this folder.
  fileprivate func appending(_ names: String...) -> FilePath {
    appending(names)
  }

  fileprivate func appending(_ names: [String]) -> FilePath {
    names.reduce(self) { $0.appending(FileName(checked: Array($1.utf8))) }
  }

  /// Where the entry stands, or nil for the root.
  var place: Place? {
    guard let parent, let name else { return nil }
    return Place(folder: parent, name: name)
  }
}
