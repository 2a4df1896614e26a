import CFileSystem
import Dispatch
import Glibc

/// Watches folders by inotify and wakes their worker.
final class FolderWatch {
  private static let mostReads = 16

  private let folders: WatchedFolders
  private let source: any DispatchSourceRead

  /// Starts to watch one folder, or nil where the system has no watch left or the file system none at all.
  convenience init?(of folder: borrowing FolderDescriptor, for worker: FolderWorker) {
    guard let folders = WatchedFolders(), folders.add(folder) else { return nil }
    self.init(of: folders, for: worker)
  }

  /// Starts to listen to what happens in folders, also in those that are added later.
  init(of folders: WatchedFolders, for worker: FolderWorker) {
    self.folders = folders
    source = DispatchSource.makeReadSource(fileDescriptor: folders.descriptor, queue: worker.executor.queue)
    source.setEventHandler { [weak worker] in worker?.assumeIsolated { $0.eventsArrived() } }
    // The descriptor is closed with its last owner, and must not be before this.
    source.setCancelHandler { withExtendedLifetime(folders) {} }
    source.activate()
  }

  deinit {
    source.cancel()
  }

  /// Knows folders by where they are now, after one that they are below was moved.
  func moveFolders(below old: [UInt8], to new: [UInt8]) { folders.move(below: old, to: new) }

  /// The events that came since the last call, a few thousand at most: where they come faster than they can
  /// be read, they must not keep the folder's queue for ever.
  func events() -> [FolderEvent] {
    var events: [FolderEvent] = []
    for _ in 0..<Self.mostReads {
      guard let more = read() else { break }
      events += more
    }
    // A rename is two events. Where only the first one is here, the other is being written.
    if let last = events.last, last.isMovedFrom, cfs_wait_readable(folders.descriptor, 2) > 0,
      let more = read()
    {
      events += more
    }
    return events
  }

  private func read() -> [FolderEvent]? {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { room in
      let buffer = room.bindMemory(to: UInt8.self)
      let count = cfs_watch_read(folders.descriptor, buffer.baseAddress, buffer.count)
      guard count > 0 else { return nil }
      var events: [FolderEvent] = []
      var offset = 0
      while offset < count {
        var event = cfs_event()
        offset = cfs_event_at(buffer.baseAddress, offset, &event)
        let prefix = folders.prefix(of: event.watch)
        let entry = UnsafeBufferPointer(start: event.name, count: Int(event.length))
        // What becomes of a folder below is told by the one that it is in.
        if entry.isEmpty, !prefix.isEmpty { continue }
        let name = prefix + entry
        events.append(FolderEvent(mask: event.mask, cookie: event.cookie, name: name))
      }
      return events
    }
  }
}
