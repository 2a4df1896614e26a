extension SelectionToolbarModel {
  /// The selected ids. A new set each time: to ask for one id, `isSelected(_:)` is quicker.
  ///
  /// - Complexity: O(n) in the number selected.
  public var selected: Set<ID> {
    track()
    return Set(storage.selectedSlots().lazy.map { [ids = storage.table.ids] in ids[$0] })
  }

  /// How many ids are selected, shown or hidden.
  public var count: Int {
    track()
    return storage.count
  }

  /// How many ids are selected but not in the shown order.
  public var hiddenCount: Int {
    track()
    return storage.hidden.count
  }

  /// Whether an id is selected, shown or hidden.
  public func isSelected(_ id: ID) -> Bool {
    track()
    return storage.table.find(id).map(storage.isSelected(slot:)) ?? false
  }

  /// Selects an id, or deselects it where it is selected, and makes it the anchor.
  public func toggle(_ id: ID) {
    let slot = storage.intern(id)
    moveAnchor(to: id)
    change(slot: slot, to: !storage.isSelected(slot: slot))
  }

  /// Selects an id and makes it the anchor.
  public func select(_ id: ID) {
    let slot = storage.intern(id)
    moveAnchor(to: id)
    change(slot: slot, to: true)
  }

  /// Selects ids.
  ///
  /// - Complexity: O(n) in the number of ids.
  public func select(_ ids: some Sequence<ID>) {
    change { storage in
      for id in ids { _ = storage.set(slot: storage.intern(id), to: true) }
    }
  }

  /// Selects ids and nothing else.
  func replaceSelection(with ids: [ID]) {
    change { storage in
      storage.deselectAll()
      for id in ids { _ = storage.set(slot: storage.intern(id), to: true) }
    }
  }

  /// Deselects an id; select mode stays on.
  public func deselect(_ id: ID) {
    guard isSelecting, let slot = storage.table.find(id) else { return }
    change(slot: slot, to: false)
  }

  /// Deselects ids; select mode stays on.
  ///
  /// - Complexity: O(n) in the number of ids.
  public func deselect(_ ids: some Sequence<ID>) {
    guard isSelecting else { return }
    change { storage in
      for id in ids {
        if let slot = storage.table.find(id) { _ = storage.set(slot: slot, to: false) }
      }
    }
  }

  /// Deselects everything, hidden ids too; select mode stays on.
  ///
  /// - Complexity: O(n / 64) in the number of ids known.
  public func deselectAll() {
    guard isSelecting else { return }
    change { storage in storage.deselectAll() }
  }

  /// Selects everything that is shown; what is hidden stays as it is.
  ///
  /// - Complexity: O(n / 64) in the number of ids shown.
  public func selectAll() {
    change { storage in
      storage.updateShown { $0.fill(0..<$0.length, with: true) }
    }
  }

  /// Selects what is shown and answers to a description; the rest stays as it is.
  ///
  /// - Complexity: O(n) in the number of ids shown.
  public func selectAll(matching isMatch: (ID) -> Bool) {
    change { storage in
      for position in 0..<storage.order.count {
        let slot = storage.order.slot(at: position)
        if isMatch(storage.table.ids[slot]) { _ = storage.set(slot: slot, to: true) }
      }
    }
  }

  /// Turns the selection of the shown ids over; what is hidden stays as it is.
  ///
  /// - Complexity: O(n / 64) in the number of ids shown.
  public func invert() {
    change { storage in
      storage.updateShown { $0.invert(0..<$0.length) }
    }
  }

  /// Turns the selection of these ids over, each once; the rest stays as it is.
  ///
  /// - Complexity: O(n) in the number of ids.
  public func invert(within ids: some Sequence<ID>) {
    change { storage in
      let slots = ids.map { storage.intern($0) }
      var turned = Bitmap(length: storage.table.count)
      for slot in slots where turned.set(slot, to: true) {
        _ = storage.set(slot: slot, to: !storage.isSelected(slot: slot))
      }
    }
  }

  /// Whether all, some or none of what is shown is selected.
  public var allState: SelectAllState {
    track()
    let shown = storage.shown
    return shown.count == 0 ? .none : shown.count == shown.length ? .all : .some
  }

  /// The selected ids in the shown order, then the hidden ones in the order in which they were last shown.
  ///
  /// - Complexity: O(n) in the number selected; O(h log h) in the number of hidden ones.
  public func orderedSelection() -> [ID] {
    track()
    return storage.selectedSlots().map { storage.table.ids[$0] }
  }
}
