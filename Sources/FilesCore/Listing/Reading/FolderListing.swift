/// Reads a folder once, on the calling thread.
public enum FolderListing {
  /// The files of a folder.
  ///
  /// - Throws: ``FolderFailure`` where the folder cannot be read.
  /// - Complexity: O(n) in the bytes of all names.
  public static func read(_ path: FilePath) throws(FolderFailure) -> FolderSnapshot {
    try FolderSnapshot(reading: path)
  }
}
