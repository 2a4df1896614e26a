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

  init(_ path: String, options: FolderOptions = FolderOptions()) throws {
    folder = Folder(path: try #require(FilePath(path)), options: options)
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
