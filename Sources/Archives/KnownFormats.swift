import CArchive
import FilesCore
import Glibc

/// The archives that can be read: ZIP, tar with the usual compressions, 7z, RAR and some older ones.
///
/// Not all that libarchive knows: some of its formats read other files of the disk, and some filters run programs.
public struct KnownFormats: ArchiveFormats {
  public init() {}

  /// Whether a file of this name is an archive for its owner: not a document that only is made like one.
  public static func know(_ name: FileName) -> Bool {
    let parts = String(decoding: name.bytes, as: UTF8.self).lowercased().split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let ending = parts.last.map(String.init) else { return false }
    if endings.contains(ending) { return true }
    return parts.count > 2 && parts[parts.count - 2] == "tar" && compressions.contains(ending)
  }

  private static let endings: Set<String> = [
    "zip", "tar", "tgz", "tbz", "tbz2", "txz", "tlz", "tzst", "taz", "7z", "rar", "cpio", "cab", "lha", "lzh",
  ]
  private static let compressions: Set<String> = ["gz", "bz2", "xz", "zst", "lz", "lz4", "lzma", "z"]

  public func reader(of file: Int32) throws -> any ArchiveReader {
    try KnownReader(file)
  }
}

private final class KnownReader: ArchiveReader {
  private let archive: OpaquePointer
  private var isOpen = false

  init(_ file: Int32) throws {
    guard let archive = archive_read_new() else { throw ArchiveError.system(ENOMEM) }
    self.archive = archive
    let formats = [
      archive_read_support_format_zip, archive_read_support_format_tar, archive_read_support_format_7zip,
      archive_read_support_format_rar, archive_read_support_format_rar5, archive_read_support_format_cpio,
      archive_read_support_format_cab, archive_read_support_format_lha, archive_read_support_format_iso9660,
    ]
    let filters = [
      archive_read_support_filter_gzip, archive_read_support_filter_bzip2, archive_read_support_filter_xz,
      archive_read_support_filter_lzma, archive_read_support_filter_zstd, archive_read_support_filter_lz4,
      archive_read_support_filter_lzip, archive_read_support_filter_compress,
    ]
    // One that this libarchive was built without is one format less.
    for support in formats + filters { _ = support(archive) }
    try Locale.utf8 {
      guard archive_read_open_fd(archive, file, 1 << 16) == ARCHIVE_OK else { throw problem }
      isOpen = true
    }
  }

  deinit {
    archive_read_free(archive)
  }

  var position: UInt64 { UInt64(max(archive_filter_bytes(archive, -1), 0)) }

  func next() throws -> ArchiveMember? {
    try Locale.utf8 {
      var entry: OpaquePointer?
      let result = archive_read_next_header(archive, &entry)
      if result == ARCHIVE_EOF { return nil }
      guard result >= ARCHIVE_WARN, let entry else { throw problem }
      if archive_entry_is_encrypted(entry) != 0 { throw ArchiveError.locked }
      return try member(entry)
    }
  }

  private func member(_ entry: OpaquePointer) throws -> ArchiveMember {
    guard let path = bytes(archive_entry_pathname(entry) ?? archive_entry_pathname_utf8(entry)) else {
      throw ArchiveError.damaged
    }
    let modified = archive_entry_mtime_is_set(entry) != 0 ? archive_entry_mtime(entry) : time(nil)
    return ArchiveMember(
      path: path, kind: kind(archive_entry_filetype(entry)),
      size: UInt64(max(archive_entry_size(entry), 0)), permissions: archive_entry_perm(entry) & 0o777,
      modified: Int64(modified),
      target: bytes(archive_entry_symlink(entry) ?? archive_entry_symlink_utf8(entry)) ?? [],
      original: bytes(archive_entry_hardlink(entry) ?? archive_entry_hardlink_utf8(entry)))
  }

  private func kind(_ type: mode_t) -> FileKind {
    switch type {
    case Glibc.S_IFREG: .file
    case Glibc.S_IFDIR: .folder
    case Glibc.S_IFLNK: .link
    case Glibc.S_IFIFO: .fifo
    case Glibc.S_IFSOCK: .socket
    default: .device
    }
  }

  private func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8]? {
    text.map { UnsafeBufferPointer(start: $0, count: strlen($0)).map { UInt8(bitPattern: $0) } }
  }

  func read(into buffer: inout [UInt8]) throws -> Int {
    let room = buffer.count
    let count = buffer.withUnsafeMutableBytes { archive_read_data(archive, $0.baseAddress, room) }
    // A checksum that does not fit is an error too: what is damaged is not given out as whole.
    guard count >= 0 else { throw problem }
    return count
  }

  private var problem: ArchiveError {
    // Where no format was found the question would crash.
    if isOpen, archive_read_has_encrypted_entries(archive) > 0 { return .locked }
    let number = archive_errno(archive)
    return [EIO, ENOMEM, ESTALE].contains(number) ? .system(number) : .damaged
  }
}
