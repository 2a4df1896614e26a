import Glibc
import Synchronization
import TestSupport

@testable import FilesCore

/// Folders on three file systems, and every content that was ever written there.
final class World: Sendable {
  let sandbox: Sandbox
  private let others: [TemporaryFolder]
  private let contents = Mutex<Set<String>>([])
  private let counter = Counter()

  init() throws {
    sandbox = try Sandbox(in: try Volume.ext4.folder())
    others = [
      try TemporaryFolder(in: try Volume.xfs.folder()), try TemporaryFolder(in: try Volume.btrfs.folder()),
      try TemporaryFolder(in: try Volume.tmpfs.folder()),
    ]
    for folder in folders { try sandbox.sh("mkdir -p '\(folder)/x/y' '\(folder)/z'") }
  }

  private var folders: [String] { [sandbox.folder.path + "/work"] + others.map { $0.path + "/w" } }

  private var places: String { folders.map { "'\($0)'" }.joined(separator: " ") }

  private var trashes: String {
    let tops = ["ext4", "xfs", "btrfs"].compactMap { name in
      Volume.root.map { "'\($0)/\(name)/.Trash-0/files'" }
    }
    return (["'\(sandbox.folder.path)/data/Trash/files'"] + tops).joined(separator: " ")
  }

  private func next() -> String {
    let content = "\(sandbox.folder.path.suffix(6))-\(counter.next())"
    contents.withLock { _ = $0.insert(content) }
    return content
  }

  /// Adds some files, links and folders.
  func grow(_ random: inout SeededGenerator) throws {
    var script = ""
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let folder = String(decoding: someFolder(&random).bytes, as: UTF8.self)
      let name = ["a", "b.txt", "c.tar.gz", "d (copy)", "é"].randomElement(using: &random) ?? "a"
      script += "[ -e '\(folder)/\(name)' ] || { printf '\(next())\\n' >'\(folder)/\(name)'; }\n"
      switch Int.random(in: 0..<8, using: &random) {
      case 0: script += "ln '\(folder)/\(name)' '\(folder)/hard' 2>/dev/null || true\n"
      case 1: script += "ln -s '\(name)' '\(folder)/link' 2>/dev/null || true\n"
      case 2: script += "mkdir -p '\(folder)/\(name).d'; chmod 750 '\(folder)/\(name).d'\n"
      case 3:
        script +=
          "chmod 640 '\(folder)/\(name)' 2>/dev/null; touch -d @1234567.25 '\(folder)/\(name)' || true\n"
      default: break
      }
    }
    try sandbox.sh(script)
    try forget("")
  }

  /// Another program writes a file and saves one anew.
  func write() {
    // What it writes over is gone by its own doing, also where an operation is just about to remove another copy.
    let former = (try? sandbox.sh("cat '\(folders[0])/x/late' 2>/dev/null || true")) ?? ""
    contents.withLock { $0.subtract(former.split(separator: "\n").map(String.init)) }
    let content = next()
    let other = next()
    _ = try? sandbox.sh(
      """
      printf '\(content)\\n' >'\(folders[0])/x/late'
      f=$(find \(places) -name 'b.txt' -type f | head -1)
      [ -z "$f" ] || { (cat "$f"; printf '\(other)\\n') >"$f.save"; mv "$f.save" "$f"; }
      """)
    _ = try? forget("")
  }

  /// Takes what is there now for what has to be there: after a growth, and after a delete that was asked for.
  func forget(_ before: String) throws {
    let found = try present()
    contents.withLock { $0.formIntersection(found) }
  }

  /// The contents that are nowhere any more.
  func missing() throws -> [String] {
    let found = try present()
    return contents.withLock { $0.subtracting(found) }.sorted()
  }

  private func present() throws -> Set<String> {
    let text = try sandbox.sh(
      "find \(places) \(trashes) -type f -exec cat {} + 2>/dev/null | sort -u || true")
    return Set(text.split(separator: "\n").map(String.init))
  }

  /// Everything about all folders.
  func tree() throws -> String {
    try folders.map { try sandbox.tree($0, linkCounts: false) }.joined(separator: "\n--\n")
  }

  func litter() throws -> String {
    try sandbox.sh("find '\(sandbox.folder.path)' \(places) -name '.handpick-*' -o -name '.new-*' || true")
  }

  func someFolder(_ random: inout SeededGenerator) -> FilePath {
    let folders = (try? sandbox.sh("find \(places) -type d")) ?? ""
    let found = folders.split(separator: "\n").sorted().randomElement(using: &random)
    return found.flatMap { FilePath(String($0)) } ?? sandbox["x"]
  }

  func someEntries(_ random: inout SeededGenerator) -> [FilePath] {
    let entries = (try? sandbox.sh("find \(places) -mindepth 1")) ?? ""
    let found = entries.split(separator: "\n").sorted().shuffled(using: &random)
    return found.prefix(Int.random(in: 1...4, using: &random)).compactMap { FilePath(String($0)) }
  }
}
