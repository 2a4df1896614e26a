import FilesCore
import Glibc
import TestSupport
import Testing

@Suite struct FileBasketTests {
  private func file(_ path: String, _ kind: FileKind = .file) throws -> KeptFile {
    KeptFile(path: try #require(FilePath(path)), kind: kind, size: 1)
  }

  @Test func filesOfSeveralFoldersAreKept() throws {
    var basket = FileBasket()
    #expect(basket.isEmpty)
    let first = basket.keep(try file("/b/1"))
    let second = basket.keep(try file("/a/2"))
    let third = basket.keep(try file("/b/3", .folder))
    #expect(basket.count == 3)
    #expect(basket.ids == [first, second, third])
    #expect(basket.folders.map(\.display) == ["/a", "/b"])
    #expect(basket.ids(in: try #require(FilePath("/b"))) == [first, third])
    #expect(basket.count(in: try #require(FilePath("/b"))) == 2)
    #expect(basket[third]?.kind == .folder)
    #expect(basket.hasFiles(below: .root))
    #expect(!basket.hasFiles(below: try #require(FilePath("/b/3"))))
  }

  @Test func aPathIsKeptOnce() throws {
    var basket = FileBasket()
    let id = basket.keep(try file("/a/1"))
    #expect(basket.keep(try file("/a/1", .link)) == id)
    #expect(basket.count == 1)
    #expect(basket[id]?.kind == .link)
    #expect(basket.id(of: try #require(FilePath("/a/1"))) == id)
    #expect(basket.id(of: try #require(FilePath("/a/2"))) == nil)
  }

  /// An action that was asked for must find its file even where that was dropped meanwhile.
  @Test func anIDKeepsItsPathForGood() throws {
    var basket = FileBasket()
    let id = basket.keep(try file("/a/1"))
    let other = basket.keep(try file("/a/2"))
    basket.drop([id, id, FileID(rawValue: 0)])
    #expect(basket.ids == [other])
    #expect(!basket.contains(id))
    #expect(basket[id]?.path.display == "/a/1")
    #expect(basket.count(in: try #require(FilePath("/a"))) == 1)
    #expect(basket.id(of: try #require(FilePath("/a/1"))) == nil)
    #expect(basket.keep(try file("/a/1")) == id)
    basket.drop(basket.ids)
    #expect(basket.isEmpty && basket.folders.isEmpty)
  }

  @Test func noRowOfAFolderHasSuchAnID() throws {
    var basket = FileBasket()
    let id = basket.keep(try file("/a/1"))
    #expect(FileBasket.gave(id))
    for row in [0, 1, 1_000_000, UInt32.max / 2] {
      #expect(!FileBasket.gave(FileID(rawValue: row)))
      #expect(basket[FileID(rawValue: row)] == nil)
    }
  }

  @Test func whatHasGoneIsNotFound() async throws {
    let place = try TemporaryFolder()
    try place.makeFolder("a/folder")
    try place.makeFolder("b")
    try place.write("12345", to: "a/there")
    symlink("nowhere", place.path(of: "b/link"))
    let files = try ["a/there", "a/folder", "a/gone", "b/link", "gone/there"].map {
      KeptFile(path: try #require(FilePath(place.path(of: $0))), kind: .file, size: nil)
    }
    let found = await KeptFile.look(at: files)
    let kinds = Dictionary(uniqueKeysWithValues: found.map { ($0.path.name?.display ?? "", $0.kind) })
    #expect(kinds == ["there": .file, "folder": .folder, "link": .link])
    #expect(found.first { $0.kind == .file }?.size == 5)
  }
}
