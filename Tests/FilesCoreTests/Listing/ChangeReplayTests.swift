import Glibc
import Testing

@testable import FilesCore

@Suite struct ChangeReplayTests {
  @Test func aRenameCarriesTheRow() {
    let replay = played([(IN_MOVED_FROM, 7, "a"), (IN_MOVED_TO, 7, "x")])
    #expect(replay.renamed == [0: Array("x".utf8)])
    #expect(replay.gone.isEmpty)
    #expect(replay.newcomers.isEmpty)
  }

  @Test func aRenameOutOfTheFolderRemoves() {
    #expect(played([(IN_MOVED_FROM, 7, "a")]).gone == [0])
  }

  @Test func aRenameIntoTheFolderBringsANewcomer() {
    let replay = played([(IN_MOVED_TO, 7, "x")])
    #expect(replay.newcomers == [Array("x".utf8)])
  }

  @Test func whatIsReplacedKeepsItsRow() {
    let replay = played([(IN_MOVED_FROM, 7, "a"), (IN_MOVED_TO, 7, "b")])
    #expect(replay.gone == [0])
    #expect(replay.renamed.isEmpty)
    #expect(replay.touched == [Array("b".utf8)])
  }

  @Test func whatIsReplacedRightAfterItCameStaysANewcomer() {
    let replay = played([(IN_CREATE, 0, "x"), (IN_MOVED_FROM, 7, "a"), (IN_MOVED_TO, 7, "x")])
    #expect(replay.gone == [0])
    #expect(replay.newcomers == [Array("x".utf8)])
  }

  @Test func thereAndBackIsNoRename() {
    let replay = played([
      (IN_MOVED_FROM, 7, "a"), (IN_MOVED_TO, 7, "x"), (IN_MOVED_FROM, 8, "x"), (IN_MOVED_TO, 8, "a"),
    ])
    #expect(replay.renamed.isEmpty)
    #expect(replay.gone.isEmpty)
  }

  @Test func aFileThatCameAndWentLeavesNothing() {
    let replay = played([(IN_CREATE, 0, "x"), (IN_CLOSE_WRITE, 0, "x"), (IN_DELETE, 0, "x")])
    #expect(replay.newcomers.isEmpty)
    #expect(replay.touched.isEmpty)
    #expect(replay.gone.isEmpty)
  }

  @Test func aNameThatIsUsedAgainIsANewFile() {
    let replay = played([(IN_DELETE, 0, "a"), (IN_CREATE, 0, "a")])
    #expect(replay.gone == [0])
    #expect(replay.newcomers == [Array("a".utf8)])
  }

  /// Plays events over a folder with the rows a (0) and b (1).
  private func played(_ events: [(Int32, UInt32, String)]) -> ChangeReplay {
    let rows: [[UInt8]: UInt32] = [Array("a".utf8): 0, Array("b".utf8): 1]
    var replay = ChangeReplay { rows[$0] }
    for (mask, cookie, name) in events {
      replay.play(FolderEvent(mask: UInt32(mask), cookie: cookie, name: Array(name.utf8)))
    }
    return replay
  }
}
