import AccessibilityDriver
import Glibc
import TestSupport
import XCTest

/// Files and folders that were made to break programs, in the window: nothing hangs, and each has its row.
final class HostileWindowTests: HandpickTestCase {
  /// Opening what cannot be opened, and asking about it, waits for nobody at the other end.
  func testFilesOfEveryKind() throws {
    mkfifo(folder.path(of: "Files/fifo.png"), 0o600)
    let socket = "import socket,sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])"
    XCTAssertEqual(
      try runProgram(["python3", "-c", socket, folder.path(of: "Files/socket.png")]).exitStatus, 0)
    symlink("nowhere", folder.path(of: "Files/dangling.png"))
    symlink("round.png", folder.path(of: "Files/round.png"))
    symlink("/dev/zero", folder.path(of: "Files/zero.png"))
    symlink("fifo.png", folder.path(of: "Files/to fifo.png"))
    try folder.write("x", to: "Files/closed.png")
    chmod(folder.path(of: "Files/closed.png"), 0)
    try folder.makeFolder("Files/closed")
    chmod(folder.path(of: "Files/closed"), 0)
    // Only the superuser may make this one: /dev/zero, whose number is 1, 5.
    mknod(folder.path(of: "Files/device.png"), S_IFCHR | 0o600, 1 << 8 | 5)
    let withoutPrivilege = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"]
    try start(prefix: getuid() == 0 ? withoutPrivilege : [])

    let names = try folder.names(in: "Files").map { String(decoding: $0, as: UTF8.self) }
    try program.wait(until: "each has a row") {
      try Set(list().all("push button").map { try $0.name }) == Set(names)
    }
    for name in names where name != "closed" {
      try focus(name)
      try Screen.press("alt+Return")
      let dialog = try program.wait(for: "dialog", "Properties of “\(name)”")
      _ = try program.wait(for: "its kind") { try dialog.first { try $0.name.hasPrefix("Kind: ") } }
      try Screen.press("Escape")
      try program.waitForNone("dialog", "Properties of “\(name)”")
      try program.wait(until: "the window has the keys") { try Screen.activeWindowName() == "Files" }
      try waitForRowFocus(name)
      // A program may be installed that opens this one.
      if name == "closed.png" { continue }
      try program.wait(until: "a line about \(name)") {
        // For a moment after a dialog the window takes no Return.
        try Screen.press("Return")
        return try program.application.first { try $0.role == "label" && $0.name.contains("“\(name)”") }
          != nil
      }
    }
    try Screen.press("ctrl+a")
    try waitForCount("\(names.count) selected")
    try program.press("Duplicate")
    try program.wait(until: "those that can be are duplicated", timeout: .seconds(60)) {
      try folder.names(in: "Files").contains(Array("dangling (copy).png".utf8))
    }
  }

  /// Links that lead round through several folders can be walked along, and a search ends.
  func testLinksInACircle() throws {
    try makeCircle()
    try start()
    try waitForRowFocus("a")
    for name in ["b", "a", "b", "a", "b"] {
      try Screen.press("Return")
      try waitForRowFocus(name)
    }
    try Screen.press("ctrl+f")
    try program.wait(until: "the entry has the focus") { try program.focused?.name == "Search" }
    try Screen.type("needle")
    try program.wait(until: "the folders below are wanted") {
      if try program.focused?.name == "In folders below" { return true }
      try Screen.press("Tab")
      return false
    }
    try Screen.press("space")
    // From the folder that the links led to, and not again and again through them.
    _ = try program.wait(for: "label", "No matches")
  }

  /// Their sum and their properties end too.
  func testTheSumOfLinksInACircle() throws {
    try makeCircle()
    try start()
    try waitForRowFocus("a")
    try Screen.press("ctrl+a", "alt+Return")
    let dialog = try program.wait(for: "dialog", "Properties of 2 files")
    _ = try program.wait(for: "the sum") {
      try dialog.first { try $0.name.hasPrefix("Content: 3 files and 2 folders") }
    }
    try Screen.press("Escape")
    try program.waitForNone("dialog", "Properties of 2 files")
    _ = try program.wait(for: "label", "5 bytes")
  }

  private func makeCircle() throws {
    try folder.makeFolder("Files/a")
    try folder.makeFolder("Files/c")
    symlink("../c", folder.path(of: "Files/a/b"))
    symlink("../a", folder.path(of: "Files/c/a"))
    try folder.write("12345", to: "Files/c/needle.txt")
  }

  /// A file that grows and shrinks while it is listed and ordered by its size.
  func testAFileThatChangesItsSize() throws {
    try folder.write("12345", to: "Files/large")
    try folder.write("1", to: "Files/changing")
    try folder.makeFolder("state/handpick")
    try folder.write("[Folders]\nSort=size\n", to: "state/handpick/view.conf")
    try start()
    let path = folder.path(of: "Files/changing")
    let script = """
      for i in $(seq 1 3000); do truncate -s $((i * 7919 % 100000)) "$1"; done; truncate -s 3 "$1"
      """
    XCTAssertEqual(try runProgram(["sh", "-c", script, "sh", path], timeout: .seconds(120)).exitStatus, 0)
    try program.wait(until: "the row has its last size") {
      try list().first("push button", "changing")?.explanation.contains("3 bytes") == true
    }
  }

  /// All files removed by another program, while they are listed and while they are shown and chosen.
  func testManyFilesThatVanish() throws {
    let make = "cd \"$1\" && seq -f 'file%06.0f.txt' 1 10000 | xargs touch --"
    let remove = ["find", folder.path(of: "Files"), "-type", "f", "-delete"]
    XCTAssertEqual(try runProgram(["sh", "-c", make, "sh", folder.path(of: "Files")]).exitStatus, 0)
    try start()
    XCTAssertEqual(try runProgram(remove, timeout: .seconds(120)).exitStatus, 0)
    _ = try program.wait(for: "heading", "This folder is empty", timeout: .seconds(60))

    XCTAssertEqual(try runProgram(["sh", "-c", make, "sh", folder.path(of: "Files")]).exitStatus, 0)
    try program.wait(until: "all are listed") {
      try list().first("push button", "file000001.txt") != nil
    }
    try Screen.press("ctrl+a")
    try program.wait(until: "all are chosen") {
      try program.application.first("heading", "10000 selected") != nil
    }
    XCTAssertEqual(try runProgram(remove, timeout: .seconds(120)).exitStatus, 0)
    _ = try program.wait(for: "heading", "This folder is empty", timeout: .seconds(60))
    try waitForCount("0 selected")
  }

  private func focus(_ name: String) throws {
    try program.click(try program.wait(for: "push button", name))
    try waitForRowFocus(name)
  }
}
