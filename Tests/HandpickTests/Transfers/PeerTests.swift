import AccessibilityDriver
import TestSupport
import XCTest

/// Files that go between the window and another file manager's, by clipboard and by drag: Thunar.
final class PeerTests: TransferTestCase {
  private var peer: DrivenProgram?
  /// Where the other window's only file is, and where nothing is.
  private var peerFile = (x: 0, y: 0)
  private var peerGround = (x: 0, y: 0)

  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/Empty")
    try folder.makeFolder("Peer")
    try folder.write("own", to: "Files/own.txt")
    try folder.write("peer", to: "Peer/peer.txt")
  }

  override func tearDownWithError() throws {
    _ = try peer?.terminate()
    peer = nil
    try super.tearDownWithError()
  }

  /// Starts both, beside each other.
  private func startBoth(on subfolder: String = "Files") throws {
    guard try runProgram(["sh", "-c", "command -v thunar"]).exitStatus == 0 else {
      throw XCTSkip("Thunar is not installed")
    }
    try start(on: subfolder)
    try Screen.resizeActiveWindow(width: 600, height: 600)
    try Screen.moveActiveWindow(x: 0, y: 0)
    let peer = try DrivenProgram(
      ["thunar", folder.path(of: "Peer")].map { Array($0.utf8) },
      environment: [
        "HOME": folder.path, "XDG_CONFIG_HOME": folder.path(of: "config"),
        "XDG_CACHE_HOME": folder.path(of: "cache"), "XDG_DATA_HOME": folder.path(of: "data"),
      ])
    self.peer = peer
    try peer.wait(until: "it has the focus") { try Screen.activeWindowName().hasPrefix("Peer") }
    try Screen.resizeActiveWindow(width: 560, height: 600)
    try Screen.moveActiveWindow(x: 660, y: 0)
    let pane = try peer.wait(for: "directory pane")
    try peer.wait(until: "it is beside the other") {
      try Screen.originOfActiveWindow().x >= 660 && (try pane.frame.width) < 450
    }
    // Its files are not on the accessibility bus; the only one is at the top left.
    let (origin, frame) = (try Screen.originOfActiveWindow(), try pane.frame)
    peerFile = (origin.x + frame.x + 40, origin.y + frame.y + 45)
    peerGround = (origin.x + frame.x + frame.width / 2, origin.y + frame.y + frame.height - 60)
    try peer.wait(until: "it lists its file") {
      try peer.application.first { try $0.name.hasPrefix("1 file") } != nil
    }
  }

  /// Clicks on a row of the window, which need not have the focus.
  private func focus(_ name: String) throws {
    try Screen.click(x: 300, y: 500)
    try program.wait(until: "it has the focus") { try Screen.activeWindowName() == "Files" }
    try program.click(program.wait(for: "push button", name))
    try program.wait(until: "“\(name)” has the focus") { try program.focused?.name == name }
  }

  func testTheClipboardOfTheOther() throws {
    try startBoth()
    try Screen.click(x: peerGround.x, y: peerGround.y)
    try Screen.press("ctrl+a", "ctrl+c")
    try focus("own.txt")
    try Screen.press("ctrl+v")
    try waitForLine("Copied 1 file")
    XCTAssertEqual(try text("peer.txt"), "peer")
    try Screen.press("ctrl+z")
    try program.wait(until: "the copy is gone") { try text("peer.txt") == nil }
    XCTAssertTrue(folder.contains("Peer/peer.txt"))
    try Screen.click(x: peerGround.x, y: peerGround.y)
    try Screen.press("ctrl+a", "ctrl+x")
    try focus("own.txt")
    try Screen.press("ctrl+v")
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("peer.txt"), "peer")
    XCTAssertFalse(folder.contains("Peer/peer.txt"))
  }

  func testTheOtherTakesWhatIsOnTheClipboard() throws {
    try startBoth()
    for (key, isLeft) in [("ctrl+c", true), ("ctrl+x", false)] {
      try focus("own.txt")
      try Screen.press(key)
      try Screen.click(x: peerGround.x, y: peerGround.y)
      try Screen.press("ctrl+v")
      try program.wait(until: "\(key) and Paste bring the file") { folder.contains("Peer/own.txt") }
      try program.wait(until: "the file is left or gone") { try (text("own.txt") != nil) == isLeft }
      if isLeft { unlink(folder.path(of: "Peer/own.txt")) }
    }
  }

  func testDragsBetweenTheTwo() throws {
    try startBoth()
    let ground = try list().frame
    try Screen.drag(from: peerFile, to: (ground.x + 250, ground.y + ground.height - 60))
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("peer.txt"), "peer")
    try focus("own.txt")
    let row = try program.wait(for: "push button", "own.txt").frame
    try Screen.drag(from: (row.x + 70, row.y + row.height / 2), to: peerGround)
    try program.wait(until: "the file is there") { try folder.text(of: "Peer/own.txt") == "own" }
    try program.wait(until: "and no longer here") { try text("own.txt") == nil }
  }

  func testAnEmptyFolderTakesADrop() throws {
    try startBoth(on: "Files/Empty")
    let message = try program.wait(for: "heading", "This folder is empty").frame
    try Screen.drag(from: peerFile, to: (message.x + message.width / 2, message.y + 20))
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("Empty/peer.txt"), "peer")
  }
}
