import AccessibilityDriver
import TestSupport
import XCTest

/// What work on files asks and tells, in the made-up language.
final class PseudoWorkTests: PseudoTestCase {
  private var isNew = false

  override var isFirstRun: Bool { isNew }

  func testConflictsAndWhatFailed() throws {
    let there = try linkToAnotherFileSystem()
    for index in 1...2 { try there.write("old", to: "data\(index)") }
    // A socket cannot go there.
    let socket = "import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])"
    XCTAssertEqual(try runProgram(["python3", "-c", socket, folder.path(of: "Files/data6")]).exitStatus, 0)
    try startInPseudo(on: "Files")
    try waitForRowFocus("folder")
    try Screen.press("Down", "space", "shift+End", "ctrl+m")
    try move()
    _ = try wait(for: "Do the same for all {count} files", ["count": "2"])
    try assertEverythingIsMarked("a conflict")
    try press("Rename…")
    _ = try wait(for: "Rename “{name}”", ["name": "data1"])
    try assertEverythingIsMarked("another name")
    try Screen.press("Escape")
    try program.wait(until: "the conflict has the keys again") { try program.windows.count == 2 }
    let conflict = try program.wait(for: "dialog")
    for data in ["data1", "data2"] {
      _ = try program.wait(for: "the question about \(data)") {
        try conflict.first { try $0.role == "label" && $0.name.contains("“\(data)”") }
      }
      try answer(PseudoCatalogue.marked("Skip"), in: conflict)
    }
    try press("Details")
    try program.wait(until: "the report is there") { try program.windows.count == 2 }
    try assertEverythingIsMarked("a report")
    try Screen.press("Escape")
    try look(at: "the history of work", keys: "ctrl+alt+z")
  }

  func testTheTrash() throws {
    try startInPseudo(on: "Files")
    try waitForRowFocus("data1")
    try Screen.press("space", "shift+Down", "Delete")
    try press("Delete", in: try program.wait(for: "dialog"))
    _ = try wait(for: "Moved {count} files to Trash", ["count": "2"])
    try press("Trash")
    try program.wait(until: "the trash has the keys") {
      try program.windows.count == 2 && ["data1", "data2"].contains(program.focused?.name)
    }
    try assertEverythingIsMarked("the trash")
    try look(at: "the menu of the trash", "menu", keys: "shift+F10")
    try look(at: "deleting in the trash", keys: "Delete")
    try press("Empty Trash")
    try press("Empty Trash", in: try program.wait(for: "dialog"))
    _ = try wait(for: "The Trash is empty")
    try assertEverythingIsMarked("the empty trash")
  }

  func testLongWork() throws {
    let there = try linkToAnotherFileSystem()
    defer { withExtendedLifetime(there) {} }
    try folder.write([UInt8](repeating: 7, count: 48 << 20), to: Array("Files/data1".utf8))
    try startInPseudo(on: "Files", "LD_PRELOAD=\(try slowWrites(in: folder))")
    try waitForRowFocus("folder")
    try Screen.press("Down", "ctrl+m")
    try move()
    try press("File operations")
    try lookAndClose("work under way")
    try Screen.press("ctrl+w")
    _ = try wait(for: "Work on files is still under way")
    try assertEverythingIsMarked("closing meanwhile")
    try press("Stop and close")
    _ = try program.waitForEnd()
    hasEnded = true
  }

  func testTheFirstRunAndTools() throws {
    isNew = true
    try folder.makeFolder("data/handpick/actions")
    try folder.write(
      "[Desktop Entry]\nType=Application\nName=data0\nExec=false %F\nX-Handpick-Minimum=2\n",
      to: "data/handpick/actions/tool.desktop")
    try startInPseudo(on: "Files")
    try waitForRowFocus("data1")
    _ = try wait(for: "To choose several files, press Select or Space, or hold Ctrl and click.")
    try assertEverythingIsMarked("the first run")
    try Screen.press("space")
    try press("Tools")
    try lookAndClose("tools", "menu")
    try press("Select all")
    _ = try program.wait(for: "heading", PseudoCatalogue.marked("{count} selected", ["count": "5"]))
    try press("Tools")
    try program.press(menuItem: "data0")
    _ = try program.wait(for: "the failure") {
      try program.application.first { try $0.role == "label" && $0.name.contains("“data0”") }
    }
    try assertEverythingIsMarked("a tool that failed")
  }

  /// Makes the link `folder` to a folder on another device.
  private func linkToAnotherFileSystem() throws -> TemporaryFolder {
    guard let there = try? TemporaryFolder(in: "/dev/shm") else {
      throw XCTSkip("/dev/shm, the second file system, is not there")
    }
    XCTAssertEqual(try runProgram(["ln", "-s", there.path, folder.path(of: "Files/folder")]).exitStatus, 0)
    return there
  }

  /// Answers where to move: to the folder.
  private func move() throws {
    let dialog = try program.wait(for: "dialog")
    for _ in 0..<20 where try program.focused?.name != "folder" { try Screen.press("Down") }
    try press("Move", in: dialog)
  }
}
