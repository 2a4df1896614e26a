import CGtk
import FilesCore
import Glibc

/// Where files get plain names for a mail program: a folder of its own for each time, which nobody else can read.
///
/// In the cache and not in the runtime folder, because a hard link costs nothing there, and a mail program may read the
/// file only when the mail is sent.
nonisolated struct ShareStage: Sendable {
  let folder: FilePath
  /// Makes archives, with a journal of its own: what stands here is nobody's to take back.
  let operations: FileOperations

  private static let lifetime: Int64 = 7 * 24 * 3_600

  private static var root: FilePath? {
    let cache = g_get_user_cache_dir().map { String(cString: $0) } ?? ""
    return FilePath(cache)?.appending("handpick")?.appending("shared")
  }

  /// Makes a new one, and removes those that have grown old.
  static func make() async -> ShareStage? {
    guard let root, let journal = root.appending(".journal") else { return nil }
    let operations = FileOperations(stateFolder: journal)
    let old = await Task.detached { prepare(root) }.value
    guard let old else { return nil }
    if !old.isEmpty { _ = await operations.deletePermanently(old) }
    guard let folder = makeFolder(in: root) else { return nil }
    return ShareStage(folder: folder, operations: operations)
  }

  /// Makes the folder where it is missing, and answers what in it has grown old.
  private static func prepare(_ root: FilePath) -> [FilePath]? {
    guard g_mkdir_with_parents(root.cString, 0o700) == 0, chmod(root.cString, 0o700) == 0 else { return nil }
    guard let entries = g_dir_open(root.cString, 0, nil) else { return nil }
    defer { g_dir_close(entries) }
    var old: [FilePath] = []
    while let name = g_dir_read_name(entries) {
      guard let path = root.appending(String(cString: name)), path.name?.isHidden == false else { continue }
      var status = stat()
      guard lstat(path.cString, &status) == 0 else { continue }
      if Int64(status.st_mtim.tv_sec) + lifetime < Int64(time(nil)) { old.append(path) }
    }
    return old
  }

  private static func makeFolder(in root: FilePath) -> FilePath? {
    guard var template = root.appending("XXXXXX")?.cString, mkdtemp(&template) != nil else { return nil }
    return FilePath(bytes: template.dropLast().map { UInt8(bitPattern: $0) })
  }

  /// The path by which a mail program may be told of a file: its own where that is plain, else one here.
  func plainPath(of file: FilePath, number: Int) -> FilePath? {
    guard let real = realpath(file.cString, nil) else { return nil }
    defer { free(real) }
    let bytes = UnsafeBufferPointer(start: real, count: strlen(real)).map { UInt8(bitPattern: $0) }
    if Self.isPlain(bytes) { return FilePath(bytes: bytes) }
    guard let name = file.name, let place = folder.appending("\(number)"),
      let path = place.appending(Self.plainName(String(decoding: name.bytes, as: UTF8.self)))
    else { return nil }
    guard mkdir(place.cString, 0o700) == 0 else { return nil }
    if linkat(AT_FDCWD, file.cString, AT_FDCWD, path.cString, AT_SYMLINK_FOLLOW) == 0 { return path }
    let isCopied = file.withFile { from in
      path.withFile { to in g_file_copy(from, to, G_FILE_COPY_NONE, nil, nil, nil, nil) != 0 }
    }
    return isCopied ? path : nil
  }

  static func isPlain(_ path: [UInt8]) -> Bool {
    guard let text = String(validating: path, as: UTF8.self) else { return false }
    return text.unicodeScalars.allSatisfy { $0 == "/" || isPlain($0) }
  }

  /// A name without what means something in an address: every run of such characters becomes a `_`.
  static func plainName(_ name: String) -> String {
    var plain = ""
    for scalar in name.unicodeScalars {
      if isPlain(scalar) {
        plain.unicodeScalars.append(scalar)
      } else if plain.last != "_" {
        plain.append("_")
      }
    }
    return plain
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains(scalar)
    }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}

nonisolated extension FilePath {
  /// The path for the C library.
  var cString: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// The path of an entry of this folder.
  func appending(_ name: String) -> FilePath? { FileName(name).map { appending($0) } }

  /// What stands here, where links lead; nil where there is nothing.
  var kindBehindLinks: FileKind? {
    var status = stat()
    guard stat(cString, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .device
    }
  }
}
