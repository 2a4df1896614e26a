import Glibc

/// A folder of a test's own, removed with everything in it when nobody holds it any more.
///
/// Names are bytes, because a file's name need not be text.
public final class TemporaryFolder: Sendable {
  /// The folder's absolute path, with every symbolic link resolved.
  public let path: String

  /// Makes an empty folder inside another one.
  public init(in parent: String = "/tmp") throws {
    var template = Array("\(parent)/test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError("making a folder in \(parent)") }
    guard let resolved = realpath(template, nil) else { throw SystemError("resolving a folder in \(parent)") }
    defer { free(resolved) }
    path = String(cString: resolved)
  }

  /// What a test made unreadable is made readable before, and other file systems are left alone. `rm` goes deeper than
  /// any path may be long.
  deinit {
    let removal = ["rm", "-rf", "--one-file-system", "--", path]
    if (try? runProgram(removal))?.exitStatus != 0 {
      _ = try? runProgram(["chmod", "-R", "u+rwX", "--", path])
      _ = try? runProgram(removal)
    }
  }

  /// The path of something in the folder.
  public func path(of name: String) -> String {
    path + "/" + name
  }

  /// The path of something in the folder, NUL-terminated for the system's calls.
  public func path(of name: [UInt8]) -> [CChar] {
    (Array(path.utf8) + Array("/".utf8) + name + [0]).map(CChar.init(bitPattern:))
  }

  /// Makes a folder in the folder, and those above it.
  @discardableResult
  public func makeFolder(_ name: String) throws -> String {
    let path = path(of: name)
    guard try runProgram(["mkdir", "-p", "--", path]).exitStatus == 0 else {
      throw SystemError("making \(path)", code: EIO)
    }
    return path
  }

  /// Writes a new file, or a new text into one that is there.
  @discardableResult
  public func write(_ contents: String, to name: String) throws -> String {
    try write(Array(contents.utf8), to: Array(name.utf8))
    return path(of: name)
  }

  /// Writes a new file with a name that need not be text, or new bytes into one that is there.
  public func write(_ contents: [UInt8], to name: [UInt8]) throws {
    let descriptor = open(path(of: name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw SystemError("creating \(String(decoding: name, as: UTF8.self))") }
    defer { close(descriptor) }
    var rest = contents[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw SystemError("writing \(String(decoding: name, as: UTF8.self))") }
      rest = rest.dropFirst(count)
    }
  }

  /// A file's bytes.
  public func contents(of name: [UInt8]) throws -> [UInt8] {
    let descriptor = open(path(of: name), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("opening \(String(decoding: name, as: UTF8.self))") }
    defer { close(descriptor) }
    return try bytes(of: descriptor)
  }

  /// A file's text.
  public func text(of name: String) throws -> String {
    String(decoding: try contents(of: Array(name.utf8)), as: UTF8.self)
  }

  /// Whether something of this name is there, a dangling link too.
  public func contains(_ name: String) -> Bool {
    var information = stat()
    return lstat(path(of: name), &information) == 0
  }

  /// The names in the folder or in one below it, in no order; hidden ones too, `.` and `..` not.
  public func names(in subfolder: String = ".") throws -> Set<[UInt8]> {
    guard let stream = opendir(path(of: subfolder)) else {
      throw SystemError("reading \(path(of: subfolder))")
    }
    defer { closedir(stream) }
    var names: Set<[UInt8]> = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      names.insert(name)
    }
    return names.subtracting([Array(".".utf8), Array("..".utf8)])
  }
}
