import CFileSystem
import Glibc

/// Finds the trash for a file: the home trash on the home trash's mount, else the one of the file's own
/// mount.
final class TrashFolders {
  /// File systems in memory and those of the system itself: what is put into a trash there would not last, or
  /// nobody would find it.
  private static let withoutTrash: Set<UInt64> = [
    0x0102_1994,  // tmpfs
    0x8584_58F6,  // ramfs
    0x794C_7630,  // overlay
    0x9FA0,  // proc
    0x6265_6572,  // sysfs
    0x1CD1,  // devpts
    0x6367_7270,  // cgroup2
    0x7371_7368,  // squashfs
    0xE0F5_E1E2,  // erofs
    0x9660,  // iso9660
  ]

  private let calls: FileSystemCalls
  private let homeTrash: FilePath
  private var home: TrashFolder?
  private var byMount: [UInt64: TrashFolder] = [:]

  /// - Parameter homeTrash: the home trash's folder, `$XDG_DATA_HOME/Trash`.
  init(calls: FileSystemCalls, homeTrash: FilePath) {
    self.calls = calls
    self.homeTrash = homeTrash
  }

  /// The trash for what stands in a folder.
  ///
  /// - Throws: ``Problem`` `no-trash` where none can exist.
  func trash(for folder: WorkFolder) throws -> TrashFolder {
    if let home = try homeTrashFolder(near: folder), home.files.status.sharesMount(with: folder.status) {
      return home
    }
    if let known = byMount[folder.status.raw.mount] { return known }
    let trash = try mountTrash(for: folder)
    byMount[folder.status.raw.mount] = trash
    return trash
  }

  /// Whether a trash is there or could be made, without making one.
  func isLikely(for folder: WorkFolder) -> Bool {
    if let existing = nearestExisting(homeTrash), existing.sharesMount(with: folder.status) { return true }
    guard let space = try? calls.space(folder.descriptor), space.is_read_only == 0 else { return false }
    return !Self.withoutTrash.contains(space.type)
  }

  /// The home trash, made only where it is on the mount that asks for it.
  private func homeTrashFolder(near folder: WorkFolder) throws -> TrashFolder? {
    if let home { return home }
    guard let existing = nearestExisting(homeTrash), existing.sharesMount(with: folder.status) else {
      return nil
    }
    let base = try WorkFolder(
      homeTrash, descriptor: try calls.makeFolders(homeTrash, mode: 0o700), calls: calls)
    let trash = try open(in: base, topFolder: nil)
    home = trash
    return trash
  }

  private func nearestExisting(_ path: FilePath) -> FileStatus? {
    var path = path
    while true {
      if let folder = try? calls.openFolder(path) { return try? calls.status(folder) }
      guard let parent = path.parent else { return nil }
      path = parent
    }
  }

  // MARK: The trash of a mount

  /// The root of the mount whose trash holds `files`, or nil where that is the home trash.
  func topFolder(of files: WorkFolder) -> FilePath? {
    if let base = try? calls.openFolder(homeTrash.appending(FileName(checked: Array("files".utf8)))),
      let home = try? calls.status(base), home.isSame(as: files.status)
    {
      return nil
    }
    return try? calls.mountRoot(of: files).path
  }

  private func mountTrash(for folder: WorkFolder) throws -> TrashFolder {
    let space = try calls.space(folder.descriptor)
    if Self.withoutTrash.contains(space.type) || space.is_read_only != 0 { throw Problem(code: .noTrash) }
    let top = try calls.mountRoot(of: folder)
    let user = "\(geteuid())"
    if let shared = sharedTrash(in: top), let base = try? makeOwn(shared, user) {
      return try open(in: base, topFolder: top.path)
    }
    return try open(in: try makeOwn(top, ".Trash-" + user), topFolder: top.path)
  }

  /// The administrator's `.Trash`, if it is a real folder with the sticky bit.
  private func sharedTrash(in top: WorkFolder) -> WorkFolder? {
    guard let descriptor = try? calls.openFolder(top.descriptor, Array(".Trash".utf8)) else { return nil }
    guard let shared = try? WorkFolder(top.path, descriptor: descriptor, calls: calls) else { return nil }
    return shared.status.permissions & 0o1000 != 0 ? shared : nil
  }

  /// A trash that must be ours: a real folder with our owner.
  private func makeOwn(_ folder: WorkFolder, _ name: String) throws -> WorkFolder {
    let name = Array(name.utf8)
    do {
      try makeIfMissing(folder.descriptor, name)
      let own = try WorkFolder(
        folder.path, descriptor: calls.openFolder(folder.descriptor, name), calls: calls)
      guard own.status.raw.uid == geteuid(), own.status.sharesMount(with: folder.status) else {
        throw Problem(code: .noTrash)
      }
      return own
    } catch let error as SystemError where [.noSpace, .io].contains(error.code) {
      throw error
    } catch {
      throw Problem(code: .noTrash)
    }
  }

  private func open(in base: WorkFolder, topFolder: FilePath?) throws -> TrashFolder {
    func folder(_ name: String) throws -> WorkFolder {
      let bytes = Array(name.utf8)
      try makeIfMissing(base.descriptor, bytes)
      return try WorkFolder(
        base.path.appending(FileName(checked: bytes)), descriptor: calls.openFolder(base.descriptor, bytes),
        calls: calls)
    }
    return TrashFolder(files: try folder("files"), info: try folder("info"), topFolder: topFolder)
  }

  private func makeIfMissing(_ folder: Descriptor, _ name: [UInt8]) throws(SystemError) {
    do {
      try calls.makeFolder(folder, name, mode: 0o700)
      try calls.syncFolder(folder)
    } catch  where error.number == EEXIST {
      return
    }
  }
}
