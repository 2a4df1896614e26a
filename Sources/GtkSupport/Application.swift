import CGtk

/// A `GtkApplication` with its command line of files handled by the caller.
public final class Application: Object {
  public init(id: String, flags: GApplicationFlags) {
    super.init(adopting: UnsafeMutableRawPointer(made(gtk_application_new(id, flags))))
  }

  /// Runs the main loop until the last window is gone; answers the process' exit status.
  public func run(_ arguments: [String] = []) -> Int32 {
    var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for argument in argv { free(argument) } }
    // GApplication may reorder the array, so it gets a copy to play with.
    return argv.withUnsafeMutableBufferPointer { buffer in
      var copy = Array(buffer) + [nil]
      return g_application_run(pointer(), Int32(buffer.count), &copy)
    }
  }

  public func quit() { g_application_quit(pointer()) }
}
