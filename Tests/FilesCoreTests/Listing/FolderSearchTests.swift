import FilesCore
import Glibc
import TestSupport
import Testing

@MainActor
@Suite struct FolderSearchTests {
  @Test func nearFilesAreFoundFirst() async throws {
    let place = try TemporaryFolder()
    try place.makeFolder("a/b")
    try place.makeFolder(".hidden-folder")
    for name in ["a/b/find.txt", "a/find.txt", "find.txt", "other", ".hidden-folder/find.txt", ".find"] {
      try place.write("", to: name)
    }
    symlink(".", place.path(of: "find-loop"))
    let plain = try await results(place, "find")
    #expect(plain.first.map { $0 == "find.txt" || $0 == "find-loop" } == true)
    #expect(Set(plain) == ["find.txt", "find-loop", "a/find.txt", "a/b/find.txt"])
    #expect(plain.last == "a/b/find.txt")
    let all = try await results(place, "find", includesHidden: true)
    #expect(Set(all) == Set(plain).union([".hidden-folder/find.txt", ".find"]))
  }

  @Test func aFolderThatIsMissingIsTold() async throws {
    let place = try TemporaryFolder()
    let path = try #require(FilePath(place.path(of: "missing")))
    let search = FolderSearch(below: path, pattern: NamePattern("x"))
    let unreadable = await withCheckedContinuation { continuation in
      search.start { update in
        if case .finished(let unreadable) = update { continuation.resume(returning: unreadable) }
      }
    }
    #expect(unreadable == [path])
  }

  @Test func nothingComesAfterCancelling() async throws {
    let place = try TemporaryFolder()
    try place.write("", to: "find")
    let search = FolderSearch(below: try #require(FilePath(place.path)), pattern: NamePattern("find"))
    var updates = 0
    search.start { _ in updates += 1 }
    search.cancel()
    #expect(try await results(place, "find") == ["find"])
    #expect(updates == 0)
  }

  private func results(
    _ place: TemporaryFolder, _ pattern: String, includesHidden: Bool = false
  ) async throws -> [String] {
    let search = FolderSearch(
      below: try #require(FilePath(place.path)), pattern: NamePattern(pattern), includesHidden: includesHidden
    )
    var found: [String] = []
    await withCheckedContinuation { continuation in
      search.start { update in
        switch update {
        case .found(let files): found += files.map { String($0.path.display.dropFirst(place.path.count + 1)) }
        case .finished: continuation.resume()
        }
      }
    }
    return found
  }
}
