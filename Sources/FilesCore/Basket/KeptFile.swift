/// A file that is kept, and what was last known of it.
public struct KeptFile: Sendable, Equatable {
  public let path: FilePath
  /// What it is by itself: a link is a link.
  public let kind: FileKind
  /// The size in bytes, nil where it is not known.
  public let size: UInt64?

  /// The folder that it stands in.
  public var folder: FilePath { path.parent ?? .root }

  /// A file as it is known.
  public init(path: FilePath, kind: FileKind, size: UInt64?) {
    self.path = path
    self.kind = kind
    self.size = size
  }

  /// The same files as they are now, without those that are there no longer.
  ///
  /// - Complexity: a system call for each file and each folder, off the main thread.
  @concurrent
  public static func look(at files: [KeptFile]) async -> [KeptFile] {
    var found: [KeptFile] = []
    for (folder, files) in Dictionary(grouping: files, by: \.folder) {
      guard let descriptor = try? FolderDescriptor(folder) else { continue }
      for file in files {
        guard let name = file.path.name,
          let details = FileDetails(terminatedName: name.bytes + [0], in: descriptor.descriptor)
        else { continue }
        found.append(KeptFile(path: file.path, kind: details.kind, size: details.size))
      }
    }
    return found
  }
}

extension FolderMeasure {
  /// Adds a file that is kept, be it of another folder.
  public mutating func add(_ file: KeptFile, as id: FileID) {
    let details = file.size.map {
      FileDetails(size: $0, modified: 0, modifiedNanoseconds: 0, mode: 0)
    }
    add(id, file.kind, details)
  }
}
