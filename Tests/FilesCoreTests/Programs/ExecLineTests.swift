import FilesCore
import Testing

@Suite struct ExecLineTests {
  private func commands(_ text: String, _ files: [String]) throws -> [[String]] {
    let line = try #require(ExecLine(text))
    let paths = try files.map { try #require(FilePath($0)) }
    let entry = try #require(FilePath("/actions/a.desktop"))
    return line.commands(for: paths, title: "Make it", icon: "tool", entry: entry).map { command in
      command.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test(arguments: [
    ("run %F", [["run", "/a b", "/-rf"]]),
    ("run %U", [["run", "file:///a%20b", "file:///-rf"]]),
    ("run --file=%f --", [["run", "--file=/a b", "--"], ["run", "--file=/-rf", "--"]]),
    ("run %u", [["run", "file:///a%20b"], ["run", "file:///-rf"]]),
    // Without a place for files they come last.
    ("run -x", [["run", "-x", "/a b", "/-rf"]]),
    ("run %i %c %k %F", [["run", "--icon", "tool", "Make it", "/actions/a.desktop", "/a b", "/-rf"]]),
    // Codes of old are left out.
    ("run %d %D %m %F", [["run", "/a b", "/-rf"]]),
    ("run 100%% %F", [["run", "100%", "/a b", "/-rf"]]),
    // Nothing is filled in inside quotes, so no file's name ever reaches a shell's text.
    (#"sh -c "rm %f; \"\$1\" \\ \`x" %F"#, [["sh", "-c", #"rm %f; "$1" \ `x"#, "/a b", "/-rf"]]),
    (#"run "" "a  b"c %F"#, [["run", "", "a  bc", "/a b", "/-rf"]]),
  ])
  func wordsAreFilledIn(text: String, expected: [[String]]) throws {
    #expect(try commands(text, ["/a b", "/-rf"]) == expected)
  }

  @Test(arguments: ["", "   ", #"run "open"#, "%f", "run %", #"run "a\"#])
  func whatIsNoCommandIsRefused(text: String) {
    #expect(ExecLine(text) == nil)
  }

  @Test func bytesThatAreNoTextPass() throws {
    let path = try #require(FilePath(bytes: [0x2F, 0x61, 0xFF, 0x0A]))
    let line = try #require(ExecLine("/usr/bin/run %F"))
    #expect(line.commands(for: [path], title: "", icon: "", entry: nil)[0][1] == path.bytes)
    #expect(line.program == "run")
  }
}
