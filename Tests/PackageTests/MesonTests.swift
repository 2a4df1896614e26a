import Glibc
import TestSupport
import Testing

/// What meson-notes.md shows is what a distribution can take.
@Suite struct MesonTests {
  @Test func theNotesBuildInstallAndRun() throws {
    let folder = try TemporaryFolder()
    let source = try folder.makeFolder("source")
    // The project as it is, with the two files of the notes beside it.
    for entry in ["Package.swift", "Sources", "Tests", "data", "LICENSE"] {
      symlink(Project.root + "/" + entry, source + "/" + entry)
    }
    let blocks = try Self.blocks(of: "meson")
    #expect(blocks.count == 2)
    try folder.write(blocks[0], to: "source/meson.build")
    try folder.write(blocks[1], to: "source/meson_options.txt")

    // Built where data/install builds too, so that the programs are compiled once for both.
    let build = folder.path(of: "build")
    try run([
      "meson", "setup", build, source, "--prefix=/usr", "-Dfile-manager-service=true",
      "-Dswift-scratch-path=\(Project.root)/.build/install",
    ])
    try run(["meson", "compile", "-C", build], timeout: .seconds(1800))
    try run(
      ["meson", "install", "-C", build, "--no-rebuild"], environment: ["DESTDIR": folder.path(of: "root")])

    let staged = try runProgram(
      [
        "data/install", "--skip-build", "--prefix=/usr", "--destdir=" + folder.path(of: "other"),
        "--file-manager-service",
      ], folder: Project.root)
    #expect(staged.exitStatus == 0, "\(staged.errorText)")
    #expect(try Self.files(in: folder.path(of: "root")) == Self.files(in: folder.path(of: "other")))

    let program = folder.path(of: "root/usr/bin/handpickctl")
    #expect(try runProgram([program, "--version"]).text == "handpickctl 0.1.0\n")
    let answer = try runProgram(
      [program, "undo"],
      environment: [
        "LC_ALL": "C.UTF-8", "LANGUAGE": "fr", "XDG_STATE_HOME": folder.path(of: "state"),
        "HOME": folder.path,
      ])
    #expect(answer.errorText == "handpickctl: Il n’y a rien à annuler.\n")
    let service = try folder.text(of: "root/usr/share/dbus-1/services/org.handpick.Handpick.service")
    #expect(service.contains("\nExec=/usr/bin/handpick --gapplication-service\n"))
  }

  private func run(
    _ command: [String], environment: [String: String?] = [:], timeout: Duration = .seconds(120)
  ) throws {
    let output = try runProgram(command, environment: environment, timeout: timeout)
    #expect(output.exitStatus == 0, "\(command.joined(separator: " ")): \(output.text)\(output.errorText)")
  }

  /// The code of a language in the notes.
  private static func blocks(of language: String) throws -> [String] {
    try Project.text(of: "meson-notes.md").matches(of: #/(?s)```(\w+)\n(.*?)```/#)
      .filter { $0.output.1 == language }.map { String($0.output.2) }
  }

  /// What is installed, but for what only data/install needs. It compresses the manuals, as Meson does not.
  private static func files(in root: String) throws -> Set<String> {
    let found = try runProgram(["find", ".", "-type", "f", "-printf", "%P\n"], folder: root).text
    return Set(found.replacing(".1.gz", with: ".1").split(separator: "\n").map(String.init)).subtracting([
      "usr/share/handpick/installed", "usr/share/doc/handpick/LICENSE",
    ])
  }
}
