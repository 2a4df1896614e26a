import AccessibilityDriver
import TestSupport
import XCTest

/// Whoever closes the last window and starts the program at once gets a window.
final class StartingAgainTests: HandpickTestCase {
  func testStartsWhileTheOneBeforeIsEnding() throws {
    try folder.write("", to: "Files/a.txt")
    for _ in 0..<8 {
      try start()
      _ = try program.wait(for: "frame", "Files")
      let ending = try XCTUnwrap(program)
      ending.beginTerminating()
      try start()
      _ = try program.wait(for: "frame", "Files")
      _ = try ending.waitForEnd()
      _ = try program.terminate()
    }
    hasEnded = true
  }
}
