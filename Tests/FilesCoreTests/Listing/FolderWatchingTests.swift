import FilesCore
import Glibc
import TestSupport
import Testing

@MainActor
@Suite struct FolderWatchingTests {
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

  @Test func aRenameThatMovesNothingTouchesNoRow() async throws {
    let place = try TemporaryFolder()
    for name in ["a", "c", "e"] { try place.write("", to: name) }
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    let c = try mirror.id("c")
    mirror.forget()
    rename(place.path(of: "c"), place.path(of: "d"))
    try await mirror.wait { mirror.names == ["a", "d", "e"] }
    #expect(mirror.renamed == [c])
    #expect(mirror.takenAway.isEmpty && mirror.inserted.isEmpty && mirror.resets == 0)
  }

  @Test func swappedNamesSwapTheirRows() async throws {
    let place = try TemporaryFolder()
    for name in ["a", "b"] { try place.write("", to: name) }
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    let (a, b) = (try mirror.id("a"), try mirror.id("b"))
    rename(place.path(of: "a"), place.path(of: "t"))
    rename(place.path(of: "b"), place.path(of: "a"))
    rename(place.path(of: "t"), place.path(of: "b"))
    try await mirror.wait { mirror.rows == [b, a] }
    #expect(mirror.names == ["a", "b"])
    #expect(mirror.removed.isEmpty)
  }

  @Test func savingByARenameKeepsTheRow() async throws {
    let place = try TemporaryFolder()
    try place.write("old", to: "a")
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    let a = try mirror.id("a")
    mirror.folder.requestDetails(for: [a])
    try await mirror.wait { mirror.folder.details(of: a) != nil }
    mirror.forget()
    try place.write("newer", to: "a~1")
    rename(place.path(of: "a~1"), place.path(of: "a"))
    try await mirror.wait { mirror.folder.details(of: a)?.size == 5 }
    #expect(mirror.rows == [a])
    #expect(mirror.removed.isEmpty && mirror.takenAway.isEmpty && mirror.inserted.isEmpty)
  }

  @Test func aFileSortedBySizeMovesAsItGrows() async throws {
    let place = try TemporaryFolder()
    for (name, size) in [("a", 1), ("b", 5), ("c", 9)] {
      try place.write(String(repeating: "x", count: size), to: name)
    }
    let mirror = try FolderMirror(place.path, options: FolderOptions(sort: .size))
    try await mirror.open()
    #expect(mirror.names == ["c", "b", "a"])
    let a = try mirror.id("a")
    mirror.forget()
    try place.write("1234567", to: "a")
    try await mirror.wait { mirror.names == ["c", "a", "b"] }
    #expect(mirror.takenAway == [a] && mirror.inserted == [a])
    #expect(mirror.removed.isEmpty && mirror.resets == 0)
  }

  @Test func aFolderSortedBySizeMayBeEmptyAtFirst() async throws {
    let place = try TemporaryFolder()
    let mirror = try FolderMirror(place.path, options: FolderOptions(sort: .size))
    try await mirror.open()
    for (name, size) in [("a", 1), ("b", 9), ("c", 5)] {
      try place.write(String(repeating: "x", count: size), to: name)
    }
    try await mirror.wait { mirror.names == ["b", "c", "a"] }
  }

  @Test func manyChangesAreFewUpdates() async throws {
    let place = try TemporaryFolder()
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    mirror.forget()
    for number in 0..<3000 { try place.write("", to: "f\(number)") }
    try await mirror.wait { mirror.rows.count == 3000 }
    #expect(mirror.names == (0..<3000).map { "f\($0)" })
    #expect(mirror.updates.count <= 300)
    for number in 0..<3000 { unlink(place.path(of: "f\(number)")) }
    try await mirror.wait { mirror.rows.isEmpty }
    #expect(mirror.removed.count == 3000)
  }

  @Test func aReloadKeepsIdsByName() async throws {
    let place = try TemporaryFolder()
    for name in ["a", "b", "c"] { try place.write("", to: name) }
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    let before = mirror.rows
    mirror.forget()
    mirror.folder.reload()
    unlink(place.path(of: "b"))
    try place.write("", to: "d")
    mirror.folder.reload()
    try await mirror.wait { mirror.names == ["a", "c", "d"] }
    #expect(Array(mirror.rows.prefix(2)) == [before[0], before[2]])
    #expect(mirror.removed == [before[1]])
    #expect(mirror.takenAway == [before[1]])
    #expect(mirror.inserted.count == 1)
    // The name of a file that is gone may come again, as another file.
    try place.write("", to: "b")
    try await mirror.wait { mirror.names == ["a", "b", "c", "d"] }
    #expect(try mirror.id("b") != before[1])
  }

  @Test func aFolderThatGoesSaysSo() async throws {
    let place = try TemporaryFolder()
    let path = try place.makeFolder("here")
    try place.write("", to: "here/a")
    let mirror = try FolderMirror(path)
    try await mirror.open()
    let a = try mirror.id("a")
    rename(path, place.path(of: "there"))
    try await mirror.wait { mirror.folder.state != .ready }
    guard case .failed(let failure) = mirror.folder.state else { return }
    #expect(failure.code == .notFound)
    #expect(failure.message == "“here” was moved or renamed.")
    #expect(mirror.rows.isEmpty)
    #expect(mirror.removed == [a])
    rename(place.path(of: "there"), path)
    mirror.folder.reload()
    try await mirror.wait { mirror.folder.state == .ready }
    #expect(mirror.names == ["a"])
    unlink(path + "/a")
    rmdir(path)
    try await mirror.wait { mirror.folder.state != .ready }
    guard case .failed(let last) = mirror.folder.state else { return }
    #expect(last.message == "“here” was deleted.")
  }

  @Test func aFolderThatCannotBeOpenedSaysWhy() async throws {
    let place = try TemporaryFolder()
    try place.write("", to: "file")
    symlink("loop", place.path(of: "loop"))
    for (name, message) in [
      ("missing", "“missing” cannot be found; it may have been deleted, moved or renamed."),
      ("file", "“file” is not a folder."),
      ("loop", "“loop” cannot be opened, because its links lead round in a circle."),
    ] {
      let mirror = try FolderMirror(place.path(of: name))
      try await mirror.open()
      guard case .failed(let failure) = mirror.folder.state else {
        Issue.record("\(name) is \(mirror.folder.state)")
        continue
      }
      #expect(failure.message == message)
    }
  }

  @Test func nothingComesAfterClosing() async throws {
    let place = try TemporaryFolder()
    let (mirror, other) = (try FolderMirror(place.path), try FolderMirror(place.path))
    try await mirror.open()
    try await other.open()
    mirror.folder.close()
    mirror.forget()
    try place.write("", to: "a")
    try await other.wait { other.names == ["a"] }
    #expect(mirror.updates.isEmpty)
  }
}
