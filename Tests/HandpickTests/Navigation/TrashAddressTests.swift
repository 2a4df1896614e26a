import AccessibilityDriver
import XCTest

/// The Trash by its address, as a desktop's icon of it opens it.
final class TrashAddressTests: HandpickTestCase {
  func testTheAddressOpensTheTrash() throws {
    try start(at: "trash:///")
    _ = try program.wait(for: "heading", "The Trash is empty")
    _ = try program.wait(for: "frame", "Trash")
    try Screen.press("ctrl+w")
    _ = try program.waitForEnd()
    hasEnded = true
  }
}
