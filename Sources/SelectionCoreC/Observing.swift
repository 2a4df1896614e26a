// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CSelectionCore
import SelectionCore

// What these do stands in selection-core.h, whose names and types they are checked against.

@MainActor @c @implementation
public func selection_core_observe(
  _ core: OpaquePointer, _ changed: SelectionCoreChanged, _ data: UnsafeMutableRawPointer?,
  _ release: SelectionCoreRelease?
) -> OpaquePointer {
  let observation = model(core).addObserver { tell($0, to: changed, data) }
  return handOver(Observer(observation) { release?(data) })
}

@MainActor @c @implementation
public func selection_core_observer_free(_ observer: OpaquePointer) {
  takeBack(Observer.self, at: observer).end()
}

private func tell(
  _ change: SelectionChange, to changed: SelectionCoreChanged, _ data: UnsafeMutableRawPointer?
) {
  let ranges = change.ranges.map { SelectionCoreRange(start: $0.lowerBound, count: $0.count) }
  ranges.withUnsafeBufferPointer { ranges in
    var told = SelectionCoreChange(
      ranges: ranges.baseAddress, range_count: ranges.count, mode_changed: change.modeChanged,
      count_changed: change.countChanged, order_changed: change.orderChanged)
    changed(&told, data)
  }
}
