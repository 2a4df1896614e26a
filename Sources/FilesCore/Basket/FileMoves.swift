/// Where operations of this program have brought files, as far as it matters to files that are kept.
public struct FileMoves: Sendable {
  private var destinations: [FilePath: FilePath] = [:]

  public var isEmpty: Bool { destinations.isEmpty }

  /// What an operation has moved or renamed of files that are kept, or of folders around them.
  ///
  /// - Complexity: O(n) in the number of the operation's items, off the main thread.
  @concurrent
  public static func made(by report: OperationReport, among files: [FilePath]) async -> FileMoves {
    var moves = FileMoves()
    guard [.move, .rename, .undo, .redo].contains(report.kind), !files.isEmpty else { return moves }
    var wanted: Set<FilePath> = []
    for file in files {
      var path: FilePath? = file
      while let next = path, wanted.insert(next).inserted { path = next.parent }
    }
    for item in report.items where item.result == .done && wanted.contains(item.source) {
      // What is undone by bringing it to the Trash is not to be acted on any more.
      if let destination = item.destination, !destination.isInTrash {
        moves.destinations[item.source] = destination
      }
    }
    return moves
  }

  /// Where a file stands now: it was moved itself, or a folder that it is in. Nil where neither was.
  func destination(of path: FilePath) -> FilePath? {
    var source: FilePath? = path
    while let folder = source {
      if let destination = destinations[folder] {
        return folder == path
          ? destination : destination.appending(entry: Array(path.bytes[(folder.bytes.count + 1)...]))
      }
      source = folder.parent
    }
    return nil
  }
}

extension FilePath {
  /// Whether it is the path of a trashed file, in the home trash or in one of another file system.
  fileprivate var isInTrash: Bool {
    guard let files = parent, files.name?.bytes == Array("files".utf8), let trash = files.parent else {
      return false
    }
    return [trash, trash.parent].contains { folder in
      guard let name = folder?.name else { return false }
      return name.bytes == Array("Trash".utf8) || name.bytes.starts(with: Array(".Trash".utf8))
    }
  }
}
