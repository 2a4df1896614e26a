import CGtk
import GtkTestSupport
import SelectionToolbar
import TestSupport
import XCTest

/// A long list or grid that gets another order: the current row stays current, and is in view.
final class ReorderingTests: GtkTestCase {
  private let count = 50_000

  func testTheFocusedRowOfAListStaysInView() throws {
    try checkOrders(isGrid: false, isFocused: true)
  }

  /// The title that was clicked, or an entry, has the focus.
  func testTheCurrentRowOfAListStaysInView() throws {
    try checkOrders(isGrid: false, isFocused: false)
  }

  func testTheFocusedTileOfAGridStaysInView() throws {
    try checkOrders(isGrid: true, isFocused: true)
  }

  func testTheCurrentTileOfAGridStaysInView() throws {
    try checkOrders(isGrid: true, isFocused: false)
  }

  func testEveryRowOfAListShowsTheItemOfItsPosition() throws {
    try checkRows(isGrid: false)
  }

  func testEveryTileOfAGridShowsTheItemOfItsPosition() throws {
    try checkRows(isGrid: true)
  }

  /// Views are told of very many new rows in steps: none may be left with what it shows in between.
  private func checkRows(isGrid: Bool) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed \(seed)")
    var random = SeededGenerator(seed: seed)
    try onMain {
      let test = TestWindow(count: 6_000, isGrid: isGrid)
      defer { test.close() }
      try pump(until: "the rows are there") { test.texts().contains("Number 0") }
      for round in 0..<20 {
        if Bool.random(using: &random), let id = (0..<6_000).randomElement(using: &random) {
          test.list.focus(id)
          try test.settle()
        }
        if Bool.random(using: &random) {
          // Nothing takes the view elsewhere then.
          gtk_window_set_focus(test.window.pointer(), nil)
          test.list.forgetCurrent()
        }
        let ids = (0..<6_000).shuffled(using: &random)
        let shown = test.model.shownCount
        let lower = Int.random(in: 0...shown, using: &random)
        let range = lower..<Int.random(in: lower...shown, using: &random)
        if round.isMultiple(of: 2) {
          test.list.show(ids.prefix(Int.random(in: 1...6_000, using: &random)))
        } else {
          let others = Set((0..<shown).filter { !range.contains($0) }.map(test.model.shownID(at:)))
          test.list.replaceShown(range, with: ids.filter { !others.contains($0) })
        }
        try test.settle()
        try pump(until: "there are rows in view in round \(round)") {
          !test.texts(in: test.list.view.widget).isEmpty
        }
        let positions = test.texts(in: test.list.view.widget).map { text in
          Int(text.dropFirst("Number ".count)).flatMap(test.model.position(of:)) ?? -1
        }
        XCTAssertEqual(positions, positions.sorted())
        // Those in view, and the ones with the focus, the anchor of a range and the like, with their neighbours.
        let runs = zip(positions, positions.dropFirst()).filter { $1 != $0 + 1 }.count + 1
        XCTAssertLessThanOrEqual(runs, 4, "round \(round): \(positions)")
      }
    }
  }

  private func checkOrders(isGrid: Bool, isFocused: Bool) throws {
    let count = count
    // As by name, by size and by time: in order, all over the place, and with most beside those that they were beside.
    let orders = [
      Array(0..<count), (0..<count).map { $0 * 7919 % count }, (0..<count).map { ($0 + 20_011) % count },
    ]
    try onMain {
      let test = TestWindow(count: count, isGrid: isGrid)
      defer { test.close() }
      try pump(until: "the rows are there") { test.texts().contains("Number 0") }
      test.model.begin(with: stride(from: 0, to: count, by: 3))
      let chosen = test.model.count
      // Whoever only looks at a few changes of a grid sees all that differs from a list.
      let sorts =
        [(0, true), (1, false)] + (isGrid ? [] : [(1, true), (2, false), (2, true), (0, false)])
      for id in [3, count / 2, count - 2] {
        test.list.show(orders[0])
        XCTAssertTrue(test.list.focus(id))
        try pump(until: "\(id) is in view at first") { test.isInView(id) }
        if !isFocused { gtk_window_set_focus(test.window.pointer(), nil) }
        for (order, isReversed) in sorts {
          test.list.show(isReversed ? orders[order].reversed() : orders[order])
          try pump(until: "\(id) is in view in order \(order), reversed: \(isReversed)") { test.isInView(id) }
          // It is not only on its way.
          try test.settle()
          XCTAssertTrue(test.isInView(id))
          XCTAssertEqual(test.list.focusedID, isFocused ? id : nil)
          XCTAssertEqual(test.list.currentID, id)
        }
      }
      XCTAssertEqual(test.model.count, chosen)
      XCTAssertTrue(test.model.isSelected(3))
    }
  }
}

extension TestWindow {
  /// Whether the row of a number is as a whole where the list shows its rows.
  fileprivate func isInView(_ id: Int) -> Bool {
    var found = false
    let height = Float(gtk_widget_get_allocated_height(list.widget.widget))
    walk(list.view.widget) { row in
      guard String(cString: gtk_widget_get_css_name(row)) == "selectionrow", gtk_widget_get_mapped(row) != 0,
        texts(in: row).contains("Number \(id)")
      else { return }
      var area = graphene_rect_t()
      guard gtk_widget_compute_bounds(row, list.widget.widget, &area) != 0 else { return }
      found = area.origin.y >= -1 && area.origin.y + area.size.height <= height + 1 && area.size.height > 1
    }
    return found
  }
}
