import CFileSystem
import Glibc

extension FileSystemCalls {
  // MARK: Owners, modes, times, attributes

  func setOwner(_ folder: Descriptor, _ name: [UInt8] = [], user: UInt32, group: UInt32) throws(SystemError) {
    try check(.setOwner, name) { cfs_set_owner(folder.number, name, name.count, user, group) }
  }

  func setMode(_ folder: Descriptor, _ name: [UInt8] = [], mode: UInt32) throws(SystemError) {
    try check(.setMode, name) { cfs_set_mode(folder.number, name, name.count, mode) }
  }

  func setTimes(_ folder: Descriptor, _ name: [UInt8] = [], of status: FileStatus) throws(SystemError) {
    let raw = status.raw
    try check(.setTimes, name) {
      cfs_set_times(
        folder.number, name, name.count, raw.accessed, raw.accessed_ns, raw.modified, raw.modified_ns)
    }
  }

  /// The names of an open file's extended attributes, each with its terminating NUL.
  func attributeNames(_ file: Descriptor) throws(SystemError) -> [[UInt8]] {
    let size = try check { cfs_list_attributes(file.number, nil, 0) }
    guard size > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: size + 4_096)
    let count = try check { cfs_list_attributes(file.number, &buffer, buffer.count) }
    return buffer[..<count].split(separator: 0).map { Array($0) + [0] }
  }

  /// The value of an attribute of an open file.
  func attribute(_ file: Descriptor, _ name: [UInt8]) throws(SystemError) -> [UInt8] {
    let size = try check { cfs_get_attribute(file.number, name, nil, 0) }
    var buffer = [UInt8](repeating: 0, count: size)
    guard size > 0 else { return [] }
    let count = try check { cfs_get_attribute(file.number, name, &buffer, buffer.count) }
    return Array(buffer[..<count])
  }

  func setAttribute(_ file: Descriptor, _ name: [UInt8], _ value: [UInt8]) throws(SystemError) {
    try check(.setAttribute, name) { cfs_set_attribute(file.number, name, value, value.count) }
  }

  // MARK: Data

  func clone(_ from: Descriptor, to: Descriptor) throws(SystemError) {
    try check(.clone) { cfs_clone(from.number, to.number) }
  }

  /// Copies in the kernel, and answers how many bytes.
  func copyRange(_ from: Descriptor, to: Descriptor, at offset: Int64, size: Int) throws(SystemError) -> Int64
  {
    try check(.copyRange) { cfs_copy_range(from.number, to.number, offset, size) }
  }

  func read(_ file: Descriptor, into buffer: inout [UInt8], at offset: Int64) throws(SystemError) -> Int {
    Int(try check { cfs_read(file.number, &buffer, buffer.count, offset) })
  }

  /// Writes all of the first `count` bytes.
  func write(_ file: Descriptor, _ bytes: [UInt8], count: Int, at offset: Int64) throws(SystemError) {
    var written = 0
    while written < count {
      let rest = written == 0 ? bytes : Array(bytes[written..<count])
      let size = count - written
      written += Int(
        try check(.write) { cfs_write(file.number, rest, size, offset + Int64(written)) })
    }
  }

  func truncate(_ file: Descriptor, size: Int64) throws(SystemError) {
    try check(.truncate) { cfs_truncate(file.number, size) }
  }

  func reserve(_ file: Descriptor, at offset: Int64, size: Int64) throws(SystemError) {
    try check(.reserve) { cfs_reserve(file.number, offset, size) }
  }

  /// The next run of data at or after `offset`; a file system that knows no holes has data everywhere.
  func nextData(_ file: Descriptor, from offset: Int64, size: Int64) -> Range<Int64>? {
    let start = cfs_next_data(file.number, offset)
    if start == Int64(-ENXIO) { return nil }
    guard start >= 0 else { return offset..<size }
    let end = cfs_next_hole(file.number, start)
    guard start < size else { return nil }
    return start..<min(end > start ? end : size, size)
  }

  /// Whether anyone has the file open for writing, as far as the kernel tells.
  func hasWriter(_ file: Descriptor) -> Bool {
    cfs_has_writer(file.number) == 1
  }
}
