import GtkSupport
import GtkTestSupport
import XCTest

/// Every state of the block in every look: nothing is cut, nothing lies over something else, and everything can be told from its ground.
final class LookTests: GtkTestCase {
  func testLight() throws { try check(.light) }
  func testDark() throws { try check(.dark) }
  func testHighContrast() throws { try check(.highContrast) }
  func testLargeText() throws { try check(.largeText) }
  func testRightToLeft() throws { try check(.rightToLeft) }
  func testNarrow() throws { try check(.narrow) }

  private func check(_ look: DesktopLook) throws {
    try onMain {
      try look.with {
        for state in BlockState.allCases {
          let test = try state.open(look)
          defer {
            test.gate?.open()
            test.close()
          }
          for window in test.shown {
            XCTAssertEqual(window.cut(), [], "\(look), \(state)")
            XCTAssertEqual(window.overlaps(liesOver: Self.liesOver), [], "\(look), \(state)")
            XCTAssertEqual(try window.faint(), [], "\(look), \(state)")
          }
        }
      }
    }
  }

  /// A row's button is over all of the row, and a tile's circle over its content.
  @MainActor private static func liesOver(_ widget: ShownWidget) -> Bool {
    widget.parentName == "selectionrow" && (widget.isButton || widget.hasClass("selection-circle"))
  }
}
