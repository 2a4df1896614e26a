import Glibc

/// Which entries of a folder are hidden: those whose names begin with a dot, and those that its file
/// `.hidden` has a line for (a convention that file managers share).
struct HiddenNames: Hashable, Sendable {
  /// The name of the file with the lines.
  static let fileName = Array(".hidden".utf8)

  /// A longer file is no list of names.
  private static let longest = 1 << 20

  private let listed: Set<[UInt8]>

  /// The names of no file.
  init() {
    listed = []
  }

  /// The names that a folder's file lists now; none where it cannot be read at once.
  init(of folder: borrowing FolderDescriptor) {
    listed = Set(Self.text(in: folder).split(separator: UInt8(ascii: "\n")).map(Array.init))
  }

  /// Whether an entry of that name is hidden.
  func hides(_ name: Span<UInt8>) -> Bool {
    if name.count > 0, name[0] == .dot { return true }
    guard !listed.isEmpty else { return false }
    return listed.contains(name.withUnsafeBufferPointer { Array($0) })
  }

  private static func text(in folder: borrowing FolderDescriptor) -> [UInt8] {
    // Neither a FIFO nor a link out of the folder is waited for or followed.
    let file = openat(folder.descriptor, ".hidden", O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= longest else {
      return []
    }
    return [UInt8](unsafeUninitializedCapacity: longest) { room, count in
      count = max(read(file, room.baseAddress, room.count), 0)
    }
  }
}
