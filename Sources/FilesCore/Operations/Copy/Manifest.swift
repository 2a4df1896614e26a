/// Which files a copy was made from, to know them again before they are removed: 40 bytes for each.
struct Manifest {
  private struct Entry {
    let device: UInt64
    let inode: UInt64
    let size: UInt64
    let modified: Int64
    let mode: UInt32
  }

  private var entries: [Entry] = []
  private var isSorted = true

  mutating func add(_ status: FileStatus) {
    entries.append(
      Entry(
        device: status.raw.device, inode: status.raw.inode, size: status.raw.size, modified: status.modified,
        mode: status.raw.mode & 0o170000))
    isSorted = false
  }

  /// Whether it was copied, and has not changed since.
  ///
  /// - Complexity: O(log n); the first time O(n log n).
  mutating func contains(_ status: FileStatus) -> Bool {
    if !isSorted {
      entries.sort { ($0.device, $0.inode) < ($1.device, $1.inode) }
      isSorted = true
    }
    guard let entry = find(status) else { return false }
    guard entry.mode == status.raw.mode & 0o170000 else { return false }
    return status.kind == .folder || (entry.size == status.raw.size && entry.modified == status.modified)
  }

  private func find(_ status: FileStatus) -> Entry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      let entry = entries[middle]
      if (entry.device, entry.inode) < (status.raw.device, status.raw.inode) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard entries.indices.contains(low) else { return nil }
    let entry = entries[low]
    return entry.device == status.raw.device && entry.inode == status.raw.inode ? entry : nil
  }
}
