import CGtk

/// A call after a time, by GLib's main loop.
public enum Timeout {
  /// Runs the body once after so many milliseconds; ``cancel(_:)`` with the answered id takes it back.
  @discardableResult
  public static func after(milliseconds: Int, _ body: @escaping () -> Void) -> UInt32 {
    g_timeout_add_full(
      Int32(GDK_PRIORITY_REDRAW), guint(max(0, milliseconds)),
      { data in
        SignalBox<() -> Void>.body(data)()
        return 0
      }, SignalBox(body).retainedForGLib(), { CallbackBox.release($0) })
  }

  /// Takes back a call that has not run yet.
  public static func cancel(_ id: UInt32) {
    g_source_remove(id)
  }
}
