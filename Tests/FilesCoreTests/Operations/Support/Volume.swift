import Glibc
import Synchronization
import TestSupport

/// A file system of a test run's own, mounted where only the run sees it; see ``MountNamespaceTests``.
enum Volume: String, CaseIterable {
  case tmpfs
  case ext4
  case xfs
  case btrfs

  /// The folder that holds the run's mounts, or nil outside of such a run.
  static let root = getenv("HANDPICK_TEST_MOUNTS").map { String(cString: $0) }

  static var isAvailable: Bool { root != nil }

  struct Unavailable: Error {
    let reason: String
  }

  private static let mounted = Mutex<Set<Volume>>([])

  /// Where the volume is mounted; it is made the first time.
  func folder() throws -> String {
    guard let root = Self.root else { throw Unavailable(reason: "outside of a mount namespace") }
    let path = "\(root)/\(rawValue)"
    try Self.mounted.withLock { mounted in
      guard mounted.insert(self).inserted else { return }
      try Self.run("mkdir -p \(path); \(command(at: path, megabytes: 400)); chmod 777 \(path)")
    }
    return path
  }

  /// Mounts one more file system of this kind for one test.
  func mountAnother(_ name: String, megabytes: Int = 400, options: String = "") throws -> String {
    guard let root = Self.root else { throw Unavailable(reason: "outside of a mount namespace") }
    let path = "\(root)/\(name)"
    try Self.run(
      "mkdir -p \(path); \(command(at: path, megabytes: megabytes, options: options)); chmod 777 \(path)")
    return path
  }

  private func command(at path: String, megabytes: Int, options: String = "") -> String {
    let image = path + ".image"
    let make = "truncate -s \(megabytes)M \(image); mkfs.\(rawValue) -q"
    return switch self {
    case .tmpfs: "mount -t tmpfs -o size=\(megabytes)M,\(options) none \(path)"
    case .ext4: "\(make) -F \(image); mount -o loop \(image) \(path)"
    case .xfs: "\(make) \(image); mount -o loop \(image) \(path)"
    case .btrfs: "\(make) \(image); mount -o loop \(image) \(path)"
    }
  }

  static func run(_ script: String) throws {
    let output = try runProgram(["sh", "-ec", script], timeout: .seconds(60))
    if output.exitStatus != 0 { throw Unavailable(reason: output.errorText) }
  }
}
