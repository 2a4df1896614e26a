extension SelectionToolbarModel {
  /// Changes the selection on behalf of people, beginning select mode if it is off.
  func change(_ body: (inout SlotSelection) -> Void) {
    mutate { selection, isSelecting in
      isSelecting = true
      body(&selection)
    }
  }

  /// Selects or deselects one id: `change` without comparing the rest of the selection.
  func change(slot: Int, to value: Bool) {
    let position = selection.order.position(of: slot)
    change(slot: slot, at: position, wasChanged: selection.set(slot, at: position, to: value))
  }

  /// Turns one id over.
  func flip(slot: Int) {
    let position = selection.order.position(of: slot)
    let value = !selection.isSelected(slot, at: position)
    change(slot: slot, at: position, wasChanged: selection.set(slot, at: position, to: value))
  }

  private func change(slot: Int, at position: Int?, wasChanged: Bool) {
    let began = !mode
    guard began || wasChanged else { return }
    mode = true
    choices += 1
    publish(modeChanged: began) {
      var change = SelectionChange(modeChanged: began, countChanged: wasChanged)
      if wasChanged, let position { change.ranges = [position..<position + 1] }
      return change
    }
  }

  /// Changes the selection and the mode on behalf of people.
  func mutate(_ body: (inout SlotSelection, inout Bool) -> Void) {
    let before = Snapshot(self)
    body(&selection, &mode)
    guard before.differs(from: self) else { return }
    choices += 1
    publish(modeChanged: before.isSelecting != mode) { before.change(to: self, changingOrder: false) }
  }

  /// Changes what is shown, which is nobody's choice: it neither begins select mode nor counts as one.
  func reorder(_ body: (inout SlotSelection) -> Void) {
    let before = Snapshot(self)
    body(&selection)
    publish { before.change(to: self, changingOrder: true) }
  }

  /// Changes what is known, which is nobody's choice either.
  func forget(_ body: () -> Void) {
    let before = Snapshot(self)
    body()
    // A range drawn anew gives rows back what they were before, but not to what is gone.
    extent = nil
    if let anchor, table.find(anchor) == nil { moveAnchor(to: nil) }
    // Forgetting only ever deselects, so the count tells whether it did.
    if before.count != selection.count { publish { before.change(to: self, changingOrder: false) } }
  }

  /// Tells everyone, once a mutation.
  ///
  /// Whoever is told may change the selection: that change is told after this one, to everyone in order. So this one
  /// is made out before anybody is told.
  func publish(modeChanged: Bool = false, _ change: () -> SelectionChange) {
    checkInvariants()
    revision &+= 1
    guard !observers.isEmpty else { return signal(modeChanged: modeChanged) }
    let change = change()
    if isPublishing {
      pendingChanges.append(change)
      return signal(modeChanged: modeChanged)
    }
    isPublishing = true
    signal(modeChanged: modeChanged)
    tell(change)
    while !pendingChanges.isEmpty { tell(pendingChanges.removeFirst()) }
    isPublishing = false
  }

  private func signal(modeChanged: Bool) {
    if modeChanged { modeSignal.change() }
    selectionSignal.change()
  }

  private func tell(_ change: SelectionChange) {
    // One may end another, or itself, while they are told.
    for observer in observers { observer.body?(change) }
  }

  /// In debug builds, stops where the selection does not agree with itself.
  private func checkInvariants() {
    assert(mode || selection.count == 0, "selected outside select mode")
    assert(selection.isConsistent && selection.knownCount == table.count, "the selection contradicts itself")
  }

  /// What is compared to see what a mutation changed.
  private struct Snapshot {
    let isSelecting: Bool
    let shown: Bitmap
    let hidden: Bitmap

    @MainActor init(_ model: SelectionToolbarModel) {
      isSelecting = model.mode
      shown = model.selection.shown
      hidden = model.selection.hidden
    }

    var count: Int { shown.count + hidden.count }

    /// Whether the mode or the selection is another one now. The slots must be the same.
    @MainActor func differs(from model: SelectionToolbarModel) -> Bool {
      model.mode != isSelecting || model.selection.shown != shown
        || !model.selection.hidden.hasSameBits(as: hidden)
    }

    /// What has changed since.
    @MainActor func change(to model: SelectionToolbarModel, changingOrder: Bool) -> SelectionChange {
      let selection = model.selection
      return SelectionChange(
        ranges: changingOrder ? [] : selection.shown.ranges(differingFrom: shown),
        modeChanged: model.mode != isSelecting,
        countChanged: selection.count != count || selection.hidden.count != hidden.count,
        orderChanged: changingOrder)
    }
  }
}
