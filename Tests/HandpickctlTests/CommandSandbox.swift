import TestSupport

/// A folder for one test of the command, with a home of its own.
final class CommandSandbox: Sendable {
  let folder: TemporaryFolder
  private let environment: [String: String?]

  init(in parent: String = "/tmp") throws {
    folder = try TemporaryFolder(in: parent)
    for name in ["work", "home", "state", "data"] { try folder.makeFolder(name) }
    environment = [
      "HOME": folder.path(of: "home"), "XDG_STATE_HOME": folder.path(of: "state"),
      "XDG_DATA_HOME": folder.path(of: "data"), "LC_ALL": "C.UTF-8", "TZ": "UTC", "GIO_USE_VFS": "local",
      "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    ]
  }

  static let executable = Project.executable("handpickctl")

  /// Runs the command in `work`.
  func run(_ arguments: String...) throws -> ProcessOutput {
    try run(arguments.map { Array($0.utf8) })
  }

  func run(_ arguments: [[UInt8]]) throws -> ProcessOutput {
    try runProgram(
      [Array(Self.executable.utf8)] + arguments, environment: environment, folder: folder.path(of: "work"))
  }

  /// Starts the command in `work` and does not wait for it.
  func start(_ arguments: String...) throws -> RunningProcess {
    try start(arguments.map { Array($0.utf8) })
  }

  func start(_ arguments: [[UInt8]]) throws -> RunningProcess {
    try RunningProcess(
      [Array(Self.executable.utf8)] + arguments, environment: environment, folder: folder.path(of: "work"))
  }

  /// Runs a shell script in `work`, and answers its output without the last newline; `$CTL` is the command.
  @discardableResult
  func sh(_ script: String) throws -> String {
    var environment = environment
    environment["CTL"] = Self.executable
    let output = try runProgram(
      ["sh", "-ec", script], environment: environment, folder: folder.path(of: "work"), timeout: .seconds(120)
    )
    if output.exitStatus != 0 { throw ScriptError(script: script, output: output.text + output.errorText) }
    return output.text.hasSuffix("\n") ? String(output.text.dropLast()) : output.text
  }

  struct ScriptError: Error {
    let script: String
    let output: String
  }
}
