import AccessibilityDriver
import TestSupport
import XCTest

/// The program as a Wayland client. The compositor's screen is a window of the session's display, so that keys and the
/// pointer are real ones here too.
final class WaylandTests: TransferTestCase {
  private var compositor: RunningProcess?

  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/Inner")
    for name in ["a.txt", "b.txt", "c.txt"] { try folder.write(name, to: "Files/\(name)") }
  }

  override func tearDownWithError() throws {
    try super.tearDownWithError()
    compositor?.send(signal: SIGTERM)
    _ = try compositor?.wait(timeout: .seconds(30))
    compositor = nil
  }

  /// Starts a compositor, and in it the program.
  ///
  /// - Parameter shell: `kiosk` gives the program the whole screen, without a title bar; `desktop` a window.
  private func startOnWayland(shell: String) throws {
    guard try runProgram(["sh", "-c", "command -v weston"]).exitStatus == 0 else {
      throw XCTSkip("weston is not installed")
    }
    let socket = "wayland-\(getpid())-\(shell)"
    let command = [
      "weston", "--backend=x11-backend.so", "--use-pixman", "--shell=\(shell)-shell.so", "--socket=\(socket)",
      "--width=900", "--height=600", "--idle-time=0", "--no-config",
    ]
    compositor = try RunningProcess(command.map { Array($0.utf8) })
    let runtime = try XCTUnwrap(getenv("XDG_RUNTIME_DIR").map { String(cString: $0) })
    let deadline = ContinuousClock.now + .seconds(30)
    while access("\(runtime)/\(socket)", F_OK) != 0, ContinuousClock.now < deadline { usleep(20_000) }
    try start(prefix: ["env", "-u", "DISPLAY", "GDK_BACKEND=wayland", "WAYLAND_DISPLAY=\(socket)"])
    _ = try program.wait(for: "push button", "a.txt")
    // The compositor takes only steps of the pointer from then on, so it is to see where it comes in.
    try Screen.movePointer(x: 1279, y: 799)
    try Screen.movePointer(x: 640, y: 400)
  }

  private func row(_ name: String) throws -> AccessibleObject {
    try program.wait(for: "push button", name)
  }

  func testFilesAreChosenCopiedAndPutBackByKey() throws {
    try startOnWayland(shell: "desktop")
    try program.wait(until: "a row has the focus") {
      try Screen.press("Down")
      return try program.focused?.name == "a.txt"
    }
    try Screen.press("space", "shift+Down")
    try waitForCount("2 selected")
    try Screen.press("ctrl+d")
    try waitForLine("Duplicated 2 files")
    XCTAssertEqual(try text("b (copy).txt"), "b.txt")
    try Screen.press("ctrl+z")
    try program.wait(until: "the copies are gone") { try text("b (copy).txt") == nil }
    try beginSelecting()
    try Screen.press("Escape")
    try waitForBrowsing()
    try Screen.press("ctrl+w")
    XCTAssertEqual(try program.waitForEnd().exitStatus, 0)
    hasEnded = true
  }

  func testTheClipboardTakesFilesToAnotherFolder() throws {
    try startOnWayland(shell: "kiosk")
    try program.click(row("c.txt"))
    try program.wait(until: "it has the focus") { try program.focused?.name == "c.txt" }
    try Screen.press("ctrl+x", "Home", "Return")
    _ = try program.wait(for: "frame", "Inner")
    try Screen.press("ctrl+v")
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("Inner/c.txt"), "c.txt")
    XCTAssertNil(try text("c.txt"))
  }

  func testADragMovesAndTheMenuOpensWhereItIsClicked() throws {
    try startOnWayland(shell: "kiosk")
    try program.drag(row("b.txt"), to: row("Inner"), inset: 70)
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("Inner/b.txt"), "b.txt")
    try program.click(row("a.txt"), button: 3)
    try program.press(menuItem: "Duplicate")
    try waitForLine("Duplicated 1 file")
    XCTAssertEqual(try text("a (copy).txt"), "a.txt")
  }
}
