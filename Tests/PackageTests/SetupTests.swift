import Glibc
import TestSupport
import Testing

/// `data/setup`, with commands of the test's own in place of the system's, so that nothing is installed.
@Suite struct SetupTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for tool in ["bash", "env", "printf", "sed"] {
      try link(tool)
    }
    try fake("swift", "echo 'Swift version 6.10.1 (swift-6.10.1-RELEASE)'")
  }

  @Test func nothingHappensWhereEverythingIsInstalled() throws {
    try fake("dpkg-query", "printf installed")
    try fake("apt-get", "echo called >&2")
    try fake("id", "echo 0")
    let output = try setUp("tests")
    #expect(output.exitStatus == 0)
    #expect(output.text == "setup: everything is installed already\n")
    #expect(output.errorText == "")
  }

  @Test func whatIsMissingIsInstalledByRoot() throws {
    try fake("dpkg-query", "case $3 in libgtk-4-dev) exit 1;; *) printf installed;; esac")
    try fake("apt-get", "echo apt-get $*")
    try fake("id", "echo 0")
    let output = try setUp()
    #expect(output.exitStatus == 0)
    #expect(
      output.text == """
        setup: installing libgtk-4-dev
        apt-get update --quiet
        apt-get install --yes --quiet --no-install-recommends libgtk-4-dev
        setup: done

        """)
  }

  @Test func anotherUserTakesSudo() throws {
    try fake("dpkg-query", "case $3 in git) exit 1;; *) printf installed;; esac")
    try fake("apt-get", "echo apt-get $*")
    try fake("sudo", "echo sudo; exec \"$@\"")
    try fake("id", "echo 1000")
    let output = try setUp()
    #expect(output.exitStatus == 0)
    #expect(output.text.contains("\nsudo\napt-get install --yes --quiet --no-install-recommends git\n"))
  }

  @Test func withoutSudoTheCommandIsShown() throws {
    try fake("dpkg-query", "case $3 in git) exit 1;; *) printf installed;; esac")
    try fake("apt-get", "exit 1")
    try fake("id", "echo 1000")
    let output = try setUp()
    #expect(output.exitStatus == 1)
    #expect(output.errorText.contains("ask an administrator to run: apt-get install git\n"))
  }

  @Test func withoutAptWhatIsThereIsAccepted() throws {
    try fake("pkg-config", "exit 0")
    let output = try setUp()
    #expect(output.exitStatus == 0)
    #expect(output.text.contains("this system has no apt"))
    #expect(output.text.contains("  libgtk-4-dev\n"))
  }

  @Test func withoutAptAndGtkItFails() throws {
    try fake("pkg-config", "exit 1")
    let output = try setUp("tests")
    #expect(output.exitStatus == 1)
    #expect(
      output.errorText.contains(
        "setup: missing: the development files of GTK 4.8 or newer (pkg-config gtk4)\n"))
    #expect(output.errorText.contains("setup: missing: the command Xvfb\n"))
  }

  @Test(arguments: [
    ("", "is not in PATH; see https://www.swift.org/install/linux/\n"),
    ("echo no libncurses >&2; exit 127", "does not start; "),
    ("echo no libncurses >&2; exit 127", "It says: no libncurses\n"),
    ("echo 'Swift version 6.2.4 (swift-6.2.4-RELEASE)'", "is 6.2; 6.3 or newer is needed"),
    ("echo 'Swift version 5.10 (swift-5.10-RELEASE)'", "is 5.10; 6.3 or newer is needed"),
  ]) func aToolchainThatCannotBuildFails(swift: String, reason: String) throws {
    try fake("dpkg-query", "printf installed")
    try fake("apt-get", "exit 1")
    try fake("id", "echo 0")
    if swift.isEmpty {
      unlink(folder.path(of: "swift"))
    } else {
      try fake("swift", swift)
    }
    let output = try setUp()
    #expect(output.exitStatus == 1)
    #expect(output.text == "setup: everything is installed already\n")
    #expect(output.errorText.contains(reason), "\(output.errorText)")
  }

  @Test func aWrongCommandLineShowsTheUsage() throws {
    for arguments in [["other"], ["tests", "more"]] {
      let output = try runProgram([Project.root + "/data/setup"] + arguments)
      #expect(output.exitStatus == 2)
      #expect(output.errorText.contains("data/setup tests"))
    }
  }

  private func setUp(_ arguments: String...) throws -> ProcessOutput {
    try runProgram(["bash", Project.root + "/data/setup"] + arguments, environment: ["PATH": folder.path])
  }

  private func fake(_ command: String, _ body: String) throws {
    try folder.write("#!/bin/bash\n\(body)\n", to: command)
    chmod(folder.path(of: command), 0o755)
  }

  private func link(_ command: String) throws {
    let found = try runProgram(["sh", "-c", "command -v \(command) || echo /bin/true"]).text.dropLast()
    symlink(String(found), folder.path(of: command))
  }
}
