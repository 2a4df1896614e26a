import FilesCore
import Glibc
import TestSupport
import Testing

/// Folders that were made to break programs.
@MainActor
@Suite struct HostileFolderTests {
  @Test func everyNameIsOneReadableLine() async throws {
    let place = try TemporaryFolder()
    let names: [[UInt8]] = [
      Array(repeating: UInt8(ascii: "n"), count: 255), [0xFF, 0xFE], Array("two\nlines".utf8), [0x01, 0x7F],
      Array("a\u{202E}gpj.exe".utf8), Array("\u{1F600}".utf8), Array("e\u{301}".utf8), Array("é".utf8),
      [0x80],
      Array("-rf".utf8), Array(" ".utf8), Array("...".utf8), Array("<b>&amp;".utf8), Array("%s%n".utf8),
    ]
    for name in names { try place.write([], to: name) }
    let mirror = try FolderMirror(place.path, options: FolderOptions(showsHidden: true))
    try await mirror.open()
    #expect(Set(mirror.rows.map { mirror.folder.name(of: $0).bytes }) == Set(names))
    for id in mirror.rows {
      let shown = mirror.folder.displayName(of: id)
      #expect(!shown.isEmpty)
      #expect(!shown.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
  }

  @Test func everyKindIsListedAndNoneIsOpened() async throws {
    let place = try TemporaryFolder()
    mkfifo(place.path(of: "fifo"), 0o600)
    try bindSocket(place.path(of: "socket"))
    symlink("nowhere", place.path(of: "dangling"))
    symlink(".", place.path(of: "loop"))
    try place.write("", to: "secret")
    chmod(place.path(of: "secret"), 0)
    try place.makeFolder("closed")
    chmod(place.path(of: "closed"), 0)
    let mirror = try FolderMirror(place.path, options: FolderOptions(sort: .size))
    try await mirror.open()
    let kinds = Dictionary(uniqueKeysWithValues: zip(mirror.names, mirror.rows.map(mirror.folder.kind(of:))))
    #expect(
      kinds == [
        "fifo": .fifo, "socket": .socket, "dangling": .link, "loop": .link, "secret": .file,
        "closed": .folder,
      ])
    #expect(try mirror.folder.leadsToFolder(mirror.id("loop")))
    // A FIFO in the place of the list of hidden names is not waited for.
    mkfifo(place.path(of: ".hidden"), 0o600)
    try place.write("", to: "after")
    try await mirror.wait { mirror.names.contains("after") }
  }

  @Test func aFolderDeeperThanAnyPathIsListed() async throws {
    let place = try TemporaryFolder()
    let depth = 3000
    let folder = try place.makeChain(of: "deep", levels: depth)
    close(openat(folder, "bottom", O_CREAT | O_WRONLY, 0o600))
    let path = place.path + String(repeating: "/deep", count: depth)
    let mirror = try FolderMirror(path)
    try await mirror.open()
    #expect(mirror.names == ["bottom"])
    close(openat(folder, "other", O_CREAT | O_WRONLY, 0o600))
    close(folder)
    try await mirror.wait { mirror.names == ["bottom", "other"] }

    // From the last hundred levels only: each folder is opened by its whole path, which takes its time.
    let search = try FolderMirror(String(path.dropLast(5 * 100)), searching: "bottom")
    try await search.search()
    #expect(search.folder.search?.unreadable == [])
    #expect(search.rows.map { search.folder.path(of: $0).bytes.count } == [path.utf8.count + 7])
  }

  @Test func filesThatVanishWhileTheyAreListedLeaveAnEmptyList() async throws {
    let place = try TemporaryFolder()
    for number in 0..<20_000 { close(creat(place.path(of: "file \(number)"), 0o600)) }
    let mirror = try FolderMirror(place.path, options: FolderOptions(sort: .size))
    mirror.folder.open()
    let path = place.path
    let removal = Task.detached {
      for number in 0..<20_000 { unlink("\(path)/file \(number)") }
    }
    await removal.value
    try await mirror.wait { mirror.folder.state == .ready && mirror.rows.isEmpty }
    #expect(mirror.folder.count == 0)
  }

  @Test func moreEventsThanTheSystemKeepsAreMadeUpFor() async throws {
    let place = try TemporaryFolder()
    for number in 0..<300 { try place.write("", to: "\(number)") }
    let mirror = try FolderMirror(place.path)
    try await mirror.open()
    // Far more events than the kernel's queue holds (16,384), and than the folder follows one by one.
    let path = place.path
    let storm = Task.detached {
      for round in 0..<120 {
        for number in 0..<300 { rename("\(path)/\(number)", "\(path)/\(number).\(round % 2)") }
        for number in 0..<300 { rename("\(path)/\(number).\(round % 2)", "\(path)/\(number)") }
      }
      unlink("\(path)/7")
    }
    await storm.value
    try await mirror.wait {
      mirror.rows.count == 299 && mirror.names == mirror.names.filter { !$0.contains(".") }
    }
    #expect(mirror.names == (0..<300).filter { $0 != 7 }.map(String.init))
  }

  private func bindSocket(_ path: String) throws {
    // A socket's path is short; the test's folder may be deep.
    let made = try runProgram([
      "python3", "-c", "import socket,sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])", path,
    ])
    #expect(made.exitStatus == 0)
  }
}
