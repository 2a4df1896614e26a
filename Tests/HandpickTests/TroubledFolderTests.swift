import AccessibilityDriver
import Glibc
import TestSupport
import XCTest

/// Folders that cannot be shown: the window says why, and stays.
final class TroubledFolderTests: HandpickTestCase {
  func testAFolderThatIsNotThere() throws {
    try start(on: "Missing")
    try waitForMessage(about: "Missing")
  }

  func testAFileInPlaceOfAFolder() throws {
    try folder.write("text", to: "note.txt")
    try start(on: "note.txt")
    try waitForMessage(about: "note.txt")
  }

  func testAFolderThatMayNotBeRead() throws {
    try folder.makeFolder("Closed")
    chmod(folder.path(of: "Closed"), 0)
    // The superuser may read everything but for these.
    let withoutPrivilege = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"]
    try start(on: "Closed", prefix: getuid() == 0 ? withoutPrivilege : [])
    try waitForMessage(about: "Closed")
  }

  func testAFolderThatGoesWhileItIsOpen() throws {
    try folder.write("text", to: "Files/file.txt")
    try start()
    XCTAssertEqual(try rows().map { try $0.name }, ["file.txt"])
    XCTAssertEqual(try runProgram(["rm", "-r", folder.path(of: "Files")]).exitStatus, 0)
    try waitForMessage(about: "Files")
    // Somebody makes it anew: nobody has to press a key for that.
    try folder.makeFolder("Files")
    try folder.write("text", to: "Files/new.txt")
    try program.wait(until: "the new file is shown") {
      try list().all("push button").map { try $0.name } == ["new.txt"]
    }
  }

  /// Permission withdrawn while the folder is shown, and given again.
  func testAFolderThatIsClosedWhileItIsOpen() throws {
    try folder.write("text", to: "Files/file.txt")
    let withoutPrivilege = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"]
    try start(prefix: getuid() == 0 ? withoutPrivilege : [])
    XCTAssertEqual(try rows().map { try $0.name }, ["file.txt"])
    chmod(folder.path(of: "Files"), 0)
    try Screen.press("F5")
    try waitForMessage(about: "Files")
    chmod(folder.path(of: "Files"), 0o755)
    try program.wait(until: "the file is shown again") {
      try list().all("push button").map { try $0.name } == ["file.txt"]
    }
  }

  /// The message's button leads to the nearest folder that is still there.
  func testTheWayOutOfAFolderThatIsGone() throws {
    try folder.makeFolder("Files/Below/Deep")
    try folder.write("text", to: "Files/Below/Deep/file.txt")
    try folder.write("text", to: "Files/beside.txt")
    try start(on: "Files/Below/Deep")
    try waitForRowFocus("file.txt")
    XCTAssertEqual(try runProgram(["rm", "-r", folder.path(of: "Files/Below")]).exitStatus, 0)
    _ = try program.wait(for: "label", "“Deep” was deleted.")
    // The focus was on a file: it is on the reason now, and the way out is the next stop.
    try program.wait(until: "the reason has the focus") {
      try program.focused?.name == "“Deep” was deleted."
    }
    try Screen.press("Tab")
    try program.wait(until: "the way out has the focus") { try program.focused?.name == "Go to Files" }
    try Screen.press("Return")
    try program.wait(until: "the folder above is shown") {
      try list().all("push button").map { try $0.name } == ["beside.txt"]
    }
  }

  /// Permission that others withdraw is noticed without a key, and there is a way out.
  func testPermissionThatIsWithdrawn() throws {
    try folder.makeFolder("Files/Closed")
    try folder.write("text", to: "Files/Closed/file.txt")
    let withoutPrivilege = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"]
    try start(on: "Files/Closed", prefix: getuid() == 0 ? withoutPrivilege : [])
    try waitForRowFocus("file.txt")
    chmod(folder.path(of: "Files/Closed"), 0)
    _ = try program.wait(for: "label", "You have no permission to open “Closed”.")
    try program.press("Go to Files")
    try program.wait(until: "the folder above is shown") {
      try list().all("push button").map { try $0.name } == ["Closed"]
    }
  }

  /// A drive that is unmounted while its files are shown, and chosen: the reason is said, and nothing is chosen any more.
  /// The empty folder that the drive was mounted on is not shown in its place.
  func testADriveThatIsUnmounted() throws {
    let drive = try folder.makeFolder("Files/Drive")
    let mount = "mount -t tmpfs none \"$0\" && : > \"$0/file.txt\""
    let inNamespace = ["unshare", "-m", "sh", "-ec"]
    guard try runProgram(inNamespace + [mount, drive]).exitStatus == 0 else {
      throw XCTSkip("this system allows no mounts in a namespace to this user")
    }
    try start(on: "Files/Drive", prefix: inNamespace + [mount + " && exec \"$@\"", drive])
    try waitForRowFocus("file.txt")
    try Screen.press("ctrl+a")
    try waitForCount("1 selected")
    try program.wait(until: "it is unmounted") {
      try runProgram(["nsenter", "-t", "\(program.process)", "-m", "umount", drive]).exitStatus == 0
    }
    _ = try program.wait(for: "label", "The drive that “Drive” is on was removed.")
    _ = try program.wait(for: "frame", "Drive")
    XCTAssertNil(try program.application.first("label", "This folder is empty"))
    try program.press("Go to Files")
    try program.wait(until: "the folder above is shown") {
      try list().all("push button").map { try $0.name } == ["Drive"]
    }
  }

  /// A label that is a sentence and names the folder.
  private func waitForMessage(about name: String) throws {
    try program.wait(until: "a message about \(name)") {
      try program.application.first { object in
        guard try object.role == "label" else { return false }
        let text = try object.name
        return text.contains(name) && text.split(separator: " ").count > 2
      } != nil
    }
  }
}
