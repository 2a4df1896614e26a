import TestSupport
import Testing

/// The man page and the completions know every command and option that the usage names.
struct DocumentationTests {
  private static let files = [
    "data/man/handpickctl.1", "data/completions/handpickctl.bash", "data/completions/_handpickctl",
    "data/completions/handpickctl.fish",
  ]

  @Test(arguments: files)
  func everyWordOfTheUsage(_ file: String) throws {
    let usage = try CommandSandbox().run("--help").text
    let text = try Project.text(of: file).replacing("\\-", with: "-")
    let commands = usage.matches(of: /handpickctl ([a-z]+)/).map { String($0.1) }
    let options = usage.matches(of: /--([a-z-]+)/).map { String($0.1) }
    let values = ["skip", "keep-both", "replace", "merge", "name", "size", "modified", "type"]
    #expect(commands.count == 10)
    #expect(Set(options).count == 9)
    for word in commands + options + values { #expect(text.contains(word), "\(word) in \(file)") }
  }

  @Test func theManPageIsWellFormed() throws {
    guard (try? runProgram(["man", "--version"]))?.exitStatus == 0 else { return print("skipped: no man") }
    let output = try runProgram(
      ["man", "--warnings", "-l", Project.root + "/data/man/handpickctl.1"],
      environment: ["LC_ALL": "C.UTF-8"])
    #expect(output.exitStatus == 0)
    #expect(output.errorText == "")
    #expect(output.text.contains("--on-conflict=POLICY"))
  }

  @Test func bashCompletes() throws {
    let script = """
      . '\(Project.root)/data/completions/handpickctl.bash'
      complete_line() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _handpickctl 2>/dev/null; echo "${COMPREPLY[*]}"; }
      complete_line handpickctl du
      complete_line handpickctl move --on-conflict = k
      complete_line handpickctl list --sort = ''
      complete_line handpickctl delete --p
      """
    #expect(
      try runProgram(["bash", "-c", script]).text
        == "duplicate\nkeep-both\nname size modified type\n--permanently\n")
  }
}
