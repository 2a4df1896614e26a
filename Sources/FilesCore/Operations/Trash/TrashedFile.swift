/// An entry of a trash, with where it was and since when it is there.
public struct TrashedFile: Hashable, Sendable {
  /// Where it is in the trash.
  public let path: FilePath
  /// Where it was, or nil where the trash does not know.
  public let origin: FilePath?
  /// When it was put there, in seconds since 1970, or nil where the trash does not know.
  public let deleted: Int64?
  public let kind: FileKind
  /// The size in bytes, as the file system gives it: of a folder, not of what is in it.
  public let size: UInt64

  /// What it was called, as far as is known.
  public var name: FileName? { origin?.name ?? path.name }
}
