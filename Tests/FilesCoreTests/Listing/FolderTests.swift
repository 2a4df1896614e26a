import FilesCore
import Glibc
import TestSupport
import Testing

@MainActor
@Suite struct FolderTests {
  @Test func filesComeInNaturalOrderWithFoldersFirst() async throws {
    let place = try TemporaryFolder()
    for name in ["file10", "file2", ".dotted", "file1"] { try place.write("", to: name) }
    try place.makeFolder("z")
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    #expect(mirror.folder.state == .ready)
    #expect(mirror.names == ["z", "file1", "file2", "file10"])
    #expect(mirror.folder.count == 4)
    #expect(mirror.folder.kind(of: mirror.rows[0]) == .folder)
    #expect(mirror.rows.enumerated().allSatisfy { mirror.folder.position(of: $1) == $0 })
    #expect(mirror.updates == [.reset, .state])
  }

  @Test func changesComeAsMinimalSplices() async throws {
    let place = try TemporaryFolder()
    for name in ["a", "c", "e", "g"] { try place.write("", to: name) }
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    let (a, c) = (try mirror.id("a"), try mirror.id("c"))
    mirror.forget()
    try place.write("", to: "d")
    rename(place.path(of: "a"), place.path(of: "f"))
    unlink(place.path(of: "e"))
    try await mirror.wait { mirror.names == ["c", "d", "f", "g"] }
    #expect(try mirror.id("f") == a)
    #expect(try mirror.id("c") == c)
    #expect(mirror.renamed == [a])
    #expect(mirror.removed.count == 1)
    #expect(mirror.resets == 0)
    #expect(mirror.takenAway.count == 2)
    #expect(mirror.inserted.count == 2)
    #expect(Array(mirror.folder.shown) == mirror.rows)
  }
}
