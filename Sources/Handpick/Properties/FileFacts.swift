import FilesCore
import Glibc

/// What the file system knows of a file, read on a thread of its own: names of owners may come from a server.
nonisolated struct FileFacts: Sendable {
  let path: FilePath
  let mode: UInt32
  let size: Int64
  let modified: Int
  let accessed: Int
  let owner: String
  let group: String
  let ownerID: UInt32
  let linkTarget: String?
  /// The free bytes of its file system.
  let free: UInt64?

  var kind: FileKind {
    switch mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFLNK: .link
    case S_IFIFO: .fifo
    case S_IFSOCK: .socket
    case S_IFREG: .file
    default: .device
    }
  }

  /// Reads them, of the link itself where it is one; nil where it is gone.
  static func read(_ path: FilePath) async -> FileFacts? {
    await Task.detached { path.withReachable { FileFacts(path, reachedBy: $0) } }.value
  }

  private init?(_ path: FilePath, reachedBy name: [CChar]) {
    var information = stat()
    guard lstat(name, &information) == 0 else { return nil }
    self.path = path
    mode = information.st_mode
    size = Int64(information.st_size)
    modified = information.st_mtim.tv_sec
    accessed = information.st_atim.tv_sec
    ownerID = information.st_uid
    owner = Self.user(information.st_uid)
    group = Self.group(information.st_gid)
    linkTarget = information.st_mode & S_IFMT == S_IFLNK ? Self.target(name) : nil
    var space = statvfs()
    free = statvfs(name, &space) == 0 ? UInt64(space.f_bavail) * UInt64(space.f_frsize) : nil
  }

  private static func user(_ id: uid_t) -> String {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 4096)
    guard getpwuid_r(id, &entry, &buffer, buffer.count, &found) == 0, let found,
      let name = found.pointee.pw_name
    else { return "\(id)" }
    return String(cString: name)
  }

  private static func group(_ id: gid_t) -> String {
    var entry = Glibc.group()
    var found: UnsafeMutablePointer<Glibc.group>?
    var buffer = [CChar](repeating: 0, count: 4096)
    guard getgrgid_r(id, &entry, &buffer, buffer.count, &found) == 0, let found,
      let name = found.pointee.gr_name
    else { return "\(id)" }
    return String(cString: name)
  }

  private static func target(_ name: [CChar]) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(name, &buffer, buffer.count)
    guard length > 0 else { return nil }
    return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
