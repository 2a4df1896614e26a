/// An action that a person added: a program for chosen files, from an entry of Handpick's own, a service menu of KDE's
/// file managers, or a script of Nautilus'.
public struct OwnAction: Sendable, Equatable {
  /// What tells it from the others: its file, and the group in it where there are several.
  public let id: String
  public let title: String
  public let icon: String
  /// The media types that it takes: `image/png`, `image/*`, `inode/directory`, `all/allfiles`; none for all.
  public let types: [String]
  /// How many files it takes at least, and at most.
  public let minimum: Int
  public let maximum: Int
  /// The question before it is done, where there is one, and what the line says after, with `{count}` for the number.
  public let confirm: String?
  public let done: String?
  public let command: Command

  /// What is run.
  public enum Command: Sendable, Equatable {
    case entry(ExecLine, file: FilePath)
    /// A program that is given the files as arguments, and as Nautilus gives them in its environment.
    case script(FilePath)
  }

  /// What the program is called, for messages.
  public var program: String {
    switch command {
    case .entry(let line, _): line.program
    case .script(let path): path.name?.display ?? path.display
    }
  }

  /// Whether it takes so many files.
  public func takes(_ count: Int) -> Bool { count >= minimum && count <= maximum }

  /// Whether it takes a file of this type.
  ///
  /// - Parameter isA: whether a type is a special case of another, as a web page is of text.
  public func takes(_ type: String, isA: (String, String) -> Bool) -> Bool {
    types.isEmpty
      || types.contains { wanted in
        switch wanted {
        case "all/all", "*", "*/*": true
        case "all/allfiles", "application/octet-stream": type != Self.folderType
        default:
          wanted.hasSuffix("/*") ? type.hasPrefix(wanted.dropLast()) : wanted == type || isA(type, wanted)
        }
      }
  }

  /// The media type of folders.
  public static let folderType = "inode/directory"
}
