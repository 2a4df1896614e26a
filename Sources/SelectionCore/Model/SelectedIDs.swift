/// What is selected at one moment, as a value: to go through a million ids off the main actor.
///
/// Taking one costs nothing; the ids are only put together when they are asked for.
public struct SelectedIDs<ID: Hashable & Sendable>: Sendable {
  @usableFromInline let table: IDTable<ID>
  let selection: SlotSelection

  /// How many there are.
  public var count: Int { selection.count }

  /// The ids, in the order of ``SelectionToolbarModel/orderedSelection()``.
  ///
  /// - Complexity: O(n) in the number selected.
  @inlinable public func ordered() -> [ID] { table.ids(of: slots) }

  @usableFromInline var slots: [UInt32] { selection.selectedSlots() }
}
