import Glibc
import TestSupport
import Testing

/// The program in README, and its manifest: it compiles with the modules that the tests were built
/// with.
@Suite struct ReadmeProgramTests {
  @Test func theProgramCompiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(try Self.texts()[1], to: "main.swift")
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

  /// SwiftPM finds this package and its products by what the manifest says.
  @Test func theManifestIsUnderstood() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("names/Sources/Names")
    symlink(Project.root, folder.path(of: "handpick"))
    let texts = try Self.texts()
    try folder.write(texts[0], to: "names/Package.swift")
    try folder.write(texts[1], to: "names/Sources/Names/main.swift")
    let output = try runProgram(
      ["swift", "package", "--package-path", folder.path(of: "names"), "show-dependencies"],
      timeout: .seconds(300))
    #expect(output.exitStatus == 0, "\(output.errorText)")
  }

  /// The manifest and the program.
  private static func texts() throws -> [String] {
    let texts = try Project.text(of: "README.md").matches(of: #/(?s)```swift\n(.*?)```/#)
    try #require(texts.count == 2)
    return texts.map { String($0.output.1) }
  }
}
