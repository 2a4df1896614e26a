import Glibc

/// A folder that a batch of steps works in.
final class WorkFolder {
  let descriptor: Descriptor
  let status: FileStatus
  /// The path by which the kernel knows it, every link resolved.
  let path: FilePath
  private let calls: FileSystemCalls
  private var foundAncestors: [FileStatus]?

  init(_ given: FilePath, descriptor: Descriptor, calls: FileSystemCalls) throws(SystemError) {
    self.descriptor = descriptor
    self.calls = calls
    status = try calls.status(descriptor)
    path = (try? calls.path(of: descriptor)) ?? given
  }

  /// Why no entry can be taken out of it, or nil where that is allowed.
  private(set) lazy var refusal: FileErrorCode? = findRefusal()

  private func findRefusal() -> FileErrorCode? {
    do {
      try calls.access(descriptor, mode: W_OK | X_OK)
      return nil
    } catch {
      return error.code
    }
  }

  /// Whether it is the folder that `status` tells of, or stands in it.
  ///
  /// - Complexity: O(n) in the depth; the first time with a system call for each folder above.
  func isEqualOrBelow(_ status: FileStatus) throws(SystemError) -> Bool {
    let ancestors: [FileStatus]
    if let foundAncestors {
      ancestors = foundAncestors
    } else {
      ancestors = try calls.ancestors(descriptor)
      foundAncestors = ancestors
    }
    return ancestors.contains { $0.isSame(as: status) }
  }
}

extension FileSystemCalls {
  /// The root of the mount that a folder is on.
  ///
  /// - Complexity: O(n) in the depth of the folder.
  func mountRoot(of folder: WorkFolder) throws(SystemError) -> WorkFolder {
    var current = folder.descriptor
    var status = folder.status
    while true {
      let parent = try openParent(current)
      let parentStatus = try self.status(parent)
      if !parentStatus.sharesMount(with: status) || parentStatus.isSame(as: status) { break }
      (current, status) = (parent, parentStatus)
    }
    return try WorkFolder(folder.path, descriptor: current, calls: self)
  }
}
