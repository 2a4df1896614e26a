/// What many files of a folder come to.
public struct FolderMeasure: Sendable, Equatable {
  /// The bytes of the plain files whose size is known.
  public private(set) var size: UInt64 = 0
  /// The folders among them, whose contents count too.
  public private(set) var folders: [FileID] = []
  /// How many plain files' sizes are not known.
  public private(set) var unknown = 0

  init() {}

  mutating func add(_ id: FileID, _ kind: FileKind, _ details: FileDetails?) {
    switch kind {
    case .folder: folders.append(id)
    case .file: if let details { size = size.addingClamped(details.size) } else { unknown += 1 }
    case .link, .fifo, .socket, .device: break
    }
  }

  /// Adds one file more, or takes one away; false where only measuring anew can tell, as with folders.
  @MainActor public mutating func change(_ id: FileID, in folder: Folder, isAdded: Bool) -> Bool {
    switch folder.kind(of: id) {
    case .folder: return false
    case .file:
      guard size < .max, let details = folder.details(of: id), isAdded || details.size <= size else {
        return false
      }
      size = isAdded ? size.addingClamped(details.size) : size - details.size
    case .link, .fifo, .socket, .device: break
    }
    return true
  }
}
