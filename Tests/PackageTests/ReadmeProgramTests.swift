import Glibc
import TestSupport
import Testing

/// The program in README compiles with the modules that the tests were built with, and its package finds the products.
@Suite struct ReadmeProgramTests {
  private static func texts() throws -> [String] {
    try Project.text(of: "README.md").matches(of: #/(?s)```swift\n(.*?)```/#).map { String($0.output.1) }
  }

  @Test func thePackageFindsTheProducts() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("names/Sources/Names")
    symlink(Project.root, folder.path(of: "handpick"))
    let texts = try Self.texts()
    #expect(texts.count == 2)
    try folder.write(texts[0], to: "names/Package.swift")
    try folder.write(texts[1], to: "names/Sources/Names/main.swift")
    let output = try runProgram(
      ["swift", "package", "--package-path", folder.path(of: "names"), "describe"], timeout: .seconds(300))
    #expect(output.exitStatus == 0, "\(output.errorText)")
    // SwiftPM does not look for a product before it builds.
    let manifest = try Project.text(of: "Package.swift")
    for product in ["SelectionToolbar", "SelectionCore"] {
      #expect(manifest.contains(".library(name: \"\(product)\", targets:"))
    }
    #expect(output.text.contains("Product dependencies:\n        SelectionToolbar\n        SelectionCore\n"))
  }

  @Test func theProgramCompiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.texts()[1], to: "main.swift")
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
