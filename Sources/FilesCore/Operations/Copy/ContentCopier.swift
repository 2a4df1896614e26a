import Glibc

/// Copies the data of one file: shared with the original where the file system can, else in the kernel, else
/// by reading and writing. Holes stay holes. What one pair of file systems cannot do is not tried for every
/// file.
final class ContentCopier {
  /// How much is copied between two looks whether the person stops it.
  private static let piece = 8 << 20
  private static let buffer = 1 << 20

  private let calls: FileSystemCalls
  private let control: OperationControl
  private var canClone = true
  private var canCopyRange = true
  private var buffer: [UInt8] = []

  init(calls: FileSystemCalls, control: OperationControl) {
    self.calls = calls
    self.control = control
  }

  /// Notes how many bytes were copied, and stops where that is wished.
  private func progress(_ count: Int64) throws {
    control.update { $0.bytes += UInt64(max(count, 0)) }
    if control.isCancelled { throw Problem.cancelled }
  }

  /// Copies all of a file, whose status is given, into an empty one.
  func copy(_ source: Descriptor, to target: Descriptor, _ status: FileStatus) throws {
    let size = Int64(status.raw.size)
    guard size > 0 else { return }
    if canClone {
      let calls = calls
      let result = Result { () throws(SystemError) in try calls.clone(source, to: target) }
      if try value(of: result) != nil { return try progress(size) }
      canClone = false
    }
    if size <= Self.buffer, status.raw.blocks * 512 >= status.raw.size {
      // It is small and has no holes.
      return try copy(source, to: target, 0..<size)
    }
    var offset: Int64 = 0
    while let range = calls.nextData(source, from: offset, size: size) {
      try progress(range.lowerBound - offset)
      try copy(source, to: target, range)
      offset = range.upperBound
      if offset >= size { break }
    }
    if offset < size {
      try progress(size - offset)
      try calls.truncate(target, size: size)
    }
  }

  private func copy(_ source: Descriptor, to target: Descriptor, _ range: Range<Int64>) throws {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let size = Int(min(range.upperBound - offset, Int64(Self.piece)))
      let count = try copyPiece(source, to: target, at: offset, size: size)
      // The file is shorter now than it was when it was opened.
      guard count > 0 else { throw Problem(code: .changed) }
      offset += count
      try progress(count)
    }
  }

  private func copyPiece(
    _ source: Descriptor, to target: Descriptor, at offset: Int64, size: Int
  ) throws -> Int64 {
    if canCopyRange {
      let calls = calls
      let result = Result { () throws(SystemError) in
        try calls.copyRange(source, to: target, at: offset, size: size)
      }
      // Some file systems answer 0 for what they cannot do: reading tells.
      if let count = try value(of: result), count > 0 { return count }
      canCopyRange = false
    }
    // A small file needs no large buffer, and there may be very many.
    let room = min(size, Self.buffer)
    if buffer.count < room { buffer = [UInt8](repeating: 0, count: room) }
    let count = min(try calls.read(source, into: &buffer, at: offset), size)
    try calls.write(target, buffer, count: count, at: offset)
    return Int64(count)
  }

  /// What a way to copy came to, or nil where it does not work here; a full or failing device would fail in
  /// every other way too.
  private func value<Value>(of result: Result<Value, SystemError>) throws -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(let error):
      if error.code == .noSpace || error.number == EIO { throw error }
      return nil
    }
  }
}
