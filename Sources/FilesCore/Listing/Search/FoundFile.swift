/// A file that a search found.
struct FoundFile: Hashable, Sendable {
  /// Where it stands.
  let path: FilePath
  /// What it is by itself.
  let kind: FileKind
}
