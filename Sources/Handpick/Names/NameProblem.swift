import FilesCore
import Glibc

/// Why a text cannot be the name of a file.
nonisolated enum NameProblem {
  /// What is wrong with the text by itself, or nil where nothing is.
  static func of(_ text: String) -> String? {
    if text.contains("/") { return localized("A name cannot contain “/”.") }
    if text == "." || text == ".." {
      return localized("“{name}” is not a name: it stands for a folder.", ["name": text])
    }
    if text.utf8.count > 255 { return localized("This name is too long: it may have 255 bytes.") }
    return nil
  }

  /// What is said of a name that stands in the folder already, or nil where it is free. Looks on a thread of its own.
  static func taken(_ name: FileName, in folder: FilePath) async -> String? {
    let path = folder.appending(name)
    let isTaken = await Task.detached { exists(path) }.value
    return isTaken ? localized("“{name}” is here already.", ["name": name.display]) : nil
  }

  /// Whether something has this path, a link that leads nowhere too.
  static func exists(_ path: FilePath) -> Bool {
    var information = stat()
    return path.withReachable { lstat($0, &information) } == 0
  }

  /// How many characters of a name stand before the extension, which people keep.
  static func baseLength(of name: String, isFolder: Bool) -> Int {
    guard !isFolder, let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name.count }
    return name.distance(from: name.startIndex, to: dot)
  }
}
