import Glibc
import TestSupport

@testable import FilesCore

/// A folder for one test, with a journal and a home trash of its own.
///
/// `work` holds what the test is about; `state` and `data` stand beside it.
final class Sandbox: Sendable {
  let folder: TemporaryFolder
  let stateFolder: FilePath
  let dataFolder: FilePath

  /// - Parameters:
  ///   - parent: where the folder is made.
  ///   - state: where the journal is kept, if not in the folder itself.
  init(in parent: String = "/tmp", state: String? = nil) throws {
    folder = try TemporaryFolder(in: parent)
    try folder.makeFolder("work")
    stateFolder = try Self.path(state ?? folder.path(of: "state"))
    dataFolder = try Self.path(folder.path(of: "data"))
  }

  struct BadPath: Error {}

  static func path(_ text: String) throws -> FilePath {
    guard let path = FilePath(text) else { throw BadPath() }
    return path
  }

  /// The engine, with system calls that a test may refuse or watch.
  ///
  /// - Parameter syncedItems: how many copies share a sync; with 1 originals go while the next ones are copied.
  func operations(
    syncedItems: Int = 4_096, _ intercept: FileSystemCalls.Interception? = nil
  ) -> FileOperations {
    FileOperations(
      stateFolder: stateFolder, dataFolder: dataFolder, texts: OperationTexts(),
      calls: FileSystemCalls(intercept: intercept), syncedItems: syncedItems)
  }

  /// The path of something in `work`.
  subscript(name: String) -> FilePath {
    FilePath(bytes: Array((folder.path + "/work/" + name).utf8)) ?? .root
  }

  /// Runs a shell script in `work`, and answers its output without the last newline.
  @discardableResult
  func sh(_ script: String) throws -> String {
    let output = try runProgram(
      ["sh", "-ec", script], folder: folder.path(of: "work"), timeout: .seconds(120))
    if output.exitStatus != 0 { throw ScriptError(script: script, output: output.errorText) }
    return output.text.hasSuffix("\n") ? String(output.text.dropLast()) : output.text
  }

  struct ScriptError: Error {
    let script: String
    let output: String
  }

  /// The names in a folder of `work`, sorted by their bytes, separated by spaces.
  func names(_ name: String = ".") throws -> String {
    try sh("cd '\(name)'; LC_ALL=C ls -1A | tr '\\n' ' ' | sed 's/ $//'")
  }

  /// A file's text.
  func text(_ name: String) throws -> String { try sh("cat '\(name)'") }

  /// Everything about a tree: names, kinds, modes, sizes, times, link counts, link targets, contents.
  func tree(_ name: String, linkCounts: Bool = true) throws -> String {
    try sh(
      """
      cd '\(name)'
      find . -mindepth 1 \\( -type d -printf '%P %y %m\\n' -o -printf '%P %y %m %s %T@ \(linkCounts ? "%n" : "") %l\\n' \\) | LC_ALL=C sort
      find . -type f -print0 | LC_ALL=C sort -z | xargs -0 -r md5sum
      """)
  }

  /// Whatever an operation left lying about: private names, half journals, trash entries that do not fit
  /// together.
  func litter(_ more: String...) throws -> String {
    let places = ([folder.path] + more).map { "'\($0)'" }.joined(separator: " ")
    return try sh("find \(places) -name '.handpick-*' -o -name '.new-*' 2>/dev/null || true")
  }

  /// The operations whose journals are not closed.
  var unfinished: [String] {
    let folder = JournalFolder(path: stateFolder, calls: FileSystemCalls())
    let open = folder.list().filter { id in
      if case .end? = folder.ends(of: id)?.last { false } else { true }
    }
    return open.map(\.text)
  }

  /// The entries of the home trash: `files` and `info` side by side.
  func trashNames() throws -> String {
    try sh("cd '\(folder.path)/data/Trash' 2>/dev/null && LC_ALL=C ls -1A files info | tr '\\n' ' ' || true")
  }
}

extension OperationReport {
  /// How the items ended: `done`, `failed permission`, …
  var results: [String] {
    items.map { item in item.code.map { "\(item.result.rawValue) \($0.rawValue)" } ?? item.result.rawValue }
  }

  /// The names of the items' destinations; `-` where there is none.
  var destinationNames: [String] {
    items.map { $0.destination?.name?.display ?? "-" }
  }
}
