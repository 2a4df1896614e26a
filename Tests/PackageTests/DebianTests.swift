import TestSupport
import Testing

/// The Debian package, made where data/install builds too.
@Suite struct DebianTests {
  @Test func thePackageIsBuiltAndHasNoErrors() throws {
    let folder = try TemporaryFolder()
    let output = try runProgram(
      ["data/debian/build", folder.path(of: "packages")], folder: Project.root, timeout: .seconds(1800))
    #expect(output.exitStatus == 0, "\(output.text)\(output.errorText)")
    let package = try folder.names(in: "packages").map { String(decoding: $0, as: UTF8.self) }
    #expect(package.count == 1 && package[0].hasPrefix("handpick_0.1.0_"))
    let path = folder.path(of: "packages/" + (package.first ?? ""))
    let contents = try runProgram(["dpkg-deb", "--contents", path]).text
    for place in [
      "./usr/bin/handpick\n", "./usr/share/locale/pl/LC_MESSAGES/handpick.mo\n",
      "./usr/share/zsh/vendor-completions/_handpickctl\n",
    ] {
      #expect(contents.contains(place), "\(place)")
    }
    let depends = try runProgram(["dpkg-deb", "--field", path, "Depends"]).text
    #expect(depends.contains("libgtk-4-1 (>= 4."))
    #expect(!depends.lowercased().contains("swift"))
  }
}
