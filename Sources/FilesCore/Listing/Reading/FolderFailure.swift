import Glibc

/// Why a folder cannot be shown.
public struct FolderFailure: Error, Hashable, Sendable {
  /// The reason as programs know it.
  public let code: FileErrorCode
  /// The reason for people: one sentence that names the folder.
  public let message: String

  init(_ code: FileErrorCode, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The failure that a system call reported for a folder.
  init(errno code: Int32, at path: FilePath) {
    let name: KeyValuePairs = ["name": path.lastDisplay]
    switch code {
    case ENOENT:
      self.init(
        .notFound, localized("“{name}” cannot be found; it may have been deleted, moved or renamed.", name))
    case EACCES, EPERM: self.init(.permission, localized("You have no permission to open “{name}”.", name))
    case ENOTDIR: self.init(.notSupported, localized("“{name}” is not a folder.", name))
    case ELOOP:
      self.init(
        .notFound, localized("“{name}” cannot be opened, because its links lead round in a circle.", name))
    case ENAMETOOLONG:
      self.init(.nameTooLong, localized("“{name}” cannot be opened, because its name is too long.", name))
    case EMFILE, ENFILE, ENOMEM:
      self.init(
        .busy,
        localized("“{name}” cannot be opened, because too much is open; close something and try again.", name)
      )
    case EBUSY: self.init(.busy, localized("“{name}” is in use; try again later.", name))
    case ETIMEDOUT, EHOSTDOWN, EHOSTUNREACH, ENOTCONN, ESTALE, ENODEV, ENXIO:
      self.init(.io, localized("“{name}” cannot be reached; its drive or server does not answer.", name))
    default:
      self.init(
        .io,
        localized(
          "“{name}” cannot be read: {reason}.",
          ["name": path.lastDisplay, "reason": String(cString: strerror(code))]))
    }
  }

  static func deleted(_ path: FilePath) -> FolderFailure {
    FolderFailure(.notFound, localized("“{name}” was deleted.", ["name": path.lastDisplay]))
  }

  static func moved(_ path: FilePath) -> FolderFailure {
    FolderFailure(.notFound, localized("“{name}” was moved or renamed.", ["name": path.lastDisplay]))
  }

  static func unmounted(_ path: FilePath) -> FolderFailure {
    FolderFailure(
      .notFound, localized("The drive that “{name}” is on was removed.", ["name": path.lastDisplay]))
  }
}
