import Glibc

/// Finds what lies in every trash of the user that can be reached: the home trash and those of the mounts.
struct TrashListing {
  let calls: FileSystemCalls
  let homeTrash: FilePath

  /// The entries, in no order. A trash that cannot be read is left out.
  func files() -> [TrashedFile] {
    var seen: [FileStatus] = []
    var found: [TrashedFile] = []
    for (trash, top) in candidates {
      guard let files = try? calls.openFolder(trash.appending(Self.files)),
        let status = try? calls.status(files), !seen.contains(where: { $0.isSame(as: status) })
      else { continue }
      seen.append(status)
      let info = try? calls.openFolder(trash.appending(Self.info))
      found += entries(of: files, at: trash.appending(Self.files), info, top)
    }
    return found
  }

  private static let files = FileName(checked: Array("files".utf8))
  private static let info = FileName(checked: Array("info".utf8))

  /// The folders that are a trash where they exist, with the root of their mount; nil for the home trash.
  private var candidates: [(trash: FilePath, top: FilePath?)] {
    let user = "\(geteuid())"
    let own = FileName(checked: Array(".Trash-\(user)".utf8))
    let shared = FileName(checked: Array(".Trash".utf8))
    let inShared = FileName(checked: Array(user.utf8))
    var candidates: [(FilePath, FilePath?)] = [(homeTrash, nil)]
    for top in MountTable.mountPoints() {
      if isSticky(top.appending(shared)) {
        candidates.append((top.appending(shared).appending(inShared), top))
      }
      candidates.append((top.appending(own), top))
    }
    return candidates
  }

  /// The administrator's `.Trash` counts only as a real folder with the sticky bit.
  private func isSticky(_ path: FilePath) -> Bool {
    guard let parent = path.parent, let name = path.name, let folder = try? calls.openFolder(parent),
      let status = try? calls.status(folder, name.bytes)
    else { return false }
    return status.kind == .folder && status.permissions & 0o1000 != 0
  }

  private func entries(
    of files: Descriptor, at path: FilePath, _ info: Descriptor?, _ top: FilePath?
  ) -> [TrashedFile] {
    guard var list = try? calls.entries(files) else { return [] }
    var found: [TrashedFile] = []
    while let bytes = list.popLast() {
      guard let name = FileName(bytes: bytes), let status = try? calls.status(files, bytes) else { continue }
      let known = info.flatMap { read($0, name) }
      found.append(
        TrashedFile(
          path: path.appending(name), origin: known.flatMap { origin($0.path, top) },
          deleted: known.flatMap { $0.deleted == 0 ? nil : $0.deleted }, kind: status.kind,
          size: status.raw.size))
    }
    return found
  }

  private func read(_ info: Descriptor, _ name: FileName) -> TrashInfo? {
    guard
      let file = try? calls.open(info, TrashInfo.fileName(name), flags: O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    else { return nil }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    guard let count = try? calls.read(file, into: &buffer, at: 0) else { return nil }
    return TrashInfo(text: buffer[..<count])
  }

  /// Where an entry was. In the trash of a mount nothing comes from outside of it, whatever is written there.
  private func origin(_ stored: [UInt8], _ top: FilePath?) -> FilePath? {
    guard let top else { return FilePath(bytes: stored) }
    let relative = stored.first == .slash ? stored : top.bytes + [.slash] + stored
    guard let path = FilePath(bytes: relative), path != top, path.isEqualOrBelow(top) else { return nil }
    return path
  }
}
