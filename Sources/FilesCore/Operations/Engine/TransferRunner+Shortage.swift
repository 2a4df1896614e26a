import Glibc

extension TransferRunner {
  /// Refuses an entry that cannot fit on a device that was found full before: trying it would fill the device
  /// again, for each entry that is left.
  func checkRoom(for prepared: PreparedStep) throws {
    guard fullDevices.contains(prepared.target.status.raw.device) else { return }
    guard let shortage = shortage(of: prepared) else { return }
    throw Problem(code: .noSpace, shortage: shortage)
  }

  /// Adds to the problem of a full device how much the entry needs and how much is free, which is told only
  /// once nothing of its copy is left.
  func measured(_ problem: Problem, _ prepared: PreparedStep) -> Problem {
    guard problem.code == .noSpace, !problem.isJournal, problem.shortage == nil else { return problem }
    fullDevices.insert(prepared.target.status.raw.device)
    return shortage(of: prepared).map { Problem(code: .noSpace, shortage: $0) } ?? problem
  }

  /// Nil where the file system does not tell how much is free, or where it is something else that is lacking.
  private func shortage(of prepared: PreparedStep) -> Shortage? {
    guard let space = try? calls.space(prepared.target.descriptor), space.available > 0 else { return nil }
    guard let needed = try? size(of: prepared), needed > space.available else { return nil }
    let root = try? calls.mountRoot(of: prepared.target).path
    return Shortage(needed: needed, free: space.available, volume: root?.name?.display)
  }

  /// The bytes that a copy takes: holes take none, and what has several names takes them once.
  private func size(of prepared: PreparedStep) throws -> UInt64 {
    var size: UInt64 = 0
    var counted: Set<UInt64> = []
    let reader = TreeReader(prepared.source.descriptor, calls: calls)
    try reader.read(prepared.step.source.name.bytes) {
      [calls, control = context.control] folder, name, status, _ in
      if control.isCancelled { throw Problem.cancelled }
      guard status.kind == .file else { return }
      if status.raw.links > 1, !counted.insert(status.raw.inode).inserted { return }
      size += calls.dataSize(folder, name, status)
    }
    return size
  }
}

extension FileSystemCalls {
  /// The bytes of a file that are no holes. The number of its blocks does not tell: it lags behind while the
  /// file's data is written to the device.
  fileprivate func dataSize(_ folder: Descriptor, _ name: [UInt8], _ status: FileStatus) -> UInt64 {
    guard status.raw.blocks * 512 < status.raw.size,
      let file = try? open(folder, name, flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    else { return status.raw.size }
    var size: UInt64 = 0
    var offset: Int64 = 0
    while let range = nextData(file, from: offset, size: Int64(status.raw.size)) {
      size += UInt64(range.count)
      offset = range.upperBound
      if offset >= Int64(status.raw.size) { break }
    }
    return size
  }
}
