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
    let name = "“\(path.name?.display ?? path.display)”"
    switch code {
    case ENOENT:
      self.init(.notFound, "\(name) cannot be found; it may have been deleted, moved or renamed.")
    case EACCES, EPERM: self.init(.permission, "You have no permission to open \(name).")
    case ENOTDIR: self.init(.notSupported, "\(name) is not a folder.")
    case ELOOP: self.init(.notFound, "\(name) cannot be opened, because its links lead round in a circle.")
    case ENAMETOOLONG: self.init(.nameTooLong, "\(name) cannot be opened, because its name is too long.")
    case EMFILE, ENFILE, ENOMEM:
      self.init(.busy, "\(name) cannot be opened, because too much is open; close something and try again.")
    case EBUSY: self.init(.busy, "\(name) is in use; try again later.")
    case ETIMEDOUT, EHOSTDOWN, EHOSTUNREACH, ENOTCONN, ESTALE, ENODEV, ENXIO:
      self.init(.io, "\(name) cannot be reached; its drive or server does not answer.")
    default: self.init(.io, "\(name) cannot be read: \(String(cString: strerror(code))).")
    }
  }

  static func deleted(_ path: FilePath) -> FolderFailure {
    FolderFailure(.notFound, "“\(path.name?.display ?? path.display)” was deleted.")
  }

  static func moved(_ path: FilePath) -> FolderFailure {
    FolderFailure(.notFound, "“\(path.name?.display ?? path.display)” was moved or renamed.")
  }

  static func unmounted(_ path: FilePath) -> FolderFailure {
    FolderFailure(.notFound, "The drive that “\(path.name?.display ?? path.display)” is on was removed.")
  }
}
