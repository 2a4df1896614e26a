import SelectionCore

/// A random walk of a model and the slow selection side by side.
@MainActor struct Walk {
  private let model = SelectionToolbarModel<Int>()
  private var slow = SlowSelection()
  private var generator: SeededGenerator
  private let universe: Int
  private var former: SelectionIndex<Int>
  private let log = ChangeLog()
  private let observation: SelectionObservation
  /// What does not agree after the last step.
  private(set) var differences: [String] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    // Past 64 and 128 rows the bitmap has more words; few rows make more meet.
    universe = Int.random(in: seed % 8 == 0 ? 100...150 : 1...24, using: &generator)
    former = model.shownIndex
    observation = model.addObserver { [log] in log.changes.append($0) }
  }

  mutating func next() -> Step {
    let step = Step.random(slow, universe: universe, using: &generator)
    let before = slow
    slow.apply(step)
    log.changes = []
    step.apply(to: model, former: former)
    if Int.random(in: 0..<4, using: &generator) == 0 { former = model.shownIndex }
    differences = compareState() + compareChange(of: step, since: before)
    return step
  }

  private func compareState() -> [String] {
    let ordered = model.orderedSelection()
    let shown = slow.orderedShown
    let total = slow.total
    let probe = slow.order.randomElement() ?? 0
    return [
      "isSelecting": model.isSelecting == slow.isSelecting,
      "count": model.count == slow.selected.count && model.hiddenCount == slow.hidden.count,
      "selected": Array(ordered.prefix(shown.count)) == shown
        && Set(ordered.dropFirst(shown.count)) == slow.hidden && ordered.count == slow.selected.count,
      "set": model.selected == slow.selected,
      "order": (0..<model.shownCount).map(model.shownID(at:)) == slow.order,
      "rows": slow.order.indices.allSatisfy {
        model.isSelected(at: $0) == slow.selected.contains(slow.order[$0])
      },
      "position": model.position(of: probe) == slow.order.firstIndex(of: probe),
      "isSelected": model.isSelected(probe) == slow.selected.contains(probe),
      "anchor": model.anchor == slow.anchor,
      "allState": model.allState == (shown.isEmpty ? .none : shown.count == slow.order.count ? .all : .some),
      "total": model.total == SelectionTotal(sum: total.sum, unknownCount: total.unknown),
    ].filter { !$0.value }.map(\.key)
  }

  private func compareChange(of step: Step, since before: SlowSelection) -> [String] {
    guard log.changes.count <= 1 else { return ["told \(log.changes.count) times"] }
    let change = log.changes.first
    let isSame = before.selected == slow.selected && before.isSelecting == slow.isSelecting
    if change == nil { return isSame && !step.changesOrder ? [] : ["not told"] }
    if isSame && !step.changesOrder { return ["told nothing"] }
    let expected = SelectionChange(
      ranges: step.changesOrder ? [] : slow.rangesDiffering(from: before),
      modeChanged: before.isSelecting != slow.isSelecting,
      countChanged: before.selected.count != slow.selected.count || before.hidden.count != slow.hidden.count,
      orderChanged: step.changesOrder)
    return change == expected ? [] : ["told \(String(describing: change)), expected \(expected)"]
  }
}

/// What an observer was told.
@MainActor final class ChangeLog {
  var changes: [SelectionChange] = []
}

extension SlowSelection {
  /// The rows of one order whose state differs, as ranges.
  func rangesDiffering(from other: SlowSelection) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (position, id) in order.enumerated() where selected.contains(id) != other.selected.contains(id) {
      if let last = ranges.last, last.upperBound == position {
        ranges[ranges.count - 1] = last.lowerBound..<position + 1
      } else {
        ranges.append(position..<position + 1)
      }
    }
    return ranges
  }
}
