/// A file that a search found.
public struct FoundFile: Hashable, Sendable {
  /// Where it stands.
  public let path: FilePath
  /// What it is by itself.
  public let kind: FileKind
}
