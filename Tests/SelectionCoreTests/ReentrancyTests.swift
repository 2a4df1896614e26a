import Observation
import SelectionCore
import Testing

/// Calls on the model from within what the model itself calls: observers, `Observation`'s handlers, lazy sequences.
@MainActor struct ReentrancyTests {
  typealias Model = SelectionToolbarModel<Int>
  private let model = Model()
  private let log = ChangeLog()

  init() { model.show(Array(0..<10)) }

  nonisolated enum Read: CaseIterable { case mode, count }
  nonisolated enum Call: CaseIterable { case showMore, showFewer, invert, end, forget }

  /// Calls `body` the next time that what is read changes.
  private func onNextChange(of read: Read, _ body: @escaping @MainActor @Sendable () -> Void) {
    withObservationTracking {
      switch read {
      case .mode: _ = model.isSelecting
      case .count: _ = model.count
      }
    } onChange: {
      MainActor.assumeIsolated { body() }
    }
  }

  private func make(_ call: Call) {
    switch call {
    case .showMore: model.show(Array(0..<500))
    case .showFewer: model.show([3])
    case .invert: model.invert()
    case .end: model.end()
    case .forget: model.forget([1, 2])
    }
  }

  @Test(
    "What a handler of Observation changes is told after the change it was told of",
    arguments: Read.allCases, Call.allCases)
  func handlerChanges(read: Read, call: Call) {
    for begin in [{ $0.selectAll() }, { $0.toggle(2) }] as [@MainActor (Model) -> Void] {
      model.end()
      model.show(Array(0..<10))
      log.changes = []
      let token = model.addObserver { [log] in log.changes.append($0) }
      onNextChange(of: read) { make(call) }
      begin(model)
      #expect(log.changes.first?.modeChanged == true)
      #expect(log.changes.first?.orderChanged == false)
      #expect(log.changes.first?.ranges.isEmpty == false)
      #expect(log.changes.dropFirst().allSatisfy { $0.modeChanged == (call == .end) })
      #expect(log.changes.last?.orderChanged == (call == .showMore || call == .showFewer))
      #expect(model.isSelecting == (call != .end))
      token.cancel()
    }
  }

  @Test("A range is not drawn anew over what an observer changed when it was drawn", arguments: Call.allCases)
  func observerChangesAfterExtending(call: Call) {
    model.select(0)
    var isFirst = true
    let token = model.addObserver { _ in
      if isFirst {
        isFirst = false
        make(call)
      }
    }
    model.extend(to: 3, keepingRest: true)
    let before = model.selected
    model.extend(to: 3, keepingRest: true)
    #expect(model.selected.isSuperset(of: before))
    #expect(model.isSelected(3))
    token.cancel()
  }

  @Test("A range is drawn from where an observer put the anchor")
  func observerMovesAnchor() {
    model.select(0)
    let token = model.addObserver { [model] _ in model.anchor = 5 }
    model.extend(to: 3, keepingRest: true)
    model.extend(to: 6, keepingRest: true)
    #expect(model.selected == [0, 1, 2, 3, 5, 6])
    token.cancel()
  }

  @Test("Sizes that become known while a range is drawn leave it as it is")
  func measuresWhileExtending() {
    model.select(2)
    model.extend(to: 6, keepingRest: true)
    model.setMeasure(5, for: 4)
    model.extend(to: 3, keepingRest: true)
    #expect(model.selected == [2, 3])
  }

  @Test("A range drawn anew does not bring back what is gone", arguments: [true, false])
  func forgetsWhileExtending(keeps: Bool) {
    model.select([8, 9])
    model.anchor = 0
    model.extend(to: 2, keepingRest: false)
    if keeps { model.keep(only: Array(0..<8)) } else { model.forget([8, 9]) }
    model.extend(to: 1, keepingRest: true)
    #expect(!model.isSelected(8) && !model.isSelected(9))
  }

  @Test("Every call takes a lazy sequence that asks the model")
  func takesLazySequences() {
    let model = model
    let all = Array(0..<12)
    model.select(all.lazy.filter { !model.isSelected($0) })
    #expect(model.count == 12)
    model.deselect(all.lazy.filter { model.isSelected($0) && $0 > 3 })
    #expect(model.selected == [0, 1, 2, 3])
    model.invert(within: all.lazy.filter { model.isSelected($0) && $0 > 1 })
    #expect(model.selected == [0, 1])
    model.begin(with: all.lazy.filter { model.position(of: $0) == 5 })
    model.setSelection(
      [3..<10].lazy.filter { !model.isSelected(at: $0.lowerBound) },
      mask: [2..<4].lazy.filter { _ in model.shownCount == 10 })
    #expect(model.selected == [0, 1, 3, 5])
    model.selectAll(matching: { model.isSelected($0 - 1) })
    #expect(model.selected == [0, 1, 2, 3, 4, 5, 6])
    model.show(all.lazy.filter { model.isSelected($0) })
    #expect(model.shownCount == 7)
    model.replaceShown(0..<0, with: all.lazy.filter { !model.isSelected($0) })
    #expect(model.shownCount == 12)
    model.keep(only: all.lazy.filter { model.isSelected($0) && $0 > 0 })
    model.forget(all.lazy.filter { model.isSelected($0) && $0 > 2 })
    #expect(model.selected == [1, 2])
  }
}
