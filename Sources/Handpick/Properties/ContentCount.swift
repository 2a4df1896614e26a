import FilesCore

/// How much there is in files and folders, counted on a thread of its own.
nonisolated struct ContentCount: Sendable, Equatable {
  var files = 0
  var folders = 0
  var bytes: UInt64 = 0
  /// Folders that could not be looked into.
  var unreadable = 0
  var isComplete = false

  /// The count as it grows; the last one is complete. Ending the iteration ends the counting.
  static func counting(_ roots: [FilePath]) -> AsyncStream<ContentCount> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task.detached {
        var count = ContentCount()
        let clock = ContinuousClock()
        var told = clock.now
        var pending: [FilePath] = []
        for root in roots {
          guard let facts = await FileFacts.read(root) else { continue }
          count.add(facts.kind, UInt64(clamping: facts.size))
          if facts.kind == .folder { pending.append(root) }
        }
        while let folder = pending.popLast(), !Task.isCancelled {
          count.add(contentsOf: folder, &pending)
          if clock.now - told > .milliseconds(150) {
            told = clock.now
            continuation.yield(count)
          }
        }
        count.isComplete = true
        continuation.yield(count)
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private mutating func add(_ kind: FileKind, _ size: UInt64) {
    if kind == .folder {
      folders += 1
    } else {
      files += 1
      bytes += size
    }
  }

  private mutating func add(contentsOf folder: FilePath, _ pending: inout [FilePath]) {
    guard var snapshot = try? FolderListing.read(folder), (try? snapshot.readDetails()) != nil,
      let ids = try? snapshot.files(FolderOptions(showsHidden: true))
    else {
      unreadable += 1
      return
    }
    for id in ids {
      let kind = snapshot.kind(of: id)
      add(kind, snapshot.details(of: id)?.size ?? 0)
      if kind == .folder { pending.append(snapshot.path(of: id)) }
    }
  }
}
