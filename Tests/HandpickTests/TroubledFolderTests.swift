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
