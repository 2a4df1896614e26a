extension TemporaryFolder {
  /// The regular files below a folder in this one, by their path from it, with their bytes.
  public func files(in subfolder: String) throws -> [[UInt8]: [UInt8]] {
    let found = try runProgram(["find", path(of: subfolder), "-type", "f", "-printf", "%P\\0"]).standardOutput
    var files: [[UInt8]: [UInt8]] = [:]
    for name in found.split(separator: 0).map(Array.init) {
      files[name] = try contents(of: Array(subfolder.utf8) + Array("/".utf8) + name)
    }
    return files
  }
}
