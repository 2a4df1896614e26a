extension SelectionToolbarModel {
  /// The selected ids. A new set each time: to ask for one id, `isSelected(_:)` is quicker.
  ///
  /// - Complexity: O(n) in the number selected.
  @inlinable public var selected: Set<ID> { Set(orderedSelection()) }

  /// The selected ids in the shown order, then the hidden ones in the order in which they were last shown.
  ///
  /// - Complexity: O(n) in the number selected, and of those known where some are hidden.
  @inlinable public func orderedSelection() -> [ID] {
    track()
    return table.ids(of: selectedSlots)
  }

  /// What is selected now, as a value that can go to another thread.
  public var selectedIDs: SelectedIDs<ID> {
    track()
    return SelectedIDs(table: table, selection: selection)
  }

  /// Whether all, some or none of what is shown is selected.
  public var allState: SelectAllState {
    track()
    let shown = selection.shown
    return shown.count == 0 ? .none : shown.count == shown.length ? .all : .some
  }

  /// How many ids are in the shown order.
  public var shownCount: Int {
    track()
    return selection.order.count
  }

  /// The id at a shown position, which must be one.
  @inlinable public func shownID(at position: Int) -> ID {
    track()
    return table.ids[shownSlot(at: position)]
  }

  /// The shown position of an id, nil where it is not shown.
  @inlinable public func position(of id: ID) -> Int? {
    track()
    return table.find(id).flatMap(position(ofSlot:))
  }

  /// The shown order as a value, to make the next one from off the main actor.
  public var shownIndex: SelectionIndex<ID> {
    track()
    return SelectionIndex(table: table, order: selection.order)
  }

  /// The first id of some positions of a former order that is shown now, nil where none is.
  ///
  /// - Parameter range: positions that `former` had.
  /// - Complexity: O(n) in the length of the range; without hashing while no id was forgotten since.
  @inlinable public func firstShown(of former: SelectionIndex<ID>, in range: Range<Int>) -> ID? {
    track()
    let slots = former.order.slots[range]
    guard former.table.lineage !== table.lineage else {
      return slots.first { position(ofSlot: Int($0)) != nil }.map { table.ids[Int($0)] }
    }
    return slots.lazy.map { former.table.ids[Int($0)] }.first { position(of: $0) != nil }
  }

  /// Says what an id measures (the size of a file, in bytes); nil where that is not known.
  public func setMeasure(_ value: UInt64?, for id: ID) {
    let slot = intern(id)
    selection.measures.set(value, for: slot, isSelected: selection.isSelected(slot))
    selectionSignal.change()
  }

  /// The sum of the measures of the selected ids.
  public var total: SelectionTotal {
    track()
    return selection.measures.total(ofSelected: selection.count)
  }

  @usableFromInline var selectedSlots: [UInt32] { selection.selectedSlots() }

  @usableFromInline func shownSlot(at position: Int) -> Int { selection.order.slot(at: position) }

  @usableFromInline func position(ofSlot slot: Int) -> Int? { selection.order.position(of: slot) }
}
