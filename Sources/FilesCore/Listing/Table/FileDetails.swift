import CFileSystem

/// What a list shows of a file beyond its name and kind.
public struct FileDetails: Hashable, Sendable {
  /// The size in bytes, as the file system gives it: of a folder, not of what is in it.
  public let size: UInt64
  /// When the content changed last, in whole seconds since 1970, UTC; negative before.
  public let modified: Int64
  /// What is to be added to ``modified``, 0 to 999,999,999 nanoseconds.
  public let modifiedNanoseconds: UInt32
  /// The type and the permissions, as in `st_mode`.
  public let mode: UInt16
  let isKnown: Bool

  /// Details as given.
  public init(size: UInt64, modified: Int64, modifiedNanoseconds: UInt32, mode: UInt16) {
    self.size = size
    self.modified = modified
    self.modifiedNanoseconds = modifiedNanoseconds
    self.mode = mode
    isKnown = true
  }

  /// What the file system tells of an entry of an open folder, or nil where there is none of that name or it
  /// cannot be asked.
  init?(terminatedName name: UnsafePointer<UInt8>, in folder: Int32, followingLinks: Bool = false) {
    var details = cfs_details()
    guard cfs_details_of(folder, name, followingLinks ? 1 : 0, &details) == 0 else { return nil }
    self.init(
      size: details.size, modified: details.modified, modifiedNanoseconds: details.modified_ns,
      mode: details.mode)
  }

  private init() {
    size = 0
    modified = 0
    modifiedNanoseconds = 0
    mode = 0
    isKnown = false
  }

  /// Stands in a table where nothing is known.
  static let unknown = FileDetails()

  /// What the entry is by itself.
  public var kind: FileKind { FileKind(mode: UInt32(mode)) }
}
