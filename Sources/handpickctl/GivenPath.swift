import FilesCore
import Glibc

/// A path of the command line, resolved as the kernel would.
enum GivenPath {
  /// The path of an entry: the folder it stands in with every link resolved, and its own name as it is, so
  /// that a link is meant itself. Nil where the folder cannot be reached.
  static func entry(_ bytes: [UInt8]) -> FilePath? {
    var bytes = bytes
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    guard let name = FileName(bytes: bytes[start...]) else { return folder(bytes) }
    let parent = start == 0 ? Array(".".utf8) : Array(bytes[..<start])
    return folder(parent)?.appending(name)
  }

  /// The path of a folder with every link resolved, or nil where it cannot be reached.
  static func folder(_ bytes: [UInt8]) -> FilePath? {
    let text = bytes.map { CChar(bitPattern: $0) } + [0]
    guard let resolved = realpath(text, nil) else { return nil }
    defer { free(resolved) }
    return FilePath(
      bytes: UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map { UInt8(bitPattern: $0) })
  }

  /// A path that could not be resolved, for people and for URIs.
  static func unresolved(_ bytes: [UInt8]) -> FilePath {
    if let path = FilePath(bytes: bytes) { return path }
    let current = folder(Array(".".utf8)) ?? .root
    return FilePath(bytes: current.bytes + [UInt8(ascii: "/")] + bytes) ?? current
  }
}
