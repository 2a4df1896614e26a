import CFileSystem
import Dispatch
import Glibc

/// Watches one folder by inotify and wakes its worker.
final class FolderWatch {
  private static let mask = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_MODIFY | IN_CLOSE_WRITE
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  private static let mostReads = 16

  private let descriptor: Int32
  private let source: any DispatchSourceRead

  /// Starts to watch, or nil where the system has no watch left or the file system none at all.
  init?(of folder: borrowing FolderDescriptor, for worker: FolderWorker) {
    let descriptor = cfs_watch_open()
    guard descriptor >= 0 else { return nil }
    guard cfs_watch_folder(descriptor, folder.descriptor, Self.mask) >= 0 else {
      Glibc.close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: worker.executor.queue)
    source.setEventHandler { [weak worker] in worker?.assumeIsolated { $0.eventsArrived() } }
    source.setCancelHandler { Glibc.close(descriptor) }
    source.activate()
  }

  deinit {
    source.cancel()
  }

  /// The events that came since the last call, a few thousand at most: where they come faster than they can
  /// be read, they must not keep the folder's queue for ever.
  func events() -> [FolderEvent] {
    var events: [FolderEvent] = []
    for _ in 0..<Self.mostReads {
      guard let more = read() else { break }
      events += more
    }
    // A rename is two events. Where only the first one is here, the other is being written.
    if let last = events.last, last.isMovedFrom, cfs_wait_readable(descriptor, 2) > 0, let more = read() {
      events += more
    }
    return events
  }

  private func read() -> [FolderEvent]? {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { room in
      let buffer = room.bindMemory(to: UInt8.self)
      let count = cfs_watch_read(descriptor, buffer.baseAddress, buffer.count)
      guard count > 0 else { return nil }
      var events: [FolderEvent] = []
      var offset = 0
      while offset < count {
        var event = cfs_event()
        offset = cfs_event_at(buffer.baseAddress, offset, &event)
        let name = [UInt8](UnsafeBufferPointer(start: event.name, count: Int(event.length)))
        events.append(FolderEvent(mask: event.mask, cookie: event.cookie, name: name))
      }
      return events
    }
  }
}
