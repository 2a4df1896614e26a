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

  private func isThere(_ program: String) -> Bool {
    (try? runProgram([program, "--version"]))?.exitStatus == 0
  }

  /// Types into a real prompt, presses Tab and prints what the line has become.
  @Test func zshCompletes() throws {
    guard isThere("zsh") else { return print("skipped: no zsh") }
    let sandbox = try CommandSandbox()
    try sandbox.sh("echo x >f; mkdir d; \"$CTL\" move --to=d f")
    let script = #"""
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z "PATH=${CTL:h}:\$PATH; fpath=(\(Project.root)/data/completions \$fpath)"
      zpty -w z 'autoload -Uz compinit; compinit -u -D; PS1='
      zpty -w z 'show() { zle complete-word; print -r -- "got<$BUFFER>"; BUFFER=; }; zle -N show; bindkey "^I" show'
      zpty -w z 'print -r -- rea""dy'
      zpty -r -m z line '*ready*'
      for line in du 'move --on-conflict=k' 'list --sort=si' 'delete --p' 'undo '; do
        zpty -w -n z "handpickctl $line"$'\t'
        zpty -r -m z line '*got<*>*'
        print -r -- "${${line##*got<}%%>*}"
      done
      zpty -d z
      """#
    try sandbox.folder.write(script.replacing("\\(Project.root)", with: Project.root), to: "script")
    let id = try sandbox.sh("\"$CTL\" history | cut -d' ' -f1")
    let words = ["duplicate", "move --on-conflict=keep-both", "list --sort=size", "delete --permanently"]
    #expect(
      try sandbox.sh("exec zsh -f ../script")
        == (words + ["undo \(id)"]).map { "handpickctl \($0) " }.joined(separator: "\n"))
  }

  @Test func fishCompletes() throws {
    guard isThere("fish") else { return print("skipped: no fish") }
    let sandbox = try CommandSandbox()
    try sandbox.sh("echo x >f; echo y >g; mkdir d; \"$CTL\" move --to=d f")
    let lines = ["du", "move --on-conflict=k", "list --sort=", "delete --p", "undo ", "list "]
    let script =
      "source '\(Project.root)/data/completions/handpickctl.fish'\n"
      + lines.map { "complete -C 'handpickctl \($0)'" }.joined(separator: "\n")
    try sandbox.folder.write(script, to: "script")
    let found = try sandbox.sh(
      "PATH=$(dirname \"$CTL\"):$PATH; fish --no-config ../script | cut -f1 | grep .")
    let id = try sandbox.sh("\"$CTL\" history | cut -d' ' -f1")
    #expect(
      found.split(separator: "\n").map(String.init) == [
        "duplicate", "--on-conflict=keep-both", "--sort=modified", "--sort=name", "--sort=size",
        "--sort=type",
        "--permanently", id, "d/",
      ])
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
