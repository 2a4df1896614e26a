import FilesCore
import Glibc
import TestSupport
import Testing

@MainActor
@Suite struct FolderSearchTests {
  /// Names decide the order of the results, wherever they stand; links are found and not entered.
  @Test func allFoldersBelowAreSearched() async throws {
    let place = try TemporaryFolder()
    try place.makeFolder("z/b")
    try place.makeFolder(".hidden-folder")
    for name in ["z/b/find 1.txt", "z/find 3.txt", "find 2.txt", "other", ".hidden-folder/find", ".find"] {
      try place.write("", to: name)
    }
    symlink(".", place.path(of: "find-loop"))
    let mirror = try FolderMirror(place.path, searching: "find")
    try await mirror.search()
    #expect(mirror.paths == ["find-loop", "z/b/find 1.txt", "find 2.txt", "z/find 3.txt"])
    #expect(mirror.names == ["find-loop", "find 1.txt", "find 2.txt", "find 3.txt"])
    #expect(mirror.folder.parent(of: mirror.rows[1]).display == place.path(of: "z/b"))
    #expect(mirror.rows == Array(mirror.folder.shown))
    let all = try FolderMirror(place.path, options: FolderOptions(showsHidden: true), searching: "find")
    try await all.search()
    #expect(Set(all.paths) == Set(mirror.paths).union([".hidden-folder/find", ".find"]))
  }

  @Test func resultsAreOrderedByWhatIsAskedFor() async throws {
    let place = try TemporaryFolder()
    try place.makeFolder("a")
    try place.write("xx", to: "a/1.txt")
    try place.write("xxxx", to: "2.txt")
    try place.write("x", to: "3.txt")
    let mirror = try FolderMirror(place.path, options: FolderOptions(sort: .size), searching: "*.txt")
    try await mirror.search()
    #expect(mirror.paths == ["2.txt", "a/1.txt", "3.txt"])
    mirror.folder.options.isReversed = true
    try await mirror.wait { mirror.paths == ["3.txt", "a/1.txt", "2.txt"] }
    mirror.folder.options.filter = "1"
    try await mirror.wait { mirror.paths == ["a/1.txt"] }
  }

  /// Reloading finds what came and drops what went; what stayed keeps its id.
  @Test func searchingAnewKeepsTheIds() async throws {
    let place = try TemporaryFolder()
    try place.makeFolder("a")
    for name in ["a/x1", "a/x2", "x3"] { try place.write("", to: name) }
    let mirror = try FolderMirror(place.path, searching: "x")
    try await mirror.search()
    let kept = try mirror.id("x2")
    unlink(place.path(of: "a/x1"))
    rename(place.path(of: "x3"), place.path(of: "x4"))
    mirror.folder.reload()
    try await mirror.wait { mirror.paths == ["a/x2", "x4"] && mirror.folder.search?.isRunning == false }
    #expect(mirror.rows[0] == kept)
  }

  /// What others do below is followed: results that go, change or come, and a folder that takes them along.
  @Test func resultsFollowWhatOthersDo() async throws {
    let place = try TemporaryFolder()
    try place.makeFolder("a")
    try place.makeFolder("other")
    for name in ["a/x1", "a/x2", "x3", "a/y"] { try place.write("", to: name) }
    let mirror = try FolderMirror(place.path, options: FolderOptions(sort: .size), searching: "x")
    try await mirror.search()
    let kept = try mirror.id("x2")
    let gone = try mirror.id("x1")
    unlink(place.path(of: "a/x1"))
    try await mirror.wait { mirror.paths == ["a/x2", "x3"] }
    #expect(mirror.removed == [gone])
    try place.write("long", to: "x3")
    try await mirror.wait { mirror.paths == ["x3", "a/x2"] }
    rename(place.path(of: "a/y"), place.path(of: "a/x4"))
    try place.write("x7", to: "a/.hidden")
    for name in ["a/.x", "a/z", "a/x7"] { try place.write("", to: name) }
    try place.write("12", to: "a/x5")
    try await mirror.wait { Set(mirror.paths) == ["x3", "a/x5", "a/x2", "a/x4"] }
    #expect(try mirror.id("x2") == kept)
    #expect(mirror.rows == Array(mirror.folder.shown))
    let elsewhere = try TemporaryFolder()
    rename(place.path(of: "a"), elsewhere.path(of: "a"))
    try await mirror.wait { mirror.paths == ["x3"] }
    #expect(mirror.removed.contains(kept))
    #expect(!mirror.folder.contains(kept))
    #expect(mirror.folder.search?.isRunning == false)
    try place.write("", to: "x6")
    try await mirror.wait { mirror.paths == ["x3", "x6"] }
    #expect(mirror.rows == Array(mirror.folder.shown))
  }

  /// Results that others rename or move below, also with their folder, stay the rows that they are.
  @Test func resultsThatAreRenamedStayTheSameRows() async throws {
    let place = try TemporaryFolder()
    try place.makeFolder("one/two")
    for name in ["one/needle 1", "one/two/needle 2", "needle 3", "needle 4"] { try place.write("", to: name) }
    func move(_ old: String, _ new: String) { rename(place.path(of: old), place.path(of: new)) }
    let mirror = try FolderMirror(place.path, searching: "needle")
    try await mirror.search()
    let ids = Dictionary(uniqueKeysWithValues: zip(mirror.paths, mirror.rows))

    move("one/needle 1", "one/my needle")
    try await mirror.wait { mirror.paths.contains("one/my needle") }
    #expect(mirror.rows.contains(try #require(ids["one/needle 1"])))
    move("needle 3", "one/two/needle 3")
    try await mirror.wait { mirror.paths.contains("one/two/needle 3") }
    #expect(mirror.rows.contains(try #require(ids["needle 3"])))
    // A file and its folder at once, and the folders below stay followed.
    move("one/two/needle 2", "one/two/needle 2b")
    move("one", "uno")
    try await mirror.wait { mirror.paths.contains("uno/two/needle 2b") }
    move("uno/two/needle 2b", "uno/two/needle 2c")
    try await mirror.wait { mirror.paths.contains("uno/two/needle 2c") }
    #expect(Set(mirror.rows) == Set(ids.values))
    #expect(mirror.removed.isEmpty)
    // What the search would not find is no result any more.
    move("needle 4", "pin")
    try await mirror.wait { mirror.rows.count == 3 }
    #expect(mirror.removed == [try #require(ids["needle 4"])])
    #expect(Set(mirror.paths) == ["uno/my needle", "uno/two/needle 2c", "uno/two/needle 3"])
  }

  @Test func aFolderThatIsMissingIsTold() async throws {
    let place = try TemporaryFolder()
    let mirror = try FolderMirror(place.path(of: "missing"), searching: "x")
    mirror.folder.open()
    try await mirror.wait {
      if case .failed = mirror.folder.state { true } else { false }
    }
  }

  @Test func stoppingKeepsWhatWasFound() async throws {
    let place = try TemporaryFolder()
    for folder in 0..<200 {
      try place.makeFolder("\(folder)")
      try place.write("", to: "\(folder)/find")
    }
    let mirror = try FolderMirror(place.path, searching: "find")
    mirror.folder.open()
    mirror.folder.stopSearching()
    try await mirror.wait { mirror.folder.search?.isRunning == false }
    let count = mirror.rows.count
    mirror.folder.options.isReversed = true
    try await mirror.wait { mirror.updates.last == .reset }
    #expect(mirror.rows.count == count)
  }
}
