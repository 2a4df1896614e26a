import TestSupport
import Testing

/// The manual of the window's program.
@Suite struct ManualTests {
  @Test func manFindsNothingWrong() throws {
    let output = try runProgram(
      ["man", "--warnings", "--local-file", "data/man/handpick.1"], environment: ["LC_ALL": "C.UTF-8"],
      folder: Project.root)
    #expect(output.exitStatus == 0)
    #expect(output.errorText == "")
    #expect(output.text.contains("choose many files and act on them safely"))
  }

  @Test(arguments: [
    "data/man/handpick.1", "data/completions/handpick.bash", "data/completions/_handpick",
    "data/completions/handpick.fish",
  ])
  func everyOptionOfTheHelp(file: String) throws {
    let help = try runProgram([Project.executable("handpick"), "--help"], environment: ["LC_ALL": "C.UTF-8"])
      .text
    let text = try Project.text(of: file).replacing("\\-", with: "-")
    let options = Set(help.matches(of: #/--([a-z]+)/#).map { String($0.output.1) })
    #expect(options.count == 3)
    for option in options { #expect(text.contains(option), "\(option) in \(file)") }
  }

  @Test func bashCompletes() throws {
    let script = """
      . '\(Project.root)/data/completions/handpick.bash'
      complete_line() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _handpick 2>/dev/null; echo "${COMPREPLY[*]}"; }
      complete_line handpick --s
      complete_line handpick /us
      complete_line handpick --select /etc/host

      """
    let lines = try runProgram(["bash", "-c", script]).text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "--select" && lines[1] == "/usr" && lines[2].contains("/etc/hosts"))
  }
}
