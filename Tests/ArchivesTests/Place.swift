import FilesCore
import TestSupport

@testable import Archives

/// A folder for one test, with a journal and a trash of its own.
struct Place {
  let folder: TemporaryFolder
  let operations: FileOperations

  struct BadPath: Error {}

  struct ScriptError: Error {
    let output: String
  }

  init() throws {
    folder = try TemporaryFolder()
    operations = FileOperations(
      stateFolder: FilePath(folder.path(of: "state")), dataFolder: FilePath(folder.path(of: "data")))
  }

  subscript(name: String) -> FilePath {
    get throws {
      guard let path = FilePath(folder.path(of: name)) else { throw BadPath() }
      return path
    }
  }

  /// Archives entries of `Files` as `All.zip` beside them.
  func archive(
    _ names: String..., as format: any ArchiveFormat = ZipFormat(), control: OperationControl? = nil
  ) async -> OperationReport {
    guard let files = FilePath(folder.path(of: "Files")), let name = FileName("All.zip") else { fatalError() }
    return await operations.archive(
      names.compactMap { FileName($0).map { files.appending($0) } }, to: files, named: name, as: format,
      control: control)
  }

  /// Runs a shell script in the folder, and answers its output without the last newline.
  @discardableResult func sh(_ script: String) throws -> String {
    let output = try runProgram(["sh", "-ec", script], folder: folder.path)
    guard output.exitStatus == 0 else { throw ScriptError(output: output.errorText) }
    return output.text.hasSuffix("\n") ? String(output.text.dropLast()) : output.text
  }
}
