// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CSelectionCore
import SelectionCore

// What these do stands in selection-core.h, whose names and types they are checked against.

@MainActor @c @implementation
public func selection_core_keep_only(_ core: OpaquePointer, _ ids: UnsafePointer<UInt64>?, _ count: Int) {
  model(core).keep(only: array(ids, count))
}

@MainActor @c @implementation
public func selection_core_forget(_ core: OpaquePointer, _ ids: UnsafePointer<UInt64>?, _ count: Int) {
  model(core).forget(array(ids, count))
}

@MainActor @c @implementation
public func selection_core_show(_ core: OpaquePointer, _ ids: UnsafePointer<UInt64>?, _ count: Int) {
  model(core).show(array(ids, count))
}

@MainActor @c @implementation
public func selection_core_replace_shown(
  _ core: OpaquePointer, _ start: Int, _ removed: Int, _ ids: UnsafePointer<UInt64>?, _ count: Int
) -> Int {
  let model = model(core)
  let range = rows(start, removed).clamped(to: 0..<model.shownCount)
  return model.replaceShown(range, with: array(ids, count))
}

@MainActor @c @implementation
public func selection_core_shown_count(_ core: OpaquePointer) -> Int {
  model(core).shownCount
}

@MainActor @c @implementation
public func selection_core_shown_id(
  _ core: OpaquePointer, _ position: Int, _ id: UnsafeMutablePointer<UInt64>
) -> Bool {
  let model = model(core)
  guard (0..<model.shownCount).contains(position) else { return false }
  id.pointee = model.shownID(at: position)
  return true
}

@MainActor @c @implementation
public func selection_core_position(
  _ core: OpaquePointer, _ id: UInt64, _ position: UnsafeMutablePointer<Int>
) -> Bool {
  guard let found = model(core).position(of: id) else { return false }
  position.pointee = found
  return true
}

@MainActor @c @implementation
public func selection_core_set_measure(_ core: OpaquePointer, _ id: UInt64, _ value: UInt64) {
  model(core).setMeasure(value, for: id)
}

@MainActor @c @implementation
public func selection_core_clear_measure(_ core: OpaquePointer, _ id: UInt64) {
  model(core).setMeasure(nil, for: id)
}

@MainActor @c @implementation
public func selection_core_total(_ core: OpaquePointer, _ sum: UnsafeMutablePointer<UInt64>) -> Int {
  let total = model(core).total
  sum.pointee = total.sum
  return total.unknownCount
}
