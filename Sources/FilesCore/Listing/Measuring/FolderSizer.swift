import Dispatch

/// Counts the bytes of all files in a folder and below it, with a running figure.
///
/// Links are not followed. A file with several names counts for each, as copying it would.
@MainActor
public final class FolderSizer {
  private let signals = FolderSignals()

  public init() {}

  deinit {
    signals.close()
  }

  /// Begins to count; the body is called on the main thread several times a second, and a last time with
  /// `isFinished`. What cannot be read is left out.
  public func start(
    _ path: FilePath, _ body: @escaping @MainActor (_ size: UInt64, _ isFinished: Bool) -> Void
  ) {
    let signals = signals
    DispatchQueue(label: "folder size", qos: .utility).async {
      let size = Self.size(of: path, signals) { size in
        DispatchQueue.main.async { MainActor.assumeIsolated { if !signals.isClosed { body(size, false) } } }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { if !signals.isClosed { body(size, true) } } }
    }
  }

  /// Ends counting; the body is not called any more.
  public func cancel() { signals.close() }

  private nonisolated static func size(
    of path: FilePath, _ signals: FolderSignals, _ report: (UInt64) -> Void
  ) -> UInt64 {
    let clock = ContinuousClock()
    var last = clock.now
    var size: UInt64 = 0
    var folders = [path]
    while let path = folders.popLast(), !signals.isClosed {
      guard let folder = try? FolderDescriptor(path) else { continue }
      var reader = EntryReader(path: path, hidden: HiddenNames())
      while !signals.isClosed {
        let hasMore = try? reader.next(of: folder) { name, kind, _ in
          switch kind {
          case .folder: folders.append(path.appending(entry: name.withUnsafeBufferPointer { Array($0) }))
          case .file:
            let bytes = name.withUnsafeBufferPointer { Array($0) }
            size = size.addingClamped(folder.details(of: bytes)?.size ?? 0)
          case .link, .fifo, .socket, .device: break
          }
        }
        guard hasMore == true else { break }
      }
      if clock.now - last > .milliseconds(200) {
        report(size)
        last = clock.now
      }
    }
    return size
  }
}

extension UInt64 {
  /// The sum, or the largest number where it would be more.
  public func addingClamped(_ other: UInt64) -> UInt64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
