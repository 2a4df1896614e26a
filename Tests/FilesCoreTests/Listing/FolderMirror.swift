import FilesCore
import Testing

/// Follows a folder by its updates alone, as a window's list does, and counts what they touched.
@MainActor
final class FolderMirror {
  let folder: Folder
  private(set) var rows: [FileID] = []
  private(set) var removed: Set<FileID> = []
  private(set) var renamed: [FileID] = []
  private(set) var detailed: [FileID] = []
  private(set) var resets = 0
  /// The rows that splices took away, and those that they brought.
  private(set) var takenAway: [FileID] = []
  private(set) var inserted: [FileID] = []
  /// Everything that was told, in order.
  private(set) var updates: [FolderUpdate] = []

  init(_ path: String, options: FolderOptions = FolderOptions(), searching pattern: String? = nil) throws {
    let path = try #require(FilePath(path))
    folder =
      pattern.map { Folder(path: path, options: options, searching: NamePattern($0)) }
      ?? Folder(path: path, options: options)
    folder.onUpdate = { [weak self] in self?.take($0) }
  }

  /// The names of the rows as the updates left them.
  var names: [String] { rows.map { String(decoding: folder.name(of: $0).bytes, as: UTF8.self) } }

  func forget() {
    (takenAway, inserted, renamed, detailed, resets, updates) = ([], [], [], [], 0, [])
  }

  func id(_ name: String) throws -> FileID {
    try #require(rows.first { folder.name(of: $0).bytes == Array(name.utf8) })
  }

  /// Opens the folder and waits until all is there.
  func open() async throws {
    folder.open()
    try await wait { self.folder.state != .loading }
  }

  /// Opens a search and waits until all is found.
  func search() async throws {
    folder.open()
    try await wait { self.folder.search?.isRunning == false }
  }

  /// The paths of the rows from the folder on, as the updates left them.
  var paths: [String] {
    let start = folder.path.bytes.count + 1
    return rows.map { String(decoding: folder.path(of: $0).bytes.dropFirst(start), as: UTF8.self) }
  }

  /// Waits for something to become true; twenty seconds are a failure.
  func wait(
    sourceLocation: SourceLocation = #_sourceLocation, for condition: () throws -> Bool
  ) async throws {
    for _ in 0..<4000 {
      if try condition() { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("it did not happen; shown are \(names.prefix(20))", sourceLocation: sourceLocation)
    throw CancellationError()
  }

  private func take(_ update: FolderUpdate) {
    updates.append(update)
    switch update {
    case .state: break
    case .splices(let splices):
      for splice in splices {
        takenAway += rows[splice.range]
        inserted += splice.inserted
        rows.replaceSubrange(splice.range, with: splice.inserted)
      }
    case .reset:
      resets += 1
      rows = Array(folder.shown)
    case .details(let ids): detailed += ids
    case .removed(let ids): removed.formUnion(ids)
    case .renamed(let ids): renamed += ids
    }
  }
}
