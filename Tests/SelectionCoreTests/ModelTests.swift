import SelectionCore
import Testing

/// What the block says of `SelectionToolbarModel`, sentence by sentence.
@MainActor struct ModelTests {
  let model = SelectionToolbarModel<String>()

  init() { model.show(["a", "b", "c", "d", "e"]) }

  @Test("SelectionToolbarModel<ID> is the selection: isSelecting, the selected set, count")
  func isTheSelection() {
    #expect(!model.isSelecting)
    #expect(model.selected == [])
    model.begin(with: ["b", "d"])
    #expect(model.isSelecting)
    #expect(model.selected == ["b", "d"])
    #expect(model.count == 2)
  }

  @Test("begin() begins with nothing, begin(with:) with ids; while selecting they add")
  func begins() {
    model.begin()
    #expect(model.isSelecting)
    #expect(model.count == 0)
    model.begin(with: "a")
    model.begin(with: ["c"])
    model.begin()
    #expect(model.selected == ["a", "c"])
  }

  @Test("end() ends select mode, and nothing is selected any more")
  func ends() {
    model.begin(with: "a")
    model.end()
    #expect(!model.isSelecting)
    #expect(model.selected == [])
    #expect(model.anchor == nil)
  }

  @Test("Who remembers the selection is told while there is one, before all of it goes")
  func tellsBeforeItIsLost() {
    var lost: [[String]] = []
    model.onLose = { lost.append(model.orderedSelection()) }
    model.begin(with: ["d", "b"])
    model.toggle("b")
    model.deselectAll()
    model.deselectAll()
    model.selectAll()
    model.end()
    model.end()
    model.begin()
    model.end()
    #expect(lost == [["d"], ["a", "b", "c", "d", "e"]])
    #expect(!model.isSelecting)
  }

  @Test("toggle(_:) selects and deselects, and moves the anchor")
  func toggles() {
    model.toggle("b")
    #expect(model.isSelecting)
    #expect(model.anchor == "b")
    #expect(model.isSelected("b"))
    model.toggle("b")
    #expect(model.isSelecting)
    #expect(!model.isSelected("b"))
  }

  @Test("keep(only:) after a reload drops what is gone, keeps the rest and tells observers once")
  func keeps() {
    model.select(["a", "b", "c"])
    var changes: [SelectionChange] = []
    let observation = model.addObserver { changes.append($0) }
    model.keep(only: ["b", "c", "d"])
    #expect(model.selected == ["b", "c"])
    #expect(changes == [SelectionChange(ranges: [0..<1], countChanged: true)])
    observation.cancel()
  }

  @Test("A filter hides selected ids, and they are there again when it goes")
  func hides() {
    model.select(["a", "c", "e"])
    model.show(["b", "c"])
    #expect(model.count == 3)
    #expect(model.hiddenCount == 2)
    #expect(model.orderedSelection() == ["c", "a", "e"])
    model.show(["e", "d", "c", "b", "a"])
    #expect(model.hiddenCount == 0)
    #expect(model.orderedSelection() == ["e", "c", "a"])
  }

  @Test("Rows that come and go leave the others' selection in place")
  func splices() {
    model.select(["b", "e"])
    #expect(model.replaceShown(1..<3, with: ["x", "y", "z"]) == 3)
    #expect((0..<model.shownCount).map(model.shownID(at:)) == ["a", "x", "y", "z", "d", "e"])
    #expect(model.orderedSelection() == ["e", "b"])
    #expect(model.isSelected(at: 5))
    model.replaceShown(0..<0, with: ["b"])
    #expect(model.isSelected(at: 0))
    #expect(model.hiddenCount == 0)
  }

  @Test("A range goes from the anchor to the id, in the shown order, and is drawn anew from the same anchor")
  func extends() {
    model.select("b")
    model.extend(to: "d", keepingRest: true)
    #expect(model.orderedSelection() == ["b", "c", "d"])
    model.extend(to: "a", keepingRest: true)
    #expect(model.orderedSelection() == ["a", "b"])
    model.select("e")
    model.extend(to: "d", keepingRest: false)
    #expect(model.orderedSelection() == ["d", "e"])
  }

  @Test("The total skips what is unknown and does not overflow")
  func totals() {
    model.setMeasure(5, for: "a")
    model.setMeasure(.max, for: "b")
    model.select(["a", "c"])
    #expect(model.total == SelectionTotal(sum: 5, unknownCount: 1))
    model.selectAll()
    #expect(model.total == SelectionTotal(sum: .max, unknownCount: 3))
    model.deselect("b")
    #expect(model.total == SelectionTotal(sum: 5, unknownCount: 3))
  }

  @Test func manyHiddenOnesKeepTheOrderInWhichTheyWereShown() {
    let model = SelectionToolbarModel<Int>()
    let order = (0..<10_000).map { $0 * 7919 % 10_007 }
    model.show(order)
    model.selectAll()
    model.show([3, 5])
    #expect(model.orderedSelection() == [3, 5] + order.filter { $0 != 3 && $0 != 5 })
    #expect(model.selectedIDs.ordered() == model.orderedSelection())
    #expect(model.selectedIDs.count == 10_000)
  }
}
