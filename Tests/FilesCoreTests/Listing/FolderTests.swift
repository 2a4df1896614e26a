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

  @Test func anEmptyFolderIsReady() async throws {
    let place = try TemporaryFolder()
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    #expect(mirror.folder.state == .ready)
    #expect(mirror.folder.count == 0)
  }

  @Test func theFirstRowsOfALargeFolderComeBeforeTheRest() async throws {
    let place = try TemporaryFolder()
    for number in 0..<5000 { close(creat(place.path(of: "file \(number)"), 0o600)) }
    let mirror = try FolderMirror(place.path)
    var first: (count: Int, isOrdered: Bool, state: Folder.State)?
    let take = mirror.folder.onUpdate
    mirror.folder.onUpdate = { update in
      take?(update)
      let numbers = mirror.names.compactMap { Int($0.dropFirst(5)) }
      first = first ?? (numbers.count, numbers == numbers.sorted(), mirror.folder.state)
    }
    try await mirror.open()
    let rows = try #require(first)
    #expect(rows.count > 500 && rows.count < 5000)
    #expect(rows.isOrdered)
    #expect(rows.state == .loading)
    #expect(mirror.names == (0..<5000).map { "file \($0)" })
  }

  @Test func linksToFoldersLeadThere() async throws {
    let place = try TemporaryFolder()
    try place.makeFolder("folder")
    try place.write("", to: "a")
    symlink("folder", place.path(of: "link"))
    symlink("nowhere", place.path(of: "dangling"))
    symlink("loop", place.path(of: "loop"))
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    #expect(mirror.names == ["folder", "link", "a", "dangling", "loop"])
    let link = try mirror.id("link")
    #expect(mirror.folder.kind(of: link) == .link)
    #expect(mirror.folder.leadsToFolder(link))
    #expect(try !mirror.folder.leadsToFolder(mirror.id("dangling")))
    rmdir(place.path(of: "folder"))
    symlink("/", place.path(of: "folder"))
    unlink(place.path(of: "dangling"))
    symlink("/", place.path(of: "dangling"))
    try await mirror.wait { mirror.names == ["dangling", "folder", "link", "a", "loop"] }
  }

  @Test func hiddenFilesShowWhenAsked() async throws {
    let place = try TemporaryFolder()
    for name in [".dotted", "plain", "listed"] { try place.write("", to: name) }
    try place.write("listed\nmissing\n", to: ".hidden")
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    #expect(mirror.names == ["plain"])
    mirror.folder.options.showsHidden = true
    try await mirror.wait { mirror.names == [".dotted", ".hidden", "listed", "plain"] }
    #expect(try mirror.folder.isHidden(mirror.id("listed")))
    #expect(try !mirror.folder.isHidden(mirror.id("plain")))
    mirror.folder.options.showsHidden = false
    try await mirror.wait { mirror.names == ["plain"] }
    try place.write("plain\n", to: ".hidden")
    try await mirror.wait { mirror.names == ["listed"] }
  }

  @Test func sortsByEveryColumnBothWays() async throws {
    let place = try TemporaryFolder()
    let files = [("a.txt", 2, 300), ("b.jpg", 30, 100), ("C.txt", 2, 200), ("d", 1, 400)]
    for (name, size, time) in files {
      try place.write(String(repeating: "x", count: size), to: name)
      try setTime(place.path(of: name), time)
    }
    try place.makeFolder("folder")
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    for (sort, wanted) in [
      (FolderSort.size, ["folder", "b.jpg", "C.txt", "a.txt", "d"]),
      (.modified, ["folder", "d", "a.txt", "C.txt", "b.jpg"]),
      (.type, ["folder", "d", "b.jpg", "C.txt", "a.txt"]),
      (.name, ["folder", "C.txt", "a.txt", "b.jpg", "d"]),
    ] {
      mirror.folder.options.sort = sort
      try await mirror.wait { mirror.names == wanted }
      mirror.folder.options.isReversed = true
      try await mirror.wait { mirror.names == ["folder"] + wanted.dropFirst().reversed() }
      mirror.folder.options.isReversed = false
      try await mirror.wait { mirror.names == wanted }
    }
    mirror.folder.options.foldersFirst = false
    try await mirror.wait { mirror.names == ["C.txt", "a.txt", "b.jpg", "d", "folder"] }
    #expect(mirror.removed.isEmpty)
  }

  @Test func filterNarrowsWhatIsShown() async throws {
    let place = try TemporaryFolder()
    for name in ["Résumé.txt", "resume2.txt", "other.jpg"] { try place.write("", to: name) }
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    let other = try mirror.id("other.jpg")
    mirror.folder.options.filter = "RESUME"
    try await mirror.wait { Set(mirror.names) == ["Résumé.txt", "resume2.txt"] }
    #expect(mirror.folder.position(of: other) == nil)
    #expect(mirror.folder.contains(other))
    mirror.folder.options.filter = "*.jpg"
    try await mirror.wait { mirror.rows == [other] }
    try place.write("", to: "new.jpg")
    try place.write("", to: "new.txt")
    try await mirror.wait { mirror.names == ["new.jpg", "other.jpg"] }
    #expect(mirror.removed.isEmpty)
  }

  @Test func shownFilesAreFoundByName() async throws {
    let place = try TemporaryFolder()
    for name in ["b", "a", "c", ".hidden"] { try place.write("", to: name) }
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    let folder = mirror.folder
    let names = try ["c", "a", "d", ".hidden"].map { try #require(FileName($0)) }
    let (a, c) = (try mirror.id("a"), try mirror.id("c"))
    #expect(names.map(folder.id(named:)) == [c, a, nil, nil])
    #expect(folder.ids(named: Set(names)) == [a, c])
    #expect(folder.id(of: folder.path.appending(names[0])) == c)
    #expect(folder.id(of: folder.path) == nil)
    #expect(try folder.id(of: #require(FilePath(place.path + "x/c"))) == nil)
    rename(place.path(of: "c"), place.path(of: "d"))
    try await mirror.wait { folder.id(named: names[0]) == nil }
    #expect(folder.id(named: names[2]) == c)
    unlink(place.path(of: "d"))
    try await mirror.wait { folder.id(named: names[2]) == nil }
    folder.options.showsHidden = true
    try await mirror.wait { folder.id(named: names[3]) != nil }
    folder.reload()
    try place.write("", to: "d")
    try await mirror.wait { folder.id(named: names[2]) != nil }
    #expect(folder.id(named: names[1]) == a)
  }

  /// While a folder is being read, its first rows are found, and all once it was.
  @Test func filesOfALargeFolderAreFoundByName() async throws {
    let place = try TemporaryFolder()
    for number in 0..<20_000 { close(creat(place.path(of: "file \(number)"), 0o600)) }
    let mirror = try FolderMirror(place.path)
    let folder = mirror.folder
    var wasFoundEarly: Bool?
    folder.onUpdate = { _ in
      guard wasFoundEarly == nil, folder.count > 0 else { return }
      wasFoundEarly = folder.shown.prefix(500).allSatisfy { folder.id(named: folder.name(of: $0)) == $0 }
    }
    folder.open()
    try await mirror.wait { folder.state == .ready }
    #expect(wasFoundEarly == true)
    #expect(folder.shown.allSatisfy { folder.id(named: folder.name(of: $0)) == $0 })
  }

  @Test func detailsComeWhenAskedFor() async throws {
    let place = try TemporaryFolder()
    try place.write("12345", to: "a")
    try setTime(place.path(of: "a"), 1_000_000)
    chmod(place.path(of: "a"), 0o640)
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    let a = try mirror.id("a")
    #expect(mirror.folder.details(of: a) == nil)
    mirror.folder.requestDetails(for: [a])
    mirror.folder.requestDetails(for: [a])
    try await mirror.wait { mirror.detailed == [a] }
    let details = FileDetails(size: 5, modified: 1_000_000, modifiedNanoseconds: 0, mode: 0o100640)
    #expect(mirror.folder.details(of: a) == details)
    mirror.forget()
    try place.write("123", to: "a")
    try await mirror.wait { mirror.folder.details(of: a)?.size == 3 }
    #expect(Set(mirror.detailed) == [a])
    #expect(mirror.takenAway.isEmpty && mirror.inserted.isEmpty && mirror.resets == 0)
  }

  @Test func typingFindsTheNextNameThatBeginsSo() async throws {
    let place = try TemporaryFolder()
    for name in ["abc", "Äpfel", "apple", "b"] { try place.write("", to: name) }
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    func found(_ typed: String, from start: Int) -> String? {
      mirror.folder.position(ofNameBeginning: typed, from: start).map { mirror.names[$0] }
    }
    let start = try #require(mirror.names.firstIndex(of: "b"))
    #expect(found("A", from: 0) == mirror.names[0])
    #expect(found("ap", from: 0) == mirror.names.first { $0 == "Äpfel" || $0 == "apple" })
    #expect(found("abc", from: start) == "abc")
    #expect(found("äpf", from: 0) == "Äpfel")
    #expect(found("app", from: 0) == "apple")
    #expect(found("b", from: start + 1) == "b")
    #expect(found("bb", from: 0) == nil)
  }

  @Test func theSameLetterTwiceIsABeginningWhereANameHasItAndElseGoesRound() async throws {
    let place = try TemporaryFolder()
    for name in ["a", "oak", "once", "oozy", "zebra", "zoo", "zza", "zzb"] { try place.write("", to: name) }
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    func names(typing letters: String, from name: String = "a") throws -> [String] {
      var current = try #require(mirror.names.firstIndex(of: name))
      return letters.indices.map { index in
        current = mirror.folder.position(ofNameTyped: String(letters[...index]), current: current) ?? current
        return mirror.names[current]
      }
    }
    #expect(try names(typing: "zzb") == ["zebra", "zza", "zzb"])
    // Three of them begin no name: all names with the letter follow, in turn.
    #expect(try names(typing: "zZzzz") == ["zebra", "zza", "zzb", "zebra", "zoo"])
    #expect(try names(typing: "oooo") == ["oak", "oozy", "oak", "once"])
    #expect(try names(typing: "aa") == ["a", "a"])
    // What went round goes on to a second letter.
    #expect(try names(typing: "zzzo", from: "zoo") == ["zza", "zza", "zzb", "zoo"])
    #expect(try names(typing: "oooon") == ["oak", "oozy", "oak", "once", "once"])
    #expect(mirror.folder.position(ofNameTyped: "qq", current: nil) == nil)
  }

  @Test func idsAreFoundByPatternAndType() async throws {
    let place = try TemporaryFolder()
    for name in ["a1.jpg", "a2.JPG", "b.txt", "c"] { try place.write("", to: name) }
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    #expect(await mirror.folder.ids(matching: NamePattern("a?.*")).count == 2)
    #expect(await mirror.folder.ids(matching: NamePattern("B")) == [try mirror.id("b.txt")])
    let same = await mirror.folder.ids(ofSameTypeAs: [try mirror.id("a1.jpg"), try mirror.id("c")])
    #expect(Set(same) == [try mirror.id("a1.jpg"), try mirror.id("a2.JPG"), try mirror.id("c")])
  }

  private func setTime(_ path: String, _ seconds: Int) throws {
    var times = [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)]
    guard utimes(path, &times) == 0 else { throw SystemError("setting the time of \(path)") }
  }
}
