import CGtk
import FilesCore
import Glibc
import GtkSupport

/// Opens files with other programs; never through a shell.
enum FileLauncher {
  /// Opens a file with the application that the desktop has for its type. The problem, if any, is a sentence.
  static func open(_ path: FilePath, from window: Window, onProblem: @escaping (String) -> Void) {
    let name = path.name?.display ?? path.display
    guard path.bytes.count < Int(PATH_MAX) else {
      // Other programs would not find it.
      let reason = String(cString: g_strerror(ENAMETOOLONG))
      return onProblem(
        localized("“{name}” could not be opened: {reason}", ["name": name, "reason": reason]))
    }
    guard let type = contentType(path.uri) else {
      return onProblem(localized("“{name}” is no longer there.", ["name": name]))
    }
    guard let application = g_app_info_get_default_for_type(type, 0) else {
      return onProblem(
        localized("No application is installed that opens “{name}”.", ["name": name]))
    }
    do {
      try launch(Object(adopting: UnsafeMutableRawPointer(application)), uris: [path.uri])
    } catch {
      onProblem(
        localized("“{name}” could not be opened: {reason}", ["name": name, "reason": error.reason]))
    }
  }

  /// Starts an application with these files.
  static func launch(_ application: Object, uris: [String]) throws(LaunchError) {
    var list: UnsafeMutablePointer<GList>?
    for uri in uris.reversed() { list = g_list_prepend(list, g_strdup(uri)) }
    defer { g_list_free_full(list, g_free) }
    let context = gdk_display_get_default().flatMap { gdk_display_get_app_launch_context($0) }
    defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
    var error: UnsafeMutablePointer<GError>?
    let launchContext = context.map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GAppLaunchContext.self)
    }
    guard g_app_info_launch_uris(application.opaque, list, launchContext, &error) == 0 else { return }
    defer { g_error_free(error) }
    throw LaunchError(
      reason: error.map { String(cString: $0.pointee.message) } ?? localized("it did not start."))
  }

  /// The type of a file's content, or nil where it cannot be told.
  static func contentType(_ uri: String) -> String? {
    let file = Object(adopting: UnsafeMutableRawPointer(made(g_file_new_for_uri(uri))))
    guard
      let info = g_file_query_info(
        file.opaque, G_FILE_ATTRIBUTE_STANDARD_CONTENT_TYPE, G_FILE_QUERY_INFO_NONE, nil, nil)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    return g_file_info_get_content_type(info).map { String(cString: $0) }
  }
}

/// Why a program could not be started.
struct LaunchError: Error {
  let reason: String
}
