import Glibc

extension Project {
  /// The files below folders of the package, as paths from its root, sorted.
  public static func files(in folders: String...) throws -> [String] {
    let found = try runProgram(["find"] + folders + ["-type", "f", "-print0"], folder: root)
    return found.text.split(separator: "\0").map(String.init).sorted()
  }

  /// The text of a file of the package, given as a path from its root.
  public static func text(of file: String) throws -> String {
    let descriptor = open(root + "/" + file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError("opening \(file)") }
    defer { close(descriptor) }
    return String(decoding: try bytes(of: descriptor), as: UTF8.self)
  }
}
