import SelectionCore
import Testing

/// The cases that GTK tests its own multiple selection with, in its short form: the rows that are selected, then what
/// the view was told ("0-1 3", nothing where it was told nothing).
@MainActor struct ListViewTests {
  private let model = SelectionToolbarModel<Int>()
  private let log = ChangeLog()
  private let observation: SelectionObservation

  init() {
    model.show([1, 2, 3, 4, 5])
    observation = model.addObserver { [log] in log.changes.append($0) }
  }

  /// Ids of the selected rows.
  private var selection: String {
    (0..<model.shownCount).filter(model.isSelected(at:)).map { "\(model.shownID(at: $0))" }.joined(
      separator: " ")
  }

  /// The positions that the view was told since, one call after the other.
  private func told() -> String {
    defer { log.changes = [] }
    return log.changes.map { change in
      change.ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound - 1)" }
        .joined(separator: " ")
    }.joined(separator: ", ")
  }

  private func expect(_ selected: String, _ changes: String, at location: SourceLocation = #_sourceLocation) {
    #expect(selection == selected, sourceLocation: location)
    #expect(told() == changes, sourceLocation: location)
  }

  @Test("create: nothing is selected")
  func create() { expect("", "") }

  @Test("select and unselect an item, alone and with the rest")
  func items() {
    model.select(at: 3)
    expect("4", "3")
    model.select(at: 3)
    expect("4", "")
    model.select(at: 1)
    expect("2 4", "1")
    model.select(positions: 4..<5, keepingRest: false)
    expect("5", "1 3-4")
    model.deselect(at: 4)
    expect("", "4")
    model.deselect(at: 4)
    expect("", "")
    model.toggle(at: 0)
    expect("1", "0")
    model.toggle(at: 0)
    expect("", "0")
  }

  @Test(
    "select a range, and tell of what was not selected before",
    arguments: [
      (2..<4, true, "2 3 4", "2-3"), (1..<2, true, "2", ""), (0..<5, true, "1 2 3 4 5", "0 2-4"),
      (2..<4, false, "3 4", "1-3"), (1..<3, false, "2 3", "2"), (1..<2, false, "2", ""),
      (3..<3, true, "2", ""),
      (3..<3, false, "", "1"), (4..<900, true, "2 5", "4"), (7..<9, true, "2", ""),
      (-3..<1, true, "1 2", "0"),
    ])
  func range(range: Range<Int>, keepingRest: Bool, selected: String, changes: String) {
    model.select(at: 1)
    _ = told()
    model.select(positions: range, keepingRest: keepingRest)
    expect(selected, changes)
  }

  @Test(
    "set_selection: a mask says which rows, and may be larger than the model",
    arguments: [
      ([0..<5], [0..<5], "1 2 3 4 5", "0 2 4"), ([], [0..<5], "", "1 3"), ([2..<3], [2..<4], "2 3", "2-3"),
      ([0..<900], [3..<900], "2 4 5", "4"), ([0..<5], [], "2 4", ""),
      ([1..<2, 4..<5], [0..<2, 3..<5], "2 5", "3-4"),
      ([5..<900], [5..<900], "2 4", ""),
    ] as [([Range<Int>], [Range<Int>], String, String)])
  func setSelection(selected: [Range<Int>], mask: [Range<Int>], result: String, changes: String) {
    model.setSelection([1..<2, 3..<4], mask: [0..<5])
    _ = told()
    model.setSelection(selected, mask: mask)
    expect(result, changes)
  }

  @Test("select all and unselect all tell of the rows that changed")
  func all() {
    model.select(at: 2)
    _ = told()
    model.selectAll()
    expect("1 2 3 4 5", "0-1 3-4")
    model.selectAll()
    expect("1 2 3 4 5", "")
    model.invert()
    expect("", "0-4")
    model.deselectAll()
    expect("", "")
  }

  @Test("rows that are removed and added again keep their selection")
  func readding() {
    model.select(positions: 1..<4, keepingRest: true)
    _ = told()
    model.replaceShown(2..<4, with: [])
    expect("2", "")
    model.replaceShown(0..<0, with: [4, 9, 3])
    expect("4 3 2", "")
    #expect(model.count == 3)
    #expect(model.hiddenCount == 0)
  }

  @Test("a filter on top hides and shows without changing what is selected")
  func filter() {
    model.selectAll()
    model.show([2, 4])
    expect("2 4", "0-4, ")
    model.deselect(at: 0)
    expect("4", "0")
    model.show([1, 2, 3, 4, 5])
    expect("1 3 4 5", "")
  }

  @Test("Past the first words of the bitmap, ranges are as few and as small as they can be")
  func manyRows() {
    model.show(0..<1000)
    model.select(positions: 0..<1000, keepingRest: true)
    _ = told()
    model.deselect([0, 63, 64, 65, 127, 128, 640, 999])
    #expect(told() == "0 63-65 127-128 640 999")
    model.select(positions: 10..<990, keepingRest: true)
    #expect(told() == "63-65 127-128 640")
    model.select(positions: 1..<2, keepingRest: false)
    #expect(told() == "2-998")
  }
}
