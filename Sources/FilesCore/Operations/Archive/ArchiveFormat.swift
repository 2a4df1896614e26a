/// A kind of archive that can be written. FilesCore knows none itself: who calls brings one.
public protocol ArchiveFormat: Sendable {
  /// Begins an archive in an open, empty file, which stays the caller's.
  func writer(to file: Int32) throws -> any ArchiveWriter
}

/// An archive that is being written. It is used by one thread.
public protocol ArchiveWriter: AnyObject {
  /// Adds an entry; the content of a file follows with ``write(_:count:)``.
  func add(_ member: ArchiveMember) throws
  /// Adds the next bytes of the file that was added last.
  func write(_ bytes: [UInt8], count: Int) throws
  /// Completes the archive.
  func finish() throws
}

/// Kinds of archives that can be read.
public protocol ArchiveFormats: Sendable {
  /// Begins to read an archive from the beginning of an open file, which stays the caller's.
  func reader(of file: Int32) throws -> any ArchiveReader
}

/// An archive that is being read. It is used by one thread.
public protocol ArchiveReader: AnyObject {
  /// The next entry, or nil after the last.
  func next() throws -> ArchiveMember?
  /// Fills the buffer with the next bytes of the file that came last; 0 at its end.
  func read(into buffer: inout [UInt8]) throws -> Int
  /// How many bytes of the archive have been read.
  var position: UInt64 { get }
}

/// What an archive knows of one of its entries.
public struct ArchiveMember: Sendable {
  /// Its path in the archive, any bytes.
  public var path: [UInt8]
  public var kind: FileKind
  /// The size of a file's content.
  public var size: UInt64
  /// The permission bits.
  public var permissions: UInt32
  /// In seconds since 1970.
  public var modified: Int64
  /// What a link points at.
  public var target: [UInt8]
  /// The path of an entry before it that this one is another name of.
  public var original: [UInt8]?

  /// An entry of an archive.
  public init(
    path: [UInt8], kind: FileKind, size: UInt64 = 0, permissions: UInt32, modified: Int64,
    target: [UInt8] = [], original: [UInt8]? = nil
  ) {
    self.path = path
    self.kind = kind
    self.size = size
    self.permissions = permissions
    self.modified = modified
    self.target = target
    self.original = original
  }
}

/// Why an archive could not be written or read.
public enum ArchiveError: Error, Hashable {
  /// The system refused; its error number.
  case system(Int32)
  /// What is in it cannot be understood.
  case damaged
  /// What is in it is locked with a password.
  case locked
}
