import CArchive
import FilesCore
import Glibc

/// ZIP archives, which every desktop and phone opens.
public struct ZipFormat: ArchiveFormat {
  public init() {}

  public func writer(to file: Int32) throws -> any ArchiveWriter {
    try ZipWriter(file)
  }
}

private final class ZipWriter: ArchiveWriter {
  private let archive: OpaquePointer
  private let entry: OpaquePointer

  init(_ file: Int32) throws {
    guard let archive = archive_write_new() else { throw ArchiveError.system(ENOMEM) }
    guard let entry = archive_entry_new() else {
      archive_write_free(archive)
      throw ArchiveError.system(ENOMEM)
    }
    self.archive = archive
    self.entry = entry
    try check(archive_write_set_format_zip(archive))
    // The C library's own set: names are bytes, taken for UTF-8 as the desktop does, whatever the user's locale is.
    try Locale.utf8 { try check(archive_write_open_fd(archive, file)) }
  }

  deinit {
    // What was not finished is thrown away by its caller.
    archive_entry_free(entry)
    archive_write_fail(archive)
    archive_write_free(archive)
  }

  func add(_ member: ArchiveMember) throws {
    try Locale.utf8 {
      archive_entry_clear(entry)
      let isFolder = member.kind == .folder
      // A folder's path ends with a slash in a ZIP archive.
      archive_entry_set_pathname(entry, cString(member.path + (isFolder ? [UInt8(ascii: "/")] : [])))
      archive_entry_set_mtime(entry, time_t(member.modified), 0)
      switch member.kind {
      case .folder: archive_entry_set_filetype(entry, Glibc.S_IFDIR)
      case .link:
        archive_entry_set_filetype(entry, Glibc.S_IFLNK)
        archive_entry_set_symlink(entry, cString(member.target))
      case .file, .fifo, .socket, .device:
        archive_entry_set_filetype(entry, Glibc.S_IFREG)
        archive_entry_set_size(entry, Int64(member.size))
      }
      archive_entry_set_perm(entry, member.permissions)
      try check(archive_write_header(archive, entry))
    }
  }

  func write(_ bytes: [UInt8], count: Int) throws {
    var written = 0
    while written < count {
      let size = bytes.withUnsafeBytes { buffer -> Int in
        guard let start = buffer.baseAddress else { return -1 }
        return archive_write_data(archive, start + written, count - written)
      }
      // It takes no more than the size that was told before.
      guard size > 0 else { throw problem }
      written += size
    }
  }

  func finish() throws {
    try Locale.utf8 { try check(archive_write_close(archive)) }
  }

  private func check(_ result: Int32) throws {
    // A warning says that an attribute could not be kept, which nobody was promised.
    if result < ARCHIVE_WARN { throw problem }
  }

  private var problem: ArchiveError {
    let number = archive_errno(archive)
    return .system(number > 0 ? number : EIO)
  }

  private func cString(_ bytes: [UInt8]) -> [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}
