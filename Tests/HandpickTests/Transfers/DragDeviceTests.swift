import AccessibilityDriver
import TestSupport
import XCTest

/// A drag of files of several folders: whether they are moved or copied is not the first one's to say.
final class DragDeviceTests: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    for name in ["Drive", "Inner"] { try folder.makeFolder("Files/\(name)") }
    for name in ["a.txt", "Inner/b.txt"] { try folder.write(name, to: "Files/\(name)") }
  }

  /// Keeps a file of the folder shown, goes up, and drags it with another one.
  private func drag(keeping kept: String, with name: String, to target: String) throws {
    try waitForRowFocus(kept)
    try Screen.press("ctrl+k", "alt+Up")
    _ = try program.wait(for: "frame", "Files")
    try program.click(program.wait(for: "push button", name), holding: ["ctrl"])
    _ = try program.wait(for: "heading", "2 selected in 2 folders")
    try program.drag(
      program.wait(for: "check box", name), to: program.wait(for: "check box", target), inset: 120)
  }

  func testFilesOfTwoDevicesAreAllCopied() throws {
    let drive = folder.path(of: "Files/Drive")
    let mount = "mount -t tmpfs none \"$0\" && printf x > \"$0/x.txt\""
    let inNamespace = ["unshare", "-m", "sh", "-ec"]
    guard try runProgram(inNamespace + [mount, drive]).exitStatus == 0 else {
      throw XCTSkip("this system allows no mounts in a namespace to this user")
    }
    try start(on: "Files/Drive", prefix: inNamespace + [mount + " && exec \"$@\"", drive])
    try drag(keeping: "x.txt", with: "a.txt", to: "Inner")
    try waitForLine("Copied 2 files")
    for (name, content) in [("a.txt", "a.txt"), ("Inner/a.txt", "a.txt"), ("Inner/x.txt", "x")] {
      XCTAssertEqual(try text(name), content)
    }
    let left = ["nsenter", "-t", "\(program.process)", "-m", "cat", "\(drive)/x.txt"]
    XCTAssertEqual(try runProgram(left).text, "x")
  }

  /// What is in the folder already stays there, and is no failure.
  func testWhatIsThereAlreadyStays() throws {
    try start(on: "Files/Inner")
    try drag(keeping: "b.txt", with: "a.txt", to: "Inner")
    try waitForLine("Moved 1 file")
    XCTAssertEqual(try text("Inner/a.txt"), "a.txt")
    XCTAssertEqual(try text("Inner/b.txt"), "Inner/b.txt")
    XCTAssertNil(try text("a.txt"))
  }
}
