import FilesCore
import Glibc
import TestSupport
import Testing

@testable import Archives

/// Archives made of real files, looked at with `unzip`.
@Suite struct ZipTests {
  @Test func aTreeComesOutAsItWentIn() async throws {
    let place = try Place()
    try place.sh(
      """
      mkdir -p Files/tree/empty Files/tree/deep
      printf 'one' >Files/tree/deep/'a b.txt'; : >Files/tree/nothing
      head -c 3000000 /dev/urandom >Files/tree/big
      ln -s deep/'a b.txt' Files/tree/link; chmod 750 Files/tree/big; touch -d @1700000000 Files/tree/big
      printf 'two' >Files/Ä日本.txt
      """)
    let report = await place.archive("tree", "Ä日本.txt")
    #expect(report.message == "Archived 2 files")
    #expect(try report.items.map(\.destination) == [place["Files/All.zip"], place["Files/All.zip"]])
    #expect(report.isUndoable)
    try place.sh("mkdir out; cd out; unzip -qq ../Files/All.zip")
    try place.sh(
      "diff -r Files/tree out/tree; cmp Files/Ä日本.txt out/Ä日本.txt; readlink out/tree/link >/dev/null")
    #expect(
      try place.sh("cd out; TZ=UTC stat -c '%a %Y' tree/big; LC_ALL=C ls -A tree")
        == "750 1700000000\nbig\ndeep\nempty\nlink\nnothing")
    #expect(try place.sh("LC_ALL=C ls -A Files") == "All.zip\ntree\nÄ日本.txt")
  }

  @Test func namesThatAreNoTextStayBytes() async throws {
    let place = try Place()
    try place.sh("mkdir Files; printf x >\"Files/$(printf 'caf\\351 \\n-rf')\"")
    let name = try #require(FileName(bytes: Array("caf".utf8) + [0xE9] + Array(" \n-rf".utf8)))
    let folder = try place["Files"]
    let report = await place.operations.archive(
      [folder.appending(name)], to: folder, named: try #require(FileName("All.zip")), as: ZipFormat())
    #expect(report.isUndoable)
    #expect(try place.sh("LC_ALL=C grep -acF \"$(printf 'caf\\351 ')\" Files/All.zip") == "2")
  }

  @Test func undoBringsTheArchiveToTheTrashAndRedoBack() async throws {
    let place = try Place()
    try place.sh("mkdir Files; printf one >Files/a")
    _ = await place.archive("a")
    let undo = await place.operations.undo()
    #expect(undo.message == "Moved the archive to Trash")
    #expect(try place.sh("ls Files; ls data/Trash/files") == "a\nAll.zip")
    #expect(await place.operations.redo().items.map(\.result) == [.done])
    #expect(try place.sh("ls Files; unzip -p Files/All.zip a") == "All.zip\na\none")
  }

  @Test func aChangedArchiveIsKept() async throws {
    let place = try Place()
    try place.sh("mkdir Files; printf one >Files/a")
    _ = await place.archive("a")
    try place.sh("printf more >>Files/All.zip")
    #expect(await place.operations.undo().items.map(\.code) == [.changed])
    #expect(try place.sh("ls Files") == "All.zip\na")
  }

  @Test func aTakenNameIsNeverReplaced() async throws {
    let place = try Place()
    try place.sh("mkdir Files; printf one >Files/a; printf mine >Files/All.zip")
    let report = await place.archive("a")
    #expect(try report.items.map(\.destination) == [place["Files/All (copy).zip"]])
    #expect(try place.sh("cat Files/All.zip; unzip -p 'Files/All (copy).zip' a") == "mineone")
    #expect(await place.operations.undo().isError == false)
    #expect(try place.sh("LC_ALL=C ls -A Files") == "All.zip\na")
  }

  /// An archive that lacks a file looks as if it had everything.
  @Test func whatCannotBeReadLeavesNoArchive() async throws {
    let place = try Place()
    try place.sh("mkdir -p Files/tree; printf one >Files/a; mkfifo Files/tree/pipe")
    let report = await place.archive("a", "tree")
    #expect(report.isError)
    #expect(report.items.map(\.result) == [.cancelled, .failed])
    #expect(report.items.map(\.code) == [nil, .specialFile])
    #expect(report.message.contains("“pipe”"))
    #expect(try place.sh("LC_ALL=C ls -A Files") == "a\ntree")
    #expect(await place.operations.history().isEmpty)
  }

  @Test func stoppedOnTheWayItLeavesNothing() async throws {
    let place = try Place()
    try place.sh("mkdir Files; head -c 40000000 /dev/urandom >Files/big")
    let control = OperationControl()
    let ended = await place.archive("big", as: StoppedZip(control: control), control: control)
    #expect(ended.isCancelled)
    #expect(try place.sh("LC_ALL=C ls -A Files") == "big")
    #expect(await place.operations.history().isEmpty)
  }

  @Test func filesOfOneNameFromTwoFoldersAreBothThere() async throws {
    let place = try Place()
    try place.sh("mkdir -p Files One; printf one >One/a.txt; printf two >Files/a.txt")
    let report = await place.operations.archive(
      [try place["One/a.txt"], try place["Files/a.txt"]], to: try place["Files"],
      named: try #require(FileName("All.zip")), as: ZipFormat())
    #expect(report.isUndoable)
    #expect(try place.sh("unzip -p Files/All.zip a.txt; unzip -p Files/All.zip 'a (copy).txt'") == "onetwo")
  }

  /// The archive stands in a folder that goes into it.
  @Test func itDoesNotHoldItself() async throws {
    let place = try Place()
    try place.sh("mkdir -p Files; printf one >Files/a")
    let report = await place.operations.archive(
      [try place["Files"]], to: try place["Files"], named: try #require(FileName("All.zip")), as: ZipFormat())
    #expect(report.isUndoable)
    #expect(try place.sh("unzip -Z1 Files/All.zip | LC_ALL=C sort") == "Files/\nFiles/a")
  }
}
