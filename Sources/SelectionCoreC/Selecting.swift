// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CSelectionCore
import SelectionCore

// What these do stands in selection-core.h, whose names and types they are checked against.

@MainActor @c @implementation
public func selection_core_new() -> OpaquePointer {
  handOver(Core())
}

@MainActor @c @implementation
public func selection_core_free(_ core: OpaquePointer) {
  _ = takeBack(Core.self, at: core)
}

@MainActor @c @implementation
public func selection_core_is_selecting(_ core: OpaquePointer) -> Bool {
  model(core).isSelecting
}

@MainActor @c @implementation
public func selection_core_begin(_ core: OpaquePointer) {
  model(core).begin()
}

@MainActor @c @implementation
public func selection_core_end(_ core: OpaquePointer) {
  model(core).end()
}

@MainActor @c @implementation
public func selection_core_count(_ core: OpaquePointer) -> Int {
  model(core).count
}

@MainActor @c @implementation
public func selection_core_hidden_count(_ core: OpaquePointer) -> Int {
  model(core).hiddenCount
}

@MainActor @c @implementation
public func selection_core_is_selected(_ core: OpaquePointer, _ id: UInt64) -> Bool {
  model(core).isSelected(id)
}

@MainActor @c @implementation
public func selection_core_toggle(_ core: OpaquePointer, _ id: UInt64) {
  model(core).toggle(id)
}

@MainActor @c @implementation
public func selection_core_select(_ core: OpaquePointer, _ id: UInt64) {
  model(core).select(id)
}

@MainActor @c @implementation
public func selection_core_deselect(_ core: OpaquePointer, _ id: UInt64) {
  model(core).deselect(id)
}

@MainActor @c @implementation
public func selection_core_select_many(_ core: OpaquePointer, _ ids: UnsafePointer<UInt64>?, _ count: Int) {
  model(core).select(array(ids, count))
}

@MainActor @c @implementation
public func selection_core_deselect_many(_ core: OpaquePointer, _ ids: UnsafePointer<UInt64>?, _ count: Int) {
  model(core).deselect(array(ids, count))
}

@MainActor @c @implementation
public func selection_core_deselect_all(_ core: OpaquePointer) {
  model(core).deselectAll()
}

@MainActor @c @implementation
public func selection_core_select_all(_ core: OpaquePointer) {
  model(core).selectAll()
}

@MainActor @c @implementation
public func selection_core_select_matching(
  _ core: OpaquePointer, _ match: SelectionCoreMatch, _ data: UnsafeMutableRawPointer?
) {
  model(core).selectAll { match($0, data) }
}

@MainActor @c @implementation
public func selection_core_invert(_ core: OpaquePointer) {
  model(core).invert()
}

@MainActor @c @implementation
public func selection_core_invert_within(_ core: OpaquePointer, _ ids: UnsafePointer<UInt64>?, _ count: Int) {
  model(core).invert(within: array(ids, count))
}

@MainActor @c @implementation
public func selection_core_all_state(_ core: OpaquePointer) -> SelectionCoreAllState {
  switch model(core).allState {
  case .none: SELECTION_CORE_NONE
  case .some: SELECTION_CORE_SOME
  case .all: SELECTION_CORE_ALL
  }
}

@MainActor @c @implementation
public func selection_core_copy_selected(
  _ core: OpaquePointer, _ ids: UnsafeMutablePointer<UInt64>?, _ capacity: Int
) -> Int {
  let model = model(core)
  if let ids, capacity != 0 {
    // More than an Int holds is room for all of them.
    for (index, id) in model.orderedSelection().prefix(capacity < 0 ? .max : capacity).enumerated() {
      ids[index] = id
    }
  }
  return model.count
}
