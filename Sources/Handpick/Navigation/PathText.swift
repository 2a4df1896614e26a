import FilesCore

/// A place as a person types or pastes it: a path from the root, from home (`~`) or from the folder shown, or a
/// `file:` URI.
struct PathText {
  let text: String
  let folder: FilePath

  init(_ text: String, in folder: FilePath) {
    self.text = text.split(whereSeparator: \.isNewline).first.map(String.init)?.trimmed ?? ""
    self.folder = folder
  }

  /// The place that is meant, or nil where nothing is.
  var path: FilePath? {
    if text.isEmpty { return nil }
    if text.lowercased().hasPrefix("file:") { return FilePath(uri: text) }
    if text == "~" { return .home }
    if text.hasPrefix("~/") { return Self.below(.home, text.dropFirst(2)) }
    if text.hasPrefix("/") { return FilePath(text) }
    return Self.below(folder, text[...])
  }

  /// The folder whose entries complete the text, and what is typed of the entry's name already.
  var completing: (folder: FilePath, prefix: String, typedFolder: String)? {
    if text.lowercased().hasPrefix("file:") { return nil }
    guard let slash = text.lastIndex(of: "/") else {
      return text == "~" ? nil : (folder, text, "")
    }
    let typedFolder = String(text[...slash])
    guard let path = PathText(typedFolder, in: folder).path else { return nil }
    return (path, String(text[text.index(after: slash)...]), typedFolder)
  }

  private static func below(_ folder: FilePath, _ rest: Substring) -> FilePath? {
    FilePath(bytes: folder.bytes + Array("/".utf8) + Array(rest.utf8))
  }
}

extension String {
  /// The text without the white space around it.
  fileprivate var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
