import Glibc

/// Walks a file or a whole tree without changing it.
final class TreeReader {
  /// Told of each entry, a folder before what is in it. `path` is the hash of its path below the root.
  typealias Visit = (_ folder: Descriptor, _ name: [UInt8], _ status: FileStatus, _ path: UInt64) throws ->
    Void

  private let calls: FileSystemCalls
  private var folders: DescriptorStack
  private var levels: [(path: UInt64, entries: EntryList)] = []

  init(_ folder: Descriptor, calls: FileSystemCalls) {
    self.calls = calls
    folders = DescriptorStack(folder, calls: calls)
  }

  func read(_ name: [UInt8], visit: Visit) throws {
    try readEntry(name, path: Fingerprint.root, visit: visit)
    while !levels.isEmpty {
      let level = levels.count - 1
      if let entry = levels[level].entries.popLast() {
        try readEntry(entry, path: Fingerprint.path(levels[level].path, entry), visit: visit)
      } else {
        levels.removeLast()
        try folders.pop()
      }
    }
  }

  private func readEntry(_ name: [UInt8], path: UInt64, visit: Visit) throws {
    let status = try calls.status(folders.current, name)
    try visit(folders.current, name, status, path)
    guard status.kind == .folder else { return }
    let folder = try calls.openFolder(folders.current, name)
    let entries = try calls.entries(folder)
    folders.push(folder, status: status)
    levels.append((path, entries))
  }

  /// What a tree contains; see ``Fingerprint``.
  static func fingerprint(_ folder: Descriptor, _ name: [UInt8], calls: FileSystemCalls) throws -> UInt64 {
    var fingerprint = Fingerprint()
    try TreeReader(folder, calls: calls).read(name) { _, _, status, path in
      fingerprint.add(path: path, status)
    }
    return fingerprint.value
  }
}
