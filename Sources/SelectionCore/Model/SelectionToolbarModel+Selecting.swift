extension SelectionToolbarModel {
  /// How many ids are selected, shown or hidden.
  public var count: Int {
    track()
    return selection.count
  }

  /// How many ids are selected but not in the shown order.
  public var hiddenCount: Int {
    track()
    return selection.hidden.count
  }

  /// Whether an id is selected, shown or hidden.
  @inlinable public func isSelected(_ id: ID) -> Bool {
    track()
    return table.find(id).map(isSelected(slot:)) ?? false
  }

  /// Selects an id, or deselects it where it is selected, and makes it the anchor.
  @inlinable public func toggle(_ id: ID) {
    let slot = intern(id)
    moveAnchor(to: id)
    toggle(slot: slot)
  }

  /// Selects an id and makes it the anchor.
  @inlinable public func select(_ id: ID) {
    let slot = intern(id)
    moveAnchor(to: id)
    set(slot: slot, to: true)
  }

  /// Selects ids.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable public func select(_ ids: some Sequence<ID>) {
    select(slots: intern(ids))
  }

  /// Deselects an id; select mode stays on.
  @inlinable public func deselect(_ id: ID) {
    if let slot = table.find(id) { deselect(slots: [UInt32(slot)]) }
  }

  /// Deselects ids; select mode stays on.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable public func deselect(_ ids: some Sequence<ID>) {
    deselect(slots: table.findAll(ids))
  }

  /// Deselects everything, hidden ids too; select mode stays on.
  ///
  /// - Complexity: O(n / 64) in the number of ids known.
  public func deselectAll() {
    guard mode else { return }
    if count > 0 { onLose?() }
    change { $0.deselectAll() }
  }

  /// Selects everything that is shown; what is hidden stays as it is.
  ///
  /// - Complexity: O(n / 64) in the number of ids shown.
  public func selectAll() {
    change { selection in
      selection.updateShown { $0.fill(0..<$0.length, with: true) }
    }
  }

  /// Selects what is shown and answers to a description; the rest stays as it is.
  ///
  /// - Parameter isMatch: whether an id answers to it. It may ask the model, but not change it.
  /// - Complexity: O(n) in the number of ids shown.
  @inlinable public func selectAll(matching isMatch: (ID) -> Bool) {
    select(slots: shownSlots.filter { isMatch(table.ids[Int($0)]) })
  }

  /// Turns the selection of the shown ids over; what is hidden stays as it is.
  ///
  /// - Complexity: O(n / 64) in the number of ids shown.
  public func invert() {
    change { selection in
      selection.updateShown { $0.invert(0..<$0.length) }
    }
  }

  /// Turns the selection of these ids over, each once; the rest stays as it is.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable public func invert(within ids: some Sequence<ID>) {
    invert(slots: intern(ids))
  }

  /// Selects ids and nothing else.
  func replaceSelection(with ids: [ID]) {
    let slots = intern(ids)
    change { selection in
      selection.deselectAll()
      selection.set(slots, to: true)
    }
  }
}

// What the inlinable calls come down to.
extension SelectionToolbarModel {
  @usableFromInline var shownSlots: [UInt32] { selection.order.slots }

  @usableFromInline func isSelected(slot: Int) -> Bool { selection.isSelected(slot) }

  @usableFromInline func set(slot: Int, to value: Bool) { change(slot: slot, to: value) }

  @usableFromInline func toggle(slot: Int) { flip(slot: slot) }

  @usableFromInline func select(slots: [UInt32]) {
    change { $0.set(slots, to: true) }
  }

  @usableFromInline func deselect(slots: [UInt32]) {
    guard mode else { return }
    change { $0.set(slots, to: false) }
  }

  @usableFromInline func invert(slots: [UInt32]) {
    change { $0.invert(slots) }
  }
}
