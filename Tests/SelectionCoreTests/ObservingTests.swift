import Observation
import SelectionCore
import Testing

/// Who is told of changes, when and in which order.
@MainActor struct ObservingTests {
  private let model = SelectionToolbarModel<Int>()
  private let log = ChangeLog()

  init() { model.show([1, 2, 3]) }

  @Test("It is @Observable: whoever reads the selection or the mode is told when it changes")
  func observable() {
    let log = log
    let reads: [@MainActor (SelectionToolbarModel<Int>) -> Void] = [
      { _ = $0.isSelecting }, { _ = $0.count }, { _ = $0.selected }, { _ = $0.isSelected(2) },
      { _ = $0.isSelected(at: 1) }, { _ = $0.hiddenCount }, { _ = $0.allState }, { _ = $0.total },
      { _ = $0.orderedSelection() }, { _ = $0.shownCount }, { _ = $0.position(of: 2) },
      { _ = $0.shownID(at: 0) },
    ]
    for (index, read) in reads.enumerated() {
      model.end()
      withObservationTracking {
        read(model)
      } onChange: {
        MainActor.assumeIsolated { log.changes.append(SelectionChange()) }
      }
      model.select(2)
      #expect(log.changes.count == index + 1, "read \(index)")
    }
  }

  @Test("A measure that becomes known changes the total")
  func observesTotal() {
    let log = log
    withObservationTracking {
      _ = model.total
    } onChange: {
      MainActor.assumeIsolated { log.changes.append(SelectionChange()) }
    }
    model.setMeasure(3, for: 1)
    #expect(log.changes.count == 1)
  }

  @Test("An observation ends with its token, or when it is cancelled")
  func ends() {
    var token: SelectionObservation? = model.addObserver { [log] in log.changes.append($0) }
    let other = model.addObserver { [log] in log.changes.append($0) }
    model.select(1)
    #expect(log.changes.count == 2)
    token = nil
    #expect(token == nil)
    model.select(2)
    #expect(log.changes.count == 3)
    other.cancel()
    other.cancel()
    model.select(3)
    #expect(log.changes.count == 3)
  }

  @Test("What an observer changes is told after the change it was told of, to everyone in order")
  func reenters() {
    let model = model
    let first = model.addObserver { change in if change.ranges == [0..<1] { model.select(at: 2) } }
    let second = model.addObserver { [log] in log.changes.append($0) }
    model.select(at: 0)
    #expect(log.changes.map(\.ranges) == [[0..<1], [2..<3]])
    first.cancel()
    second.cancel()
  }

  @Test("An observer that another ended is told nothing more, not even of the same change")
  func endsAnother() {
    var other: SelectionObservation?
    let first = model.addObserver { _ in other?.cancel() }
    other = model.addObserver { [log] in log.changes.append($0) }
    model.select(1)
    model.select(2)
    #expect(log.changes.isEmpty)
    first.cancel()
  }

  @Test("The hull goes from the first to the last row that changed")
  func hull() {
    #expect(SelectionChange(ranges: [2..<3, 7..<9]).hull == 2..<9)
    #expect(SelectionChange().hull == nil)
  }

  @Test("Neither a token nor an observer keeps the model")
  func releases() {
    var model: SelectionToolbarModel<Int>? = SelectionToolbarModel()
    weak let weakModel = model
    let token = model?.addObserver { _ in }
    model = nil
    #expect(weakModel == nil)
    token?.cancel()
  }
}
