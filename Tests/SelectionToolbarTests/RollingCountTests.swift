import CGtk
import GtkSupport
import GtkTestSupport
import XCTest

@testable import SelectionToolbar

/// Where the digits of the header's count stand.
final class RollingCountTests: GtkTestCase {
  func testANumberStandsFromLeftToRightInEveryText() throws {
    try onMain {
      XCTAssertEqual(try CountOrder.of("12 selected"), ["1", "2", " selected"])
      XCTAssertEqual(try CountOrder.of("12 عنصرًا محددًا"), [" عنصرًا محددًا", "1", "2"])
      XCTAssertEqual(try CountOrder.of("1,234 عنصر محدد"), [" عنصر محدد", "1", ",", "2", "3", "4"])
      XCTAssertEqual(try CountOrder.of("محدد 12"), ["1", "2", "محدد "])
      // The digits of the one before stay where they can.
      XCTAssertEqual(try CountOrder.of("12 عنصر", then: "34 عنصر"), [" عنصر", "3", "4"])
    }
  }
}

@MainActor private enum CountOrder {
  /// The runs of a text from left to right, as they are seen.
  static func of(_ text: String, then next: String? = nil) throws -> [String] {
    let window = Window()
    defer { window.destroy() }
    let count = RollingCount()
    count.show(text, isGrowing: true)
    window.setChild(count)
    window.present()
    try pump(until: "the count is drawn") { gtk_widget_get_width(count.widget) > 0 }
    if let next { count.show(next, isGrowing: true) }
    let last = String((next ?? text).filter(\.isNumber).suffix(1))
    var labels: [ShownWidget] = []
    try pump(until: "nothing rolls") {
      labels = ShownWindow(window.widget).widgets.filter(\.isLabel)
      let digits = (next ?? text).filter(\.isNumber).count
      return labels.contains { $0.text == last } && labels.count { $0.text.first?.isNumber == true } == digits
    }
    return labels.sorted { $0.area.left < $1.area.left }.map(\.text)
  }
}
