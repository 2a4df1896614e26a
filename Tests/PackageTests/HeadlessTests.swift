import Glibc
import TestSupport
import Testing

/// `Tests/headless` keeps a command's session apart from every other, and leaves nothing of it.
@Suite(.timeLimit(.minutes(2))) struct HeadlessTests {
  static let command = Project.root + "/Tests/headless"

  @Test func statusInputAndOutputAreTheCommands() throws {
    let output = try runProgram(
      [Self.command, "sh", "-c", "cat; echo problem >&2; exit 7"], input: Array("in".utf8))
    #expect(output.exitStatus == 7)
    #expect(output.text == "in")
    #expect(output.errorText == "problem\n")
  }

  @Test func aWrongCommandLineShowsTheUsage() throws {
    for arguments in [[], ["--screen", "wide", "true"], ["--unknown", "true"]] {
      let output = try runProgram([Self.command] + arguments)
      #expect(output.exitStatus == 2)
      #expect(output.errorText.contains("Tests/headless [--services]"))
    }
  }

  @Test func theScreenHasTheSizeAskedFor() throws {
    let output = try runProgram([Self.command, "--screen", "1000x700", "xdotool", "getdisplaygeometry"])
    #expect(output.text == "1000 700\n")
  }

  @Test func homeAndFoldersAreInTheSession() throws {
    let names = "HOME XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME XDG_RUNTIME_DIR"
    let script =
      "for name in \(names); do case ${!name} in $HEADLESS_SESSION/*) test -d ${!name} && echo in;; esac; done"
    let output = try runProgram([Self.command, "bash", "-c", script])
    #expect(output.text == String(repeating: "in\n", count: 6))
  }

  @Test func onlyAccessibilityCanBeStartedUnlessServicesAreAskedFor() throws {
    let ask =
      "gdbus call --session --dest org.freedesktop.DBus --object-path / --method org.freedesktop.DBus.ListActivatableNames"
    let plain = try runProgram([Self.command, "sh", "-c", ask]).text
    #expect(plain == "(['org.freedesktop.DBus', 'org.a11y.Bus'],)\n")
    let services = try runProgram([Self.command, "--services", "sh", "-c", ask]).text
    #expect(services.contains("'org.gtk.vfs.Daemon'"))
    #expect(services.contains("'org.freedesktop.portal.Desktop'"))
  }

  @Test func twoAtOnceDoNotSeeEachOther() throws {
    let script = "xprop -root -f NOTE 8s -set NOTE $$ && sleep 1 && echo $$ $DISPLAY && xprop -root NOTE"
    let sessions = try (0..<2).map { _ in
      try RunningProcess([Self.command, "sh", "-c", script].map { Array($0.utf8) })
    }
    let lines = try sessions.map { try $0.wait().text.split(separator: "\n") }
    for session in lines {
      try #require(session.count == 2)
      #expect(session[1] == "NOTE(STRING) = \"\(session[0].prefix { $0 != " " })\"")
    }
    #expect(lines[0][0].split(separator: " ").last != lines[1][0].split(separator: " ").last)
  }

  @Test func nothingIsLeftWhenTheCommandEnds() throws {
    let script = "sleep 300 & setsid sleep 300 & echo $HEADLESS_SESSION"
    let session = try runProgram([Self.command, "--services", "sh", "-c", script]).text.dropLast()
    try expectNothing(leftOf: String(session))
  }

  @Test func nothingIsLeftWhenItIsInterrupted() throws {
    let process = try RunningProcess(
      [Self.command, "sh", "-c", "echo $HEADLESS_SESSION; exec sleep 300"].map { Array($0.utf8) })
    while try process.output.isEmpty {
      usleep(10_000)
    }
    process.send(signal: SIGTERM)
    let output = try process.wait()
    #expect(output.exitStatus == 128 + SIGTERM)
    try expectNothing(leftOf: String(output.text.dropLast()))
  }

  private func expectNothing(leftOf session: String) throws {
    try #require(session.hasPrefix("/tmp/headless."))
    #expect(access(session, F_OK) == -1)
    let search =
      "grep --files-with-matches --null-data --line-regexp --fixed-strings HEADLESS_SESSION=\(session)"
    #expect(try runProgram(["sh", "-c", "\(search) /proc/[0-9]*/environ 2>/dev/null"]).text == "")
  }
}
