import CGtk

/// A `GtkApplication` with its command line of files handled by the caller.
public final class Application: Object {
  public init(id: String, flags: GApplicationFlags) {
    super.init(adopting: UnsafeMutableRawPointer(made(gtk_application_new(id, flags))))
  }

  /// Runs the main loop until the last window is gone; answers the process' exit status.
  ///
  /// - Parameter arguments: the command line as bytes, the program's name first.
  public func run(_ arguments: [[UInt8]] = []) -> Int32 {
    let argv = arguments.map { argument in
      argument.withUnsafeBytes {
        g_strndup($0.baseAddress?.assumingMemoryBound(to: CChar.self), gsize($0.count))
      }
    }
    defer { for argument in argv { g_free(argument) } }
    register()
    // GApplication may reorder the array, so it gets a copy to play with.
    var copy = argv + [nil]
    return g_application_run(pointer(), Int32(argv.count), &copy)
  }

  /// Takes the application's name on the session bus, or finds who has it.
  ///
  /// One that is just ending has the name and answers nothing any more; it is asked again until it has gone. Any other
  /// problem is met again, and told, when the application runs.
  private func register() {
    for _ in 0..<100 {
      var error: UnsafeMutablePointer<GError>?
      if g_application_register(pointer(), nil, &error) != 0 { return }
      let isEnding = g_error_matches(error, g_dbus_error_quark(), Int32(G_DBUS_ERROR_NO_REPLY.rawValue)) != 0
      g_clear_error(&error)
      guard isEnding else { return }
      g_usleep(20_000)
    }
  }

  /// Keeps the application running until the window is closed.
  public func add(_ window: Window) { gtk_application_add_window(pointer(), window.pointer()) }

  /// Does something during which the application goes on running even where its last window is closed.
  public func whileHeld<Result>(_ body: () async -> Result) async -> Result {
    g_application_hold(pointer())
    defer { g_application_release(pointer()) }
    return await body()
  }

  /// Shows a text by the desktop's notifications, where it has them.
  public func notify(_ text: String) {
    let notification = Object(adopting: UnsafeMutableRawPointer(made(g_notification_new(text))))
    g_application_send_notification(pointer(), nil, notification.opaque)
  }

  public func quit() { g_application_quit(pointer()) }
}
