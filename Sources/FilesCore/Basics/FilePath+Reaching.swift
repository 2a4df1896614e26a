import Glibc

extension FilePath {
  /// Calls a body with a NUL-terminated path for the system's calls, however long this one is: the kernel takes no path of
  /// PATH_MAX bytes or more, so one that is longer leads over its folder's descriptor, and is good within the body only.
  ///
  /// Where the folder cannot be opened the body gets the path as it is, and its calls fail with the reason.
  public func withReachable<Result>(_ body: ([CChar]) throws -> Result) rethrows -> Result {
    func terminated(_ bytes: [UInt8]) -> [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
    guard bytes.count >= Int(PATH_MAX), let parent, let name,
      let folder = try? FolderDescriptor(parent)
    else { return try body(terminated(bytes)) }
    return try withExtendedLifetime(folder) {
      try body(terminated(Array("/proc/self/fd/\(folder.descriptor)/".utf8) + name.bytes))
    }
  }
}
