import CGtk

extension Widget {
  /// What the program is called that the widget's window belongs to: the id of the window's application where it has
  /// one, else the name of the file that was started.
  public final var programName: String {
    if let root = gtk_widget_get_root(widget),
      let application = gtk_window_get_application(
        UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)),
      let id = g_application_get_application_id(
        UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self))
    {
      return String(cString: id)
    }
    return g_get_prgname().map { String(cString: $0) } ?? ""
  }
}
