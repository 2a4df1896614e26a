/// What an operation is going to keep busy.
public struct OperationDevices: Hashable, Sendable {
  /// The devices that it reads from or writes to.
  public let devices: Set<UInt64>
  /// Whether it copies data, which takes time; else it changes names only.
  public let copies: Bool

  /// Devices, and whether data is copied between them.
  public init(devices: Set<UInt64>, copies: Bool) {
    self.devices = devices
    self.copies = copies
  }
}

extension FileOperations {
  /// Looks what an operation would keep busy, so that another one can wait for its turn.
  ///
  /// - Parameter folder: where the entries go, or nil where they stay in their folders.
  /// - Complexity: O(n) in the number of sources, with a system call for each folder that they stand in.
  public func devices(of sources: [FilePath], to folder: FilePath?, isCopy: Bool) async -> OperationDevices {
    await WorkerThread.run { [self] in
      var seen: Set<FilePath> = []
      var statuses: [FileStatus] = []
      var last: FilePath?
      for parent in sources.lazy.compactMap(\.parent) where parent != last {
        last = parent
        guard seen.insert(parent).inserted, let status = status(ofFolder: parent) else { continue }
        statuses.append(status)
      }
      let target = folder.flatMap { status(ofFolder: $0) }
      let crosses = target.map { target in statuses.contains { !$0.sharesMount(with: target) } } ?? false
      return OperationDevices(
        devices: Set((statuses + [target].compactMap(\.self)).map(\.raw.device)), copies: isCopy || crosses)
    }
  }

  private func status(ofFolder path: FilePath) -> FileStatus? {
    (try? calls.openFolder(path)).flatMap { try? calls.status($0) }
  }
}
