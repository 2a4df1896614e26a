import CFileSystem
import Glibc

/// The file system, as the engine uses it: names as bytes under an open folder, errors thrown.
///
/// Every call that changes something or that a device can refuse asks ``intercept`` first: that is how tests
/// let a disk be full, a call be unknown, a process end between two calls, or another program come in
/// between.
struct FileSystemCalls: Sendable {
  /// Called before a call with the name it concerns; an error number instead of 0 refuses it.
  typealias Interception = @Sendable (_ call: FileSystemCall, _ name: [UInt8]) -> Int32

  var intercept: Interception?

  /// Runs a call, or fails with its error.
  @discardableResult
  func check<Number: SignedInteger>(
    _ call: FileSystemCall? = nil, _ name: [UInt8] = [], _ run: () -> Number
  ) throws(SystemError) -> Number {
    if let call, let intercept {
      let refusal = intercept(call, name)
      if refusal != 0 { throw SystemError(number: refusal) }
    }
    let result = run()
    if result < 0 { throw SystemError(number: Int32(-result)) }
    return result
  }

  // MARK: Looking

  func open(_ folder: Descriptor, _ name: [UInt8], flags: Int32) throws(SystemError) -> Descriptor {
    Descriptor(try check { cfs_open(folder.number, name, name.count, flags, 0) })
  }

  /// A new file, which must not have been there.
  func create(_ folder: Descriptor, _ name: [UInt8], mode: UInt32) throws(SystemError) -> Descriptor {
    let flags = O_CREAT | O_EXCL | O_RDWR | O_NOFOLLOW
    return Descriptor(
      try making(in: folder) { () throws(SystemError) in
        try check(.create, name) { cfs_open(folder.number, name, name.count, flags, mode) }
      })
  }

  /// Makes an entry. Some file systems, such as exFAT by FUSE, say of a name that they cannot hold that nothing is
  /// there; where the folder itself still is, that is what they mean.
  private func making<Result>(
    in folder: Descriptor, _ make: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    do {
      return try make()
    } catch  where error.number == ENOENT {
      guard let status = try? status(folder), status.raw.links > 0 else { throw error }
      throw SystemError(number: EILSEQ)
    }
  }

  /// A new file without a name, which nothing is left of if it gets none; ``link(_:_:to:_:)`` with an empty
  /// name gives it one.
  func createUnnamed(in folder: Descriptor, mode: UInt32) throws(SystemError) -> Descriptor {
    let flags = O_RDWR | O_DIRECTORY | Self.unnamed
    return Descriptor(try check(.createUnnamed) { cfs_open(folder.number, [.dot], 1, flags, mode) })
  }

  /// `O_TMPFILE` without its `O_DIRECTORY`, which Glibc's module lacks.
  private static let unnamed: Int32 = 0o20000000

  func status(_ folder: Descriptor, _ name: [UInt8] = []) throws(SystemError) -> FileStatus {
    var raw = cfs_status()
    try check { cfs_status_of(folder.number, name, name.count, &raw) }
    return FileStatus(raw: raw)
  }

  /// What stands under that name, or nil where nothing does.
  func statusIfAny(_ folder: Descriptor, _ name: [UInt8]) throws(SystemError) -> FileStatus? {
    do {
      return try status(folder, name)
    } catch  where error.number == ENOENT {
      return nil
    }
  }

  /// Whether it is certain that nothing stands under that name.
  func isMissing(_ folder: Descriptor, _ name: [UInt8]) -> Bool {
    do {
      return try statusIfAny(folder, name) == nil
    } catch {
      return false
    }
  }

  func identity(_ folder: Descriptor, _ name: [UInt8], _ status: FileStatus) -> FileIdentity {
    var handle: UInt64 = 0
    if cfs_handle_of(folder.number, name, name.count, &handle) < 0 { handle = 0 }
    return FileIdentity(inode: status.raw.inode, handle: handle, born: status.born)
  }

  func space(_ file: Descriptor) throws(SystemError) -> cfs_space {
    var space = cfs_space()
    try check { cfs_space_of(file.number, &space) }
    return space
  }

  func access(_ folder: Descriptor, _ name: [UInt8] = [], mode: Int32) throws(SystemError) {
    try check { cfs_access(folder.number, name, name.count, mode) }
  }

  func linkTarget(_ folder: Descriptor, _ name: [UInt8]) throws(SystemError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = try check { cfs_read_link(folder.number, name, name.count, &buffer, buffer.count) }
    return Array(buffer[..<count])
  }

  // MARK: Changing entries

  func rename(
    _ folder: Descriptor, _ name: [UInt8], to newFolder: Descriptor, _ newName: [UInt8],
    mayReplace: Bool = false
  ) throws(SystemError) {
    try check(mayReplace ? .rename : .renameWithoutReplacing, newName) {
      cfs_rename(
        folder.number, name, name.count, newFolder.number, newName, newName.count, mayReplace ? 1 : 0)
    }
  }

  func link(
    _ folder: Descriptor, _ name: [UInt8], to newFolder: Descriptor, _ newName: [UInt8]
  ) throws(SystemError) {
    try check(.link, newName) {
      cfs_link(folder.number, name, name.count, newFolder.number, newName, newName.count)
    }
  }

  func unlink(_ folder: Descriptor, _ name: [UInt8], isFolder: Bool = false) throws(SystemError) {
    try check(.unlink, name) { cfs_unlink(folder.number, name, name.count, isFolder ? 1 : 0) }
  }

  func makeFolder(_ folder: Descriptor, _ name: [UInt8], mode: UInt32) throws(SystemError) {
    try making(in: folder) { () throws(SystemError) in
      _ = try check(.makeFolder, name) { cfs_make_folder(folder.number, name, name.count, mode) }
    }
  }

  func makeFifo(_ folder: Descriptor, _ name: [UInt8], mode: UInt32) throws(SystemError) {
    try check(.makeFifo, name) { cfs_make_fifo(folder.number, name, name.count, mode) }
  }

  func makeLink(to target: [UInt8], _ folder: Descriptor, _ name: [UInt8]) throws(SystemError) {
    try check(.makeLink, name) { cfs_make_link(target, target.count, folder.number, name, name.count) }
  }

  // MARK: Lasting

  func sync(_ file: Descriptor) throws(SystemError) {
    try check(.sync) { cfs_sync(file.number) }
  }

  func syncData(_ file: Descriptor) throws(SystemError) {
    try check(.syncData) { cfs_sync_data(file.number) }
  }

  func syncFileSystem(_ file: Descriptor) throws(SystemError) {
    try check(.syncFileSystem) { cfs_sync_file_system(file.number) }
  }

  /// Makes a folder's entries last. A folder that may not be read cannot be synced by itself, and some file
  /// systems cannot sync a folder: that is no reason to undo what was done in it.
  func syncFolder(_ folder: Descriptor) throws(SystemError) {
    do {
      try sync(folder)
    } catch  where [EBADF, EINVAL, EROFS, EOPNOTSUPP].contains(error.number) {
      return
    }
  }
}
