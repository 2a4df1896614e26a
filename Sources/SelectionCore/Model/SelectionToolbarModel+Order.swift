extension SelectionToolbarModel {
  /// How many ids are in the shown order.
  public var shownCount: Int {
    track()
    return storage.order.count
  }

  /// The shown order as a value, to make the next one from off the main actor.
  public var shownIndex: SelectionIndex<ID> {
    track()
    return SelectionIndex(table: storage.table, order: storage.order)
  }

  /// The id at a shown position, which must be one.
  public func shownID(at position: Int) -> ID {
    track()
    return storage.table.ids[storage.order.slot(at: position)]
  }

  /// The shown position of an id, nil where it is not shown.
  public func position(of id: ID) -> Int? {
    track()
    return storage.table.find(id).flatMap(storage.order.position(of:))
  }

  /// Shows these ids in this order and no others: after a reload, a sort or a change of the filter.
  ///
  /// The selection stays with the ids; selected ones that are not among these are hidden. An id that comes a second
  /// time is left out.
  ///
  /// - Complexity: O(n) in the number of ids.
  public func show(_ ids: some Collection<ID>) {
    reload(changingOrder: true) { storage in
      if storage.table.count == 0 { storage.table.reserve(ids.count) }
      storage.show(storage.table.insertAll(ids))
    }
  }

  /// The same with an index prepared off the main actor.
  ///
  /// - Complexity: O(n), without hashing, where the index was made from the model's `shownIndex` and no id became
  ///   known or forgotten since, or where the model knew none; else O(n) with a look-up for each selected id and each
  ///   one with a measure.
  public func show(_ index: SelectionIndex<ID>) {
    reload(changingOrder: true) { [anchor] storage in storage.show(index, remembering: anchor) }
  }

  /// Replaces a range of shown positions by ids: rows that came and went in a live list.
  ///
  /// Selected ids that leave stay selected but hidden, until they come back or are forgotten with `forget(_:)` or
  /// `keep(only:)`. To move a row, take it out first: an id that is shown outside the range stays where it is and is
  /// left out here.
  ///
  /// - Returns: how many rows stand in the place of the range now.
  /// - Complexity: O(n) in the number of ids shown.
  @discardableResult public func replaceShown(_ range: Range<Int>, with ids: some Collection<ID>) -> Int {
    var inserted = 0
    reload(changingOrder: true) { storage in inserted = storage.replaceShown(range, with: ids) }
    return inserted
  }

  /// After a reload: deselects and forgets what is not among these ids, and keeps the rest.
  ///
  /// Observers are told once. An id that is still in the shown order is deselected but stays shown, until `show` or
  /// `replaceShown` takes it out.
  ///
  /// - Complexity: O(n) in the number of ids known and given.
  public func keep(only ids: some Sequence<ID>) {
    reload(changingOrder: false) { storage in storage.keep(only: ids) }
  }

  /// Deselects and forgets ids that are gone. One that is still in the shown order stays shown.
  ///
  /// - Complexity: O(n) in the number of ids.
  public func forget(_ ids: some Sequence<ID>) {
    reload(changingOrder: false) { storage in storage.forget(ids) }
  }

  /// Says what an id measures (the size of a file, in bytes); nil where that is not known.
  public func setMeasure(_ value: UInt64?, for id: ID) {
    let slot = storage.intern(id)
    storage.measures.set(value, for: slot, isSelected: storage.isSelected(slot: slot))
    revision &+= 1
  }

  /// The sum of the measures of the selected ids.
  public var total: SelectionTotal {
    track()
    return storage.measures.total(ofSelected: storage.count)
  }
}
