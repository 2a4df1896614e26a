import CGtk

/// What the program is called.
public enum ProgramName {
  /// The application's id where it has one, else the name of the file that was started.
  public static var current: String {
    if let application = g_application_get_default(), let id = g_application_get_application_id(application) {
      return String(cString: id)
    }
    return g_get_prgname().map { String(cString: $0) } ?? ""
  }
}
