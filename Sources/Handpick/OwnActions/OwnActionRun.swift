import CGtk
import FilesCore
import GtkSupport
import SelectionCore

/// Doing one own action with files.
final class OwnActionRun {
  private let action: OwnAction
  private let paths: [FilePath]
  private let folder: FilePath
  /// Called with what went wrong where that is known only after ``moment``.
  private let onLateFailure: (String) -> Void

  /// A program that takes longer goes on by itself: many have a window that stays.
  private static let moment = 2_000

  init(
    _ action: OwnAction, _ paths: [FilePath], in folder: FilePath, onLateFailure: @escaping (String) -> Void
  ) {
    self.action = action
    self.paths = paths
    self.folder = folder
    self.onLateFailure = onLateFailure
  }

  /// Which files failed, by their places, and why the first did; nil where the program goes on.
  func end() async -> (failed: [Int], reason: String?)? {
    await withCheckedContinuation { continuation in
      var isWaiting = true
      Task {
        let end = await runAll()
        if isWaiting {
          isWaiting = false
          continuation.resume(returning: end)
        } else if let reason = end.reason {
          onLateFailure(reason)
        }
      }
      Timeout.after(milliseconds: Self.moment) {
        guard isWaiting else { return }
        isWaiting = false
        continuation.resume(returning: nil)
      }
    }
  }

  /// One process after the other, where there are several.
  private func runAll() async -> (failed: [Int], reason: String?) {
    var failed: [Int] = []
    var first: String?
    for (index, command) in commands.enumerated() {
      let end = await ProgramRun.run(command, in: folder, environment: environment)
      guard case .failed(let reason) = end else { continue }
      first = first ?? reason
      failed += commands.count == paths.count ? [index] : Array(paths.indices)
    }
    return (failed, first)
  }

  private var commands: [[[UInt8]]] {
    switch action.command {
    case .entry(let line, let file):
      line.commands(for: paths, title: action.title, icon: action.icon, entry: file)
    case .script(let file): [[file.bytes] + paths.map(\.bytes)]
    }
  }

  /// What scripts of Nautilus read.
  private var environment: [String: [UInt8]] {
    guard case .script = action.command else { return [:] }
    let newline = [UInt8(ascii: "\n")]
    return [
      "NAUTILUS_SCRIPT_SELECTED_FILE_PATHS": Array(paths.map { $0.bytes + newline }.joined()),
      "NAUTILUS_SCRIPT_SELECTED_URIS": Array(paths.map { Array($0.uri.utf8) + newline }.joined()),
      "NAUTILUS_SCRIPT_CURRENT_URI": Array(folder.uri.utf8),
    ]
  }

  // MARK: Types

  /// The first file that the action does not take, by its type.
  func firstOfWrongType(_ kinds: [FileKind]) async -> FilePath? {
    guard !action.types.isEmpty else { return nil }
    let (action, paths) = (action, paths)
    return await Task.detached {
      zip(paths, kinds).first { !action.takes(Self.type(of: $0, $1), isA: Self.isA) }?.0
    }.value
  }

  private nonisolated static func type(of path: FilePath, _ kind: FileKind) -> String {
    if kind == .folder { return OwnAction.folderType }
    return path.name.flatMap(ContentType.byName) ?? ContentType.byContent(of: path)
      ?? "application/octet-stream"
  }

  /// Whether a type is a special case of another.
  nonisolated static func isA(_ type: String, _ other: String) -> Bool {
    g_content_type_is_a(type, other) != 0
  }
}
