import TestSupport
import Testing

/// The program in README compiles with the modules that the tests were built with.
@Suite struct ReadmeProgramTests {
  @Test func theProgramCompiles() throws {
    let programs = try Project.text(of: "README.md").matches(of: #/(?s)```swift\n(.*?)```/#)
    #expect(programs.count == 1)
    let folder = try TemporaryFolder()
    try folder.write(programs.map { String($0.output.1) }.joined(), to: "main.swift")
    let modules = Project.executable("Modules")
    let includes = try runProgram(["pkg-config", "--cflags-only-I", "gtk4"]).text.split { " \n".contains($0) }
    let output = try runProgram(
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-default-isolation", "MainActor",
        "-warnings-as-errors",
        "-I", modules, "-module-cache-path", folder.path(of: "cache"),
        "-Xcc", "-fmodule-map-file=\(Project.root)/Sources/CGtk/module.modulemap",
      ] + includes.flatMap { ["-Xcc", String($0)] } + [folder.path(of: "main.swift")], timeout: .seconds(300))
    #expect(output.exitStatus == 0, "\(output.errorText)")
  }
}
