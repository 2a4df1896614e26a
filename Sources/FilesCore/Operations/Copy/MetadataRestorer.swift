import Glibc

/// Gives a tree that comes back from a file system that could not hold everything what it had before.
struct MetadataRestorer {
  let calls: FileSystemCalls

  /// Gives each entry that the records name its owner, mode and attributes again, as far as that is allowed.
  ///
  /// - Complexity: O(n) in the number of records, with a walk down for each.
  func restore(_ records: [MetadataRecord], to folder: Descriptor, _ name: [UInt8]) throws {
    for record in records {
      var current = folder
      var last = name
      for component in record.path.split(separator: .slash) {
        guard let next = try? calls.openFolder(current, last) else { break }
        current = next
        last = Array(component)
      }
      restore(record, current, last)
    }
  }

  private func restore(_ record: MetadataRecord, _ folder: Descriptor, _ name: [UInt8]) {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK
    guard let file = try? calls.open(folder, name, flags: flags), let status = try? calls.status(file) else {
      return
    }
    guard status.kind == .file || status.kind == .folder else { return }
    if status.raw.uid != record.user || status.raw.gid != record.group {
      try? calls.setOwner(file, user: record.user, group: record.group)
    }
    let keepsOwner = (try? calls.status(file)).map { $0.raw.uid == record.user && $0.raw.gid == record.group }
    try? calls.setMode(file, mode: keepsOwner == true ? record.mode : record.mode & 0o1777)
    for attribute in record.attributes { try? calls.setAttribute(file, attribute.name, attribute.value) }
    // Some file systems round the times: the file is the same one if it has what they made of it.
    guard status.kind == .folder || abs(status.modified - record.modified) <= 2_000_000_000 else { return }
    try? calls.setTimes(file, of: status.with(modified: record.modified))
  }
}

extension FileStatus {
  /// The same with another time of the content, in nanoseconds since 1970.
  fileprivate func with(modified: Int64) -> FileStatus {
    var raw = raw
    let nanoseconds = ((modified % 1_000_000_000) + 1_000_000_000) % 1_000_000_000
    raw.modified = (modified - nanoseconds) / 1_000_000_000
    raw.modified_ns = UInt32(nanoseconds)
    return FileStatus(raw: raw)
  }
}
