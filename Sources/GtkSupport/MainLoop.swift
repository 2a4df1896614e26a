import CGtk
import Dispatch

/// Lets the main actor run inside GLib's main loop.
///
/// On Linux the main actor's jobs go to libdispatch's main queue, which nobody drains while GLib runs. A source
/// on the queue's descriptor drains it. Its priority is exactly `GDK_PRIORITY_REDRAW`: GLib runs only the ready
/// sources of the best priority, and those of equal priority in turn, so above it jobs would starve the painting,
/// and below it a window that paints without pause (a spinner on a slow renderer) would starve the jobs.
public enum MainLoop {
  /// Attaches the source to GLib's default main context. Further calls do nothing.
  ///
  /// Call it on the main thread before the main loop runs. A job of the main actor must never iterate the GLib
  /// context itself: draining does not nest.
  public static func attach() {
    _ = source
  }

  /// How often the source was dispatched, for the tests of its idle cost.
  public private(set) static var dispatchCount = 0

  private static let source: UInt32 = {
    // Naming a queue links libdispatch, which a call through C alone does not.
    _ = DispatchQueue.main
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    return g_unix_fd_add_full(
      Int32(GDK_PRIORITY_REDRAW), descriptor, GIOCondition(rawValue: G_IO_IN.rawValue),
      { descriptor, _, _ in
        // The drain does not reset the event counter: unread, it would wake the loop without end.
        var wakeUps: UInt64 = 0
        _ = read(descriptor, &wakeUps, MemoryLayout<UInt64>.size)
        MainLoop.dispatchCount += 1
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
  }()
}
