import Glibc

extension TemporaryFolder {
  /// Makes a chain of folders, each in the one before: deeper than any path that the kernel takes, if wanted.
  ///
  /// - Returns: A descriptor of the last one, which the caller closes: no path may lead there.
  public func makeChain(of name: String, levels: Int, in subfolder: String = ".") throws -> Int32 {
    var folder = open(path(of: subfolder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for _ in 0..<levels {
      guard folder >= 0, mkdirat(folder, name, 0o755) == 0 else {
        throw SystemError("making a chain in \(path)")
      }
      let next = openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      close(folder)
      folder = next
    }
    return folder
  }
}
