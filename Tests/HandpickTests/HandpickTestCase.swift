import AccessibilityDriver
import Glibc
import TestSupport
import XCTest

/// A test of the built program on a real folder, seen through the accessibility bus and used by key and pointer.
///
/// The folder that is opened is called `Files`; the Trash and the program's state are beside it, and removed with it. A
/// line in the program's log that GLib or GTK call a mistake is a failure.
class HandpickTestCase: XCTestCase {
  private(set) var folder: TemporaryFolder!
  private(set) var program: DrivenProgram!
  /// Whether the program meets somebody who has never chosen files with it.
  var isFirstRun: Bool { false }
  /// Whether the test has made the program end.
  var hasEnded = false

  override func setUpWithError() throws {
    try super.setUpWithError()
    folder = try TemporaryFolder()
    try folder.makeFolder("Files")
  }

  override func tearDownWithError() throws {
    if let program {
      XCTAssertEqual(program.isRunning, !hasEnded, "the program ended or not: \(program.log)")
      if !hasEnded { _ = try program.terminate() }
      XCTAssertEqual(program.mistakes, [])
    }
    program = nil
    folder = nil
    try super.tearDownWithError()
  }

  /// Starts the program on a folder in the test's one.
  ///
  /// - Parameter prefix: A command, and its arguments, that is to start the program.
  func start(on subfolder: String = "Files", prefix: [String] = []) throws {
    try start(at: folder.path(of: subfolder), prefix: prefix)
  }

  /// Starts the program on a folder somewhere else.
  func start(at path: String, prefix: [String] = []) throws {
    if !isFirstRun, !folder.contains("state/handpick/window") {
      try folder.makeFolder("state/handpick")
      try folder.write("[Window]\nselecting-hint=false\n", to: "state/handpick/window")
    }
    let command = prefix + [Project.executable("handpick"), path]
    program = try DrivenProgram(
      command.map { Array($0.utf8) },
      environment: [
        "HOME": folder.path, "XDG_DATA_HOME": folder.path(of: "data"),
        "XDG_STATE_HOME": folder.path(of: "state"), "XDG_CACHE_HOME": folder.path(of: "cache"),
        "XDG_CONFIG_HOME": folder.path(of: "config"),
      ])
  }

  /// Starts select mode with the header's button.
  func beginSelecting() throws {
    try program.press("Select")
    try waitForCount("0 selected")
  }

  /// The rows' check boxes in select mode, in the order of the list.
  func checkBoxes() throws -> [AccessibleObject] {
    try program.wait(for: "check boxes") {
      let boxes = try list().all("check box")
      return boxes.isEmpty ? nil : boxes
    }
  }

  /// The rows' buttons in browse mode, in the order of the list.
  func rows() throws -> [AccessibleObject] {
    try program.wait(for: "rows") {
      let rows = try list().all("push button")
      return rows.isEmpty ? nil : rows
    }
  }

  /// The folder's list.
  func list() throws -> AccessibleObject {
    try program.wait(for: "list", "Files")
  }

  /// Waits until the row of a file has the focus.
  func waitForRowFocus(_ name: String) throws {
    try program.wait(until: "the row of \(name) has the focus") {
      guard let focused = try program.focused, try focused.name == name else { return false }
      return try ["push button", "check box"].contains(focused.role)
    }
  }

  /// Waits until the heading and the window's title say how many are chosen.
  func waitForCount(_ count: String) throws {
    _ = try program.wait(for: "heading", count)
    _ = try program.wait(for: "frame", count)
  }

  /// Waits until the confirmation line says something.
  func waitForLine(_ text: String) throws {
    _ = try program.wait(for: "label", text)
  }

  /// Waits until select mode is over.
  func waitForBrowsing() throws {
    _ = try program.wait(for: "frame", "Files")
    try program.wait(until: "no row has a check box") { try list().all("check box").isEmpty }
  }
}
