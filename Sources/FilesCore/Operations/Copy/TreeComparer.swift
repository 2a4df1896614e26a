import Glibc

/// Finds out whether everything in one tree stands in another one too, byte by byte.
///
/// The other may hold more: a crash may have come while the first was being removed.
final class TreeComparer {
  private let calls: FileSystemCalls
  private var left: DescriptorStack
  private var right: DescriptorStack
  private var levels: [EntryList] = []

  init(_ folder: Descriptor, _ other: Descriptor, calls: FileSystemCalls) {
    self.calls = calls
    left = DescriptorStack(folder, calls: calls)
    right = DescriptorStack(other, calls: calls)
  }

  /// Whether the entry `name` of the folder is wholly contained in the entry `otherName` of the other.
  func isContained(_ name: [UInt8], in otherName: [UInt8]) throws -> Bool {
    guard try compareEntry(name, otherName) else { return false }
    while let level = levels.indices.last {
      if let entry = levels[level].popLast() {
        guard try compareEntry(entry, entry) else { return false }
      } else {
        levels.removeLast()
        try left.pop()
        try right.pop()
      }
    }
    return true
  }

  private func compareEntry(_ name: [UInt8], _ otherName: [UInt8]) throws -> Bool {
    let status = try calls.status(left.current, name)
    guard let other = try calls.statusIfAny(right.current, otherName) else { return false }
    guard status.kind == other.kind else { return false }
    switch status.kind {
    case .folder:
      let folder = try calls.openFolder(left.current, name)
      let otherFolder = try calls.openFolder(right.current, otherName)
      let entries = try calls.entries(folder)
      left.push(folder, status: status)
      right.push(otherFolder, status: other)
      levels.append(entries)
      return true
    case .file: return try status.raw.size == other.raw.size && hasSameContent(name, otherName)
    case .link: return try calls.linkTarget(left.current, name) == calls.linkTarget(right.current, otherName)
    case .fifo: return true
    case .socket, .device: return false
    }
  }

  private func hasSameContent(_ name: [UInt8], _ otherName: [UInt8]) throws -> Bool {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK
    let file = try calls.open(left.current, name, flags: flags)
    let other = try calls.open(right.current, otherName, flags: flags)
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var otherBuffer = buffer
    var offset: Int64 = 0
    while true {
      let count = try calls.read(file, into: &buffer, at: offset)
      let otherCount = try calls.read(other, into: &otherBuffer, at: offset)
      // Short reads are rare and mean nothing good here: what cannot be compared at once is not the same.
      guard count == otherCount, buffer[..<count] == otherBuffer[..<count] else { return false }
      if count == 0 { return true }
      offset += Int64(count)
    }
  }
}
