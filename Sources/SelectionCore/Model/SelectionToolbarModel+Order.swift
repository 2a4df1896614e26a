extension SelectionToolbarModel {
  /// Shows these ids in this order and no others: after a reload, a sort or a change of the filter.
  ///
  /// The selection stays with the ids; selected ones that are not among these are hidden. An id that comes a second
  /// time is left out.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable public func show(_ ids: some Collection<ID>) {
    if table.count == 0 { table.reserve(ids.count) }
    show(slots: intern(ids))
  }

  /// The same with an index prepared off the main actor.
  ///
  /// - Complexity: O(n), without hashing, where the index was made from the model's `shownIndex` and no id became
  ///   known or forgotten since, or where the model knew none; else O(n) with a look-up for each selected id and each
  ///   one with a measure.
  @inlinable public func show(_ index: SelectionIndex<ID>) {
    if table.count == index.base.count && (table.count == 0 || table.lineage === index.base.lineage) {
      table = index.table
      show(order: index.order)
    } else {
      adopt(index)
    }
  }

  /// Replaces a range of shown positions by ids: rows that came and went in a live list.
  ///
  /// Selected ids that leave stay selected but hidden, until they come back or are forgotten with `forget(_:)` or
  /// `keep(only:)`. To move a row, take it out first: an id that is shown outside the range stays where it is and is
  /// left out here.
  ///
  /// - Parameter range: shown positions, all of which there must be.
  /// - Returns: how many rows stand in the place of the range now.
  /// - Complexity: O(n) in the number of ids shown.
  @inlinable @discardableResult public func replaceShown(
    _ range: Range<Int>, with ids: some Collection<ID>
  ) -> Int {
    replaceShown(range, withSlots: intern(ids))
  }

  /// After a reload: deselects and forgets what is not among these ids, and keeps the rest.
  ///
  /// Observers are told once. An id that is still in the shown order is deselected but stays shown, until `show` or
  /// `replaceShown` takes it out.
  ///
  /// - Complexity: O(n) in the number of ids known and given.
  @inlinable public func keep(only ids: some Sequence<ID>) {
    keep(slots: table.findAll(ids))
  }

  /// Deselects and forgets ids that are gone. One that is still in the shown order stays shown.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable public func forget(_ ids: some Sequence<ID>) {
    forget(slots: table.findAll(ids))
  }

  @usableFromInline func show(slots: [UInt32]) {
    let slots = SlotSelection.unique(slots, known: table.count)
    reorder { $0.show(slots) }
  }

  @usableFromInline func show(order: ShownOrder) {
    reorder { $0.show(order) }
  }

  @usableFromInline func replaceShown(_ range: Range<Int>, withSlots slots: [UInt32]) -> Int {
    let slots = SlotSelection.unique(slots, known: table.count)
    var inserted = 0
    reorder { inserted = $0.replaceShown(range, with: slots) }
    return inserted
  }

  @usableFromInline func keep(slots: [UInt32]) {
    forget {
      if let left = selection.keep(slots) { table.keep(left) }
    }
  }

  @usableFromInline func forget(slots: [UInt32]) {
    let gone = Bitmap(length: table.count, setting: slots)
    guard gone.count * 4 < table.count else {
      // Filling the holes one by one would take longer than numbering those that stay anew.
      return keep(slots: (0..<UInt32(table.count)).filter { !gone[Int($0)] })
    }
    var order: [Int] = []
    gone.visit { order.append($0) }
    forget {
      // From the last one on: what fills a hole is never one that has still to go.
      for slot in order.reversed() {
        selection.set(slot, to: false)
        guard selection.order.position(of: slot) == nil else { continue }
        selection.remove(slot)
        table.remove(at: slot)
      }
    }
  }

  /// Takes over an index with a numbering of its own: what is worth remembering of the ids moves there.
  @inlinable func adopt(_ index: SelectionIndex<ID>) {
    let former = table
    let remembered = rememberedSlots
    table = index.table
    let slots = table.insertAll(former.ids(of: remembered))
    if let anchor { _ = table.insert(anchor) }
    show(order: index.order, remembering: slots, as: remembered)
  }

  /// The slots that are selected or have a measure.
  @usableFromInline var rememberedSlots: [UInt32] {
    SlotSelection.unique(
      selection.selectedSlots() + selection.measures.slots, known: selection.knownCount)
  }

  @usableFromInline func show(order: ShownOrder, remembering slots: [UInt32], as former: [UInt32]) {
    let known = table.count
    reorder { $0.adopt(order, known: known, remembering: zip(slots, former)) }
  }
}
