/// The way of a search through a folder and all folders below it.
///
/// Near folders come before far ones. Links are found but not entered, so no search goes round in circles;
/// other file systems that are mounted below are searched like the rest.
struct SearchWalk: Sendable {
  /// Results are gathered for this long, so that a quick search does not flood the main thread.
  private static let pause: Duration = .milliseconds(100)

  let start: FilePath
  let pattern: NamePattern
  let includesHidden: Bool
  /// Takes the folders, before they are looked into.
  var watched: WatchedFolders?

  /// Walks until all folders were looked into or nobody wants it any more.
  func run(isCancelled: () -> Bool, report: (SearchUpdate) -> Void) {
    let clock = ContinuousClock()
    var last = clock.now
    var found: [FoundFile] = []
    var unreadable: [FilePath] = []
    var level = [start]
    while !level.isEmpty {
      var next: [FilePath] = []
      for folder in level {
        if isCancelled() { return }
        do throws(FolderFailure) {
          try look(into: folder, isCancelled: isCancelled, found: &found, folders: &next)
        } catch {
          // A folder that was deleted since it was found is no failure.
          if error.code != .notFound || folder == start { unreadable.append(folder) }
        }
        if !found.isEmpty, clock.now - last >= Self.pause {
          report(.found(found))
          found = []
          last = clock.now
        }
      }
      level = next
    }
    if !found.isEmpty { report(.found(found)) }
    report(.finished(unreadable: unreadable))
  }

  /// How many bytes of a path below lead to the folder that the search began in.
  private var startCount: Int { start == .root ? 1 : start.bytes.count + 1 }

  private func look(
    into path: FilePath, isCancelled: () -> Bool, found: inout [FoundFile], folders: inout [FilePath]
  ) throws(FolderFailure) {
    let folder = try FolderDescriptor(path)
    watched?.add(folder, prefix: path == start ? [] : path.bytes[startCount...] + [.slash])
    var reader = EntryReader(path: path, hidden: includesHidden ? HiddenNames() : HiddenNames(of: folder))
    while !isCancelled() {
      let hasMore = try reader.next(of: folder) { name, kind, isHidden in
        guard includesHidden || !isHidden else { return }
        let matches = pattern.matches(name)
        guard matches || kind == .folder else { return }
        let entry = path.appending(FileName(entry: name.withUnsafeBufferPointer { Array($0) }))
        if matches { found.append(FoundFile(path: entry, kind: kind)) }
        if kind == .folder { folders.append(entry) }
      }
      guard hasMore else { return }
    }
  }
}
