import FilesCore
import Glibc

/// What the command line asks for. Arguments are bytes: a file's name need not be text.
struct CommandLineArguments: Equatable {
  enum Request: Equatable {
    /// A window for each folder; none: the home folder.
    case open([FilePath])
    /// The files' folders, with the files selected.
    case select([FilePath])
    /// The window of the Trash, as a desktop's icon of it asks by its address.
    case trash
    /// Nothing yet: the session bus started the program, and tells it what to do next.
    case serve
    case help
    case version
    /// The command line was wrong; the text says how.
    case wrong(String)
  }

  /// The arguments as they came, the program's name first.
  let raw: [[UInt8]]

  /// The arguments of this process, byte for byte.
  static var ofProcess: CommandLineArguments {
    let count = Int(CommandLine.argc)
    let raw = (0..<count).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
    return CommandLineArguments(raw: raw)
  }

  /// What is asked for, relative paths taken from this folder.
  func request(from folder: FilePath) -> Request {
    var files: [[UInt8]] = []
    var isSelecting = false
    var takesOptions = true
    for argument in raw.dropFirst() {
      guard takesOptions, argument.first == UInt8(ascii: "-"), argument.count > 1 else {
        files.append(argument)
        continue
      }
      switch String(decoding: argument, as: UTF8.self) {
      case "--": takesOptions = false
      case "--help", "-h": return .help
      case "--version": return .version
      case "--select": isSelecting = true
      case "--gapplication-service": return .serve
      default:
        return .wrong(
          localized("Unknown option {option}", ["option": String(decoding: argument, as: UTF8.self)]))
      }
    }
    if files.contains(where: { $0.starts(with: "trash:///".utf8) }) { return .trash }
    let paths = files.compactMap { path($0, from: folder) }
    guard paths.count == files.count else { return .wrong(localized("A file’s name cannot be empty")) }
    if isSelecting, paths.isEmpty { return .wrong(localized("--select needs the files to select")) }
    return isSelecting ? .select(paths) : .open(paths)
  }

  private func path(_ argument: [UInt8], from folder: FilePath) -> FilePath? {
    if argument.isEmpty { return nil }
    if argument.starts(with: "file:".utf8) { return FilePath(uri: String(decoding: argument, as: UTF8.self)) }
    if argument.first == UInt8(ascii: "/") { return FilePath(bytes: argument) }
    return FilePath(bytes: folder.bytes + [UInt8(ascii: "/")] + argument)
  }

  /// Writes a text to standard error.
  static func complain(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }

  static let help = localized(
    """
    Usage: handpick [FOLDER…]
           handpick --select FILE…

    Opens a window for each folder, or for the home folder where none is given.

      --select     open the files' folder with these files selected
      --help       show this text
      --version    show the version

    """)
}
