import AccessibilityDriver
import TestSupport
import XCTest

/// What stands for a folder opens under a drag that rests on it, with a real pointer; what is dropped then goes there.
final class SpringTests: TransferTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    try folder.makeFolder("Files/Inner")
    for name in ["a.txt", "b.txt", "Inner/x.txt"] { try folder.write(name, to: "Files/\(name)") }
  }

  /// Where the name of a row is.
  private func start(of name: String) throws -> (x: Int, y: Int) {
    let frame = try program.wait(for: "push button", name).frame
    let origin = try Screen.originOfActiveWindow()
    return (origin.x + frame.x + 70, origin.y + frame.y + frame.height / 2)
  }

  /// The ground below a row.
  private func ground(below name: String) throws -> (x: Int, y: Int) {
    let place = try start(of: name)
    return (place.x + 100, place.y + 200)
  }

  /// Drags a file onto something, rests there until a folder is shown, and drops it on the ground of that.
  private func drag(
    _ name: String, restingOn other: AccessibleObject, opens title: String, inset: Int? = nil
  ) throws {
    var place = try program.middle(of: other)
    if let inset { place.x = try Screen.originOfActiveWindow().x + other.frame.x + inset }
    let ground = try ground(below: name)
    try Screen.drag(
      from: start(of: name), to: place,
      rest: {
        _ = try program.wait(for: "frame", title)
        try Screen.glide(from: place, to: ground)
      })
    try waitForLine("Moved 1 file")
    try program.wait(until: "“\(name)” has the focus") { try program.focused?.name == name }
    _ = try program.wait(for: "frame", title)
  }

  func testAFolderOfThePathOpens() throws {
    try start(on: "Files/Inner")
    let button = try program.wait(for: "the folder above") {
      try program.application.first("tool bar", "Path")?.first("push button", "Files")
    }
    try drag("x.txt", restingOn: button, opens: "Files")
    XCTAssertEqual(try text("x.txt"), "Inner/x.txt")
  }

  func testAFolderOfTheListOpens() throws {
    try start()
    try drag("a.txt", restingOn: program.wait(for: "push button", "Inner"), opens: "Inner", inset: 70)
    XCTAssertEqual(try text("Inner/a.txt"), "a.txt")
  }

  func testATabOpens() throws {
    try start()
    try waitForRowFocus("Inner")
    try Screen.press("ctrl+Return")
    _ = try program.wait(for: "frame", "Inner")
    try drag("x.txt", restingOn: program.wait(for: "page tab", "Files"), opens: "Files")
    XCTAssertEqual(try text("x.txt"), "Inner/x.txt")
    // And without a rest it goes to the folder of the tab.
    try program.drag(program.wait(for: "push button", "b.txt"), to: program.wait(for: "page tab", "Inner"))
    try program.wait(until: "it is there") { try text("Inner/b.txt") == "b.txt" }
    _ = try program.wait(for: "frame", "Files")
  }

  func testAPlaceOpens() throws {
    try start()
    let home = try XCTUnwrap(program.wait(for: "panel", "Places").first("push button", "Home"))
    let name = try XCTUnwrap(folder.path.split(separator: "/").last.map(String.init))
    try drag("b.txt", restingOn: home, opens: name)
    XCTAssertTrue(folder.contains("b.txt"))
  }

  /// A drag on its way somewhere opens nothing of what it crosses.
  func testWhatIsLeftAtOnceStaysClosed() throws {
    try start(on: "Files/Inner")
    let button = try program.wait(for: "the folder above") {
      try program.application.first("tool bar", "Path")?.first("push button", "Files")
    }
    let (place, ground) = (try program.middle(of: button), try ground(below: "x.txt"))
    try Screen.drag(
      from: start(of: "x.txt"), to: place,
      rest: {
        try Screen.glide(from: place, to: ground)
        // Longer than the rest that opens.
        try Screen.hold(seconds: 1.5)
      })
    _ = try program.wait(for: "frame", "Inner")
    try waitForRowFocus("x.txt")
    XCTAssertEqual(try text("Inner/x.txt"), "Inner/x.txt")
  }
}
