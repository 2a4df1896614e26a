/// The open folders from the root of a tree down to where a walk is.
///
/// Only so many stay open: a folder above them is opened again by `..`, and must be the same then. So a tree
/// may be deeper than a process may have files open, and than a path may be long.
struct DescriptorStack {
  private struct Level {
    var descriptor: Descriptor?
    /// What it must be when it is opened again; nil for the first, which always stays open.
    let status: FileStatus?
  }

  private static let openLevels = 64
  private let calls: FileSystemCalls
  private var levels: [Level] = []
  private(set) var current: Descriptor

  /// A walk that begins in an open folder.
  init(_ folder: Descriptor, calls: FileSystemCalls) {
    self.calls = calls
    current = folder
    levels = [Level(descriptor: folder, status: nil)]
  }

  /// Goes down into a folder.
  mutating func push(_ folder: Descriptor, status: FileStatus) {
    if levels.count > Self.openLevels { levels[levels.count - 1].descriptor = nil }
    levels.append(Level(descriptor: folder, status: status))
    current = folder
  }

  /// Goes back up.
  ///
  /// - Throws: ``Problem`` `changed` where the folder was moved elsewhere meanwhile.
  mutating func pop() throws {
    levels.removeLast()
    guard let level = levels.last else { return }
    if let descriptor = level.descriptor {
      current = descriptor
      return
    }
    let parent = try calls.openParent(current)
    guard let status = level.status, try calls.status(parent).isSame(as: status) else {
      throw Problem(code: .changed)
    }
    levels[levels.count - 1].descriptor = parent
    current = parent
  }
}
