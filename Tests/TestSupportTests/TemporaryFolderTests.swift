import Glibc
import TestSupport
import Testing

@Suite struct TemporaryFolderTests {
  @Test func whatIsWrittenCanBeReadBack() throws {
    let folder = try TemporaryFolder()
    let name: [UInt8] = [0xff, 0x0a, 0x2d]
    try folder.write([1, 2, 3], to: name)
    try folder.write("text", to: "plain")
    #expect(try folder.names() == [name, Array("plain".utf8)])
    #expect(try folder.contents(of: name) == [1, 2, 3])
    #expect(try folder.text(of: "plain") == "text")
  }

  @Test func writingAgainReplacesTheText() throws {
    let folder = try TemporaryFolder()
    try folder.write("longer", to: "file")
    try folder.write("short", to: "file")
    #expect(try folder.text(of: "file") == "short")
  }

  @Test func aDanglingLinkIsThere() throws {
    let folder = try TemporaryFolder()
    symlink("nowhere", folder.path(of: "link"))
    #expect(folder.contains("link"))
    #expect(!folder.contains("nowhere"))
  }

  @Test func theFolderGoesWithItsOwner() throws {
    let path = try pathOfAFormerFolder()
    #expect(access(path, F_OK) == -1)
  }

  private func pathOfAFormerFolder() throws -> String {
    let folder = try TemporaryFolder()
    try folder.makeFolder("closed/inner")
    try folder.write("", to: "closed/inner/file")
    chmod(folder.path(of: "closed"), 0)
    return folder.path
  }
}
