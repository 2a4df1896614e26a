import CFileSystem

/// An open file, closed when nobody holds it any more.
final class Descriptor: Sendable {
  let number: Int32

  /// Takes over an open file.
  init(_ number: Int32) {
    self.number = number
  }

  deinit {
    _ = cfs_close(number)
  }
}
