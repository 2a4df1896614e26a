// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CSelectionCore
import SelectionCore

// What these do stands in selection-core.h, whose names and types they are checked against.

@MainActor @c @implementation
public func selection_core_is_selected_at(_ core: OpaquePointer, _ position: Int) -> Bool {
  model(core).isSelected(at: position)
}

@MainActor @c @implementation
public func selection_core_toggle_at(_ core: OpaquePointer, _ position: Int) {
  model(core).toggle(at: position)
}

@MainActor @c @implementation
public func selection_core_select_at(_ core: OpaquePointer, _ position: Int) {
  model(core).select(at: position)
}

@MainActor @c @implementation
public func selection_core_deselect_at(_ core: OpaquePointer, _ position: Int) {
  model(core).deselect(at: position)
}

@MainActor @c @implementation
public func selection_core_select_range(_ core: OpaquePointer, _ range: SelectionCoreRange, _ keepRest: Bool)
{
  model(core).select(positions: rows(range.start, range.count), keepingRest: keepRest)
}

@MainActor @c @implementation
public func selection_core_set_selection(
  _ core: OpaquePointer, _ selected: UnsafePointer<SelectionCoreRange>?, _ selectedCount: Int,
  _ mask: UnsafePointer<SelectionCoreRange>?, _ maskCount: Int
) {
  model(core).setSelection(
    array(selected, selectedCount).map { rows($0.start, $0.count) },
    mask: array(mask, maskCount).map { rows($0.start, $0.count) })
}

@MainActor @c @implementation
public func selection_core_anchor(_ core: OpaquePointer, _ id: UnsafeMutablePointer<UInt64>) -> Bool {
  guard let anchor = model(core).anchor else { return false }
  id.pointee = anchor
  return true
}

@MainActor @c @implementation
public func selection_core_set_anchor(_ core: OpaquePointer, _ id: UInt64) {
  model(core).anchor = id
}

@MainActor @c @implementation
public func selection_core_clear_anchor(_ core: OpaquePointer) {
  model(core).anchor = nil
}

@MainActor @c @implementation
public func selection_core_extend(_ core: OpaquePointer, _ id: UInt64, _ keepRest: Bool) {
  model(core).extend(to: id, keepingRest: keepRest)
}
