import TestSupport
import Testing

@testable import FilesCore

/// Names that differ only in case, on a file system that makes no difference, and on one that does.
@Suite(.enabled(if: Volume.isAvailable, "run by MountNamespaceTests"))
struct MountedSpellingTests {
  /// A sandbox whose `e` is an exFAT file system; nil where that cannot be mounted.
  private func sandbox() throws -> Sandbox? {
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    let mount = """
      truncate -s 8M ../image; mkfs.exfat ../image; mkdir e; device=$(losetup -f --show ../image)
      trap 'losetup -d "$device"' EXIT; mount.exfat-fuse "$device" e
      """
    guard (try? sandbox.sh("(\(mount)) >/dev/null 2>&1")) != nil else { return nil }
    return sandbox
  }

  @Test func caseIsChangedAndTakenBack() async throws {
    guard let sandbox = try sandbox() else { return print("skipped: no exFAT can be mounted") }
    defer { _ = try? sandbox.sh("umount e") }
    try sandbox.sh("echo one >e/a; mkdir e/d; echo two >e/d/f")
    let operations = sandbox.operations()
    #expect(await operations.rename(sandbox["e/a"], to: try #require(FileName("A"))).results == ["done"])
    #expect(await operations.rename(sandbox["e/d"], to: try #require(FileName("D"))).results == ["done"])
    #expect(try sandbox.names("e") == "A D")
    #expect(try sandbox.sh("cat e/A e/D/f") == "one\ntwo")
    #expect(await operations.undo().results == ["done"])
    #expect(await operations.undo().results == ["done"])
    #expect(try sandbox.names("e") == "a d")
    // What another file has is still a conflict.
    try sandbox.sh("echo three >e/b")
    #expect(
      await operations.rename(sandbox["e/a"], to: try #require(FileName("B"))).results == ["conflict exists"])
    #expect(try sandbox.sh("cat e/a e/b") == "one\nthree")
  }

  @Test func aKillInBetweenIsMended() async throws {
    guard let sandbox = try sandbox() else { return print("skipped: no exFAT can be mounted") }
    defer { _ = try? sandbox.sh("umount e") }
    // A folder for each round: FUSE goes on knowing names that were removed under another spelling.
    for limit in 0..<24 {
      try sandbox.sh("rm -rf ../state; mkdir e/\(limit); echo one >e/\(limit)/a")
      let crash = Crash(after: limit)
      let dying = sandbox.operations { crash.intercept($0, $1) }
      _ = await dying.rename(sandbox["e/\(limit)/a"], to: try #require(FileName("A")))
      _ = await sandbox.operations().recover()
      let names = try sandbox.names("e/\(limit)")
      #expect(["a", "A"].contains(names), "after \(limit) calls")
      #expect(try sandbox.sh("cat e/\(limit)/*") == "one")
      #expect(await sandbox.operations().recover().items.isEmpty)
      #expect(sandbox.unfinished == [])
    }
  }

  @Test func aNameThatTheFileSystemDoesNotTakeIsTold() async throws {
    guard let sandbox = try sandbox() else { return print("skipped: no exFAT can be mounted") }
    defer { _ = try? sandbox.sh("umount e") }
    try sandbox.sh("echo one >a:b; mkdir c:d d; echo two >'d/p?q'; echo three >f")
    let before = try sandbox.tree("d")
    let report = await sandbox.operations().move(
      ["a:b", "c:d", "d", "f"].map { sandbox[$0] }, to: sandbox["e"])
    #expect(
      report.results == Array(repeating: "failed name-not-allowed", count: 3) + ["done"])
    #expect(
      report.items.prefix(3).map(\.message)
        == ["a:b", "c:d", "p?q"].map { "The name “\($0)” is not allowed in “e”; rename it first." })
    #expect(try sandbox.names("e") == "f")
    #expect(try sandbox.sh("cat a:b") == "one")
    #expect(try sandbox.tree("d") == before)
    let name = try #require(FileName("x:y"))
    #expect(
      await sandbox.operations().rename(sandbox["e/f"], to: name).results == ["failed name-not-allowed"])
    #expect(try sandbox.sh("cat e/f") == "three")
  }

  @Test func aHardLinkOfTheOtherCaseIsAConflict() async throws {
    let sandbox = try Sandbox(in: try Volume.ext4.folder())
    try sandbox.sh("echo one >a; ln a A")
    let report = await sandbox.operations().rename(sandbox["a"], to: try #require(FileName("A")))
    #expect(report.results == ["conflict exists"])
    #expect(try sandbox.names() == "A a")
  }
}
