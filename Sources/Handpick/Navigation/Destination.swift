import FilesCore
import Glibc

/// What stands at a path that somebody wants to go to.
enum Destination: Sendable {
  case folder
  case file
  /// Nothing to go to; the text says why.
  case nothing(String)

  /// Looks, on a thread of its own: a connection may be slow.
  static func find(_ path: FilePath) async -> Destination {
    await Task.detached { look(at: path) }.value
  }

  private nonisolated static func look(at path: FilePath) -> Destination {
    var information = stat()
    let error = path.withReachable { stat($0, &information) == 0 ? 0 : errno }
    guard error == 0 else { return .nothing(reason(error, path)) }
    return information.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  private nonisolated static func reason(_ number: Int32, _ path: FilePath) -> String {
    switch number {
    case EACCES:
      localized(
        "“{path}” cannot be looked at: you have no permission for a folder above it.", ["path": path.display])
    case ENAMETOOLONG: localized("This name is longer than names may be.")
    case ELOOP: localized("“{path}” is a link that leads round in a circle.", ["path": path.display])
    default: localized("There is no “{path}”.", ["path": path.display])
    }
  }
}
