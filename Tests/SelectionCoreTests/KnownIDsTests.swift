import SelectionCore
import Testing

/// What the model remembers of ids that are not shown, and how it finds them.
@MainActor struct KnownIDsTests {
  @Test("Hidden ids come in the order in which they were last shown")
  func hiddenOrder() {
    let model = SelectionToolbarModel<Int>()
    model.show([1, 2, 3, 4, 5])
    model.show([5, 3, 1, 4, 2])
    model.selectAll()
    model.select(9)
    model.show([4])
    #expect(model.orderedSelection() == [4, 5, 3, 1, 2, 9])
    model.show(SelectionIndex([2], following: model.shownIndex))
    #expect(model.orderedSelection().first == 2)
    #expect(model.hiddenCount == 5)
  }

  @Test("The first of a former order that is still shown, also after ids were forgotten")
  func firstShown() {
    let model = SelectionToolbarModel<Int>()
    model.show([5, 4, 3, 2, 1])
    let former = model.shownIndex
    model.show([1, 3, 9])
    #expect(model.firstShown(of: former, in: 0..<5) == 3)
    #expect(model.firstShown(of: former, in: 3..<5) == 1)
    #expect(model.firstShown(of: former, in: 0..<2) == nil)
    model.forget([5, 4])
    #expect(model.firstShown(of: former, in: 0..<5) == 3)
    #expect(model.firstShown(of: former, in: 3..<4) == nil)
  }

  @Test("Forgetting a few, a quarter and nearly all leaves the rest", arguments: [3, 249, 250, 990])
  func forgetsMany(count: Int) {
    let model = SelectionToolbarModel<Int>()
    model.show(Array(0..<1_000))
    model.select(stride(from: 0, to: 1_000, by: 2))
    model.show(Array(900..<1_000).reversed())
    let gone = Set((0..<count).map { $0 * 37 % 1_000 })
    model.forget(gone)
    let left = stride(from: 0, to: 1_000, by: 2).filter { !gone.contains($0) }
    #expect(model.orderedSelection() == left.filter { $0 >= 900 }.reversed() + left.filter { $0 < 900 })
    #expect(model.shownCount == 100)
  }

  @Test("A repeated id is shown once")
  func repeated() {
    let model = SelectionToolbarModel<Int>()
    model.show([1, 2, 1, 3, 2])
    #expect((0..<model.shownCount).map(model.shownID(at:)) == [1, 2, 3])
    #expect(model.replaceShown(1..<2, with: [1, 4, 4, 2]) == 2)
    #expect((0..<model.shownCount).map(model.shownID(at:)) == [1, 4, 2, 3])
    #expect(SelectionIndex([7, 7]).count == 1)
  }

  @Test("A range from an anchor that sorting moved, that a filter hides, or that is forgotten")
  func anchor() {
    let model = SelectionToolbarModel<Int>()
    model.show([1, 2, 3, 4])
    model.anchor = 2
    model.show([4, 2, 1, 3])
    model.extend(to: 3, keepingRest: false)
    #expect(model.orderedSelection() == [2, 1, 3])
    model.show([4, 3])
    model.extend(to: 4, keepingRest: false)
    #expect(model.orderedSelection() == [4])
    #expect(model.anchor == 4)
    model.show([3])
    model.forget([4])
    #expect(model.anchor == nil)
    model.extend(to: 99, keepingRest: false)
    #expect(model.count == 0)
  }

  @Test("Ids that all have one hash are still told apart, also after some are forgotten")
  func clashes() {
    struct Clash: Hashable {
      let number: Int
      func hash(into hasher: inout Hasher) {}
    }
    let model = SelectionToolbarModel<Clash>()
    model.select((0..<200).map(Clash.init))
    model.forget(stride(from: 0, to: 200, by: 3).map(Clash.init))
    for number in 0..<200 { #expect(model.isSelected(Clash(number: number)) == (number % 3 != 0)) }
    model.keep(only: (0..<100).map(Clash.init))
    #expect(model.selected == Set((0..<100).filter { $0 % 3 != 0 }.map(Clash.init)))
  }

  @Test("An index made off the main actor is shown as it is, and the selection stays with the ids")
  func preparedIndex() async {
    let model = SelectionToolbarModel<String>()
    model.show(await Task.detached { SelectionIndex(["a", "b", "c"]) }.value)
    model.select(["a", "c"])
    model.setMeasure(7, for: "c")
    let shown = model.shownIndex
    let next = await Task.detached { SelectionIndex(["d", "c", "b"], following: shown) }.value
    #expect(next.count == 3)
    model.show(next)
    #expect(model.orderedSelection() == ["c", "a"])
    #expect(model.hiddenCount == 1)
    model.select("e")
    model.show(SelectionIndex(["e", "a"], following: shown))
    #expect(model.orderedSelection() == ["e", "a", "c"])
    #expect(model.total == SelectionTotal(sum: 7, unknownCount: 2))
  }
}
