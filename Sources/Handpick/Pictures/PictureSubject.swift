import FilesCore

/// A file as it was when its picture was asked for.
nonisolated struct PictureSubject: Hashable, Sendable {
  let path: FilePath
  /// In whole seconds since 1970, as thumbnails have it.
  let modified: Int64
  let size: UInt64
}
