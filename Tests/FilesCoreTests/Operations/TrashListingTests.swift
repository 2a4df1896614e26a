import Testing

@testable import FilesCore

/// What lies in the trash, brought back or deleted for good.
struct TrashListingTests {
  @Test func whatWasTrashedIsListedAndRestored() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo one >d/f; echo two >'g %h'")
    let operations = sandbox.operations()
    let before = Self.seconds
    _ = await operations.trash([sandbox["d/f"], sandbox["g %h"]])
    let after = Self.seconds
    try sandbox.sh("rmdir d")
    let files = await operations.trashedFiles().filter { $0.path.isEqualOrBelow(sandbox.dataFolder) }
    #expect(Set(files.map(\.origin)) == [sandbox["d/f"], sandbox["g %h"]])
    #expect(files.allSatisfy { (before...after).contains($0.deleted ?? 0) })

    let report = await operations.restore(files)
    #expect(report.message == "Restored 2 files")
    #expect(try sandbox.sh("cat d/f 'g %h'") == "one\ntwo")
    #expect(try sandbox.sh("ls ../data/Trash/info ../data/Trash/files | grep -c . || true") == "2")
    let undo = await operations.undo()
    #expect(undo.results == ["done", "done"])
    #expect(try sandbox.sh("ls -d d/f 2>/dev/null || true") == "")
  }

  @Test func nothingIsOverwrittenByARestore() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("echo old >f")
    let operations = sandbox.operations()
    _ = await operations.trash([sandbox["f"]])
    try sandbox.sh("echo new >f")
    let files = await operations.trashedFiles().filter { $0.origin == sandbox["f"] }
    let report = await operations.restore(files)
    #expect(report.results == ["conflict exists"])
    #expect(try sandbox.text("f") == "new")
    #expect(await operations.trashedFiles().contains { $0.origin == sandbox["f"] })
  }

  @Test func deletedFromTheTrashLeavesNothing() async throws {
    let sandbox = try Sandbox()
    try sandbox.sh("mkdir d; echo one >d/f; echo two >g")
    let operations = sandbox.operations()
    _ = await operations.trash([sandbox["d"], sandbox["g"]])
    let files = await operations.trashedFiles().filter { $0.path.isEqualOrBelow(sandbox.dataFolder) }
    let report = await operations.deleteFromTrash(files)
    #expect(report.message == "Deleted 2 files permanently")
    #expect(!report.isUndoable)
    #expect(try sandbox.sh("find ../data/Trash -type f | wc -l") == "0")
  }

  @Test func anInformationFileIsRead() throws {
    let text = "[Trash Info]\nPath=/home/a%20b/%FF\nDeletionDate=2026-05-03T10:20:30\nPath=/other\n"
    let info = try #require(TrashInfo(text: Array(text.utf8)))
    #expect(info.path == Array("/home/a b/".utf8) + [0xFF])
    #expect(
      TrashInfo(path: info.path, deleted: info.deleted).text.starts(
        with: Array("[Trash Info]\nPath=/home/a%20b/%FF\nDeletionDate=2026-05-03T10:20:30".utf8)))
    #expect(TrashInfo(text: Array("[Trash Info]\nDeletionDate=2026-05-03T10:20:30\n".utf8)) == nil)
  }

  private static var seconds: Int64 { Int64(Moment.nanosecondsSince1970 / 1_000_000_000) }
}
