import TestSupport
import Testing

/// The shell scripts, found by their first line.
@Suite struct ScriptTests {
  @Test func theScriptsAreFound() throws {
    #expect(Set(try Self.scripts()).isSuperset(of: [".ci/run", "Tests/headless", "data/setup"]))
  }

  @Test func bashReadsEveryScript() throws {
    for script in try Self.scripts() {
      let check = try runProgram(["bash", "-n", script], folder: Project.root)
      #expect(check.exitStatus == 0, "\(check.errorText)")
    }
  }

  @Test func shellcheckFindsNothing() throws {
    let check = try runProgram(["shellcheck"] + Self.scripts(), folder: Project.root)
    #expect(check.exitStatus == 0, "\(check.text)\(check.errorText)")
  }

  /// Somebody who asks for its help does not want half an hour of it.
  @Test func theContinuousIntegrationTakesNoArguments() throws {
    let output = try runProgram([".ci/run", "--help"], folder: Project.root)
    #expect(output.exitStatus == 2 && output.errorText == "usage: .ci/run\n")
  }

  private static func scripts() throws -> [String] {
    try Project.files(in: ".ci", "Tests", "data").filter { file in
      let first = try Project.text(of: file).prefix { $0 != "\n" }
      return first.hasPrefix("#!") && first.hasSuffix("sh")
    }
  }
}
