extension SelectionToolbarModel {
  /// Changes the selection on behalf of people, beginning select mode if it is off.
  func change(_ body: (inout SelectionStorage<ID>) -> Void) {
    mutate { storage, isSelecting in
      isSelecting = true
      body(&storage)
    }
  }

  /// Selects or deselects one id: `change` without comparing the rest of the selection.
  func change(slot: Int, to value: Bool) {
    let began = !isSelecting
    let wasChanged = storage.set(slot: slot, to: value)
    guard began || wasChanged else { return }
    if began { isSelecting = true }
    var change = SelectionChange(modeChanged: began, countChanged: wasChanged)
    if wasChanged, let position = storage.order.position(of: slot) {
      change.ranges = [position..<position + 1]
    }
    choices += 1
    publish(change)
  }

  /// Changes the selection and the mode on behalf of people.
  func mutate(_ body: (inout SelectionStorage<ID>, inout Bool) -> Void) {
    let before = Snapshot(self)
    var selecting = isSelecting
    body(&storage, &selecting)
    if selecting != isSelecting { isSelecting = selecting }
    guard before.differs(from: self) else { return }
    choices += 1
    publish(before.change(to: self, changingOrder: false))
  }

  /// Changes what is known and shown, which is nobody's choice: it neither begins select mode nor counts as one.
  func reload(changingOrder: Bool, _ body: (inout SelectionStorage<ID>) -> Void) {
    let before = Snapshot(self)
    body(&storage)
    if let anchor, storage.table.find(anchor) == nil { moveAnchor(to: nil) }
    let change = before.change(to: self, changingOrder: changingOrder)
    // Forgetting only ever deselects, so the count tells whether it did.
    if change.orderChanged || change.countChanged { publish(change) }
  }

  /// Tells everyone, once a mutation.
  func publish(_ change: SelectionChange) {
    checkInvariants()
    revision &+= 1
    guard !observers.isEmpty else { return }
    pendingChanges.append(change)
    // An observer that changes the selection meanwhile has its change told after this one, to everyone in order.
    guard pendingChanges.count == 1 else { return }
    while let next = pendingChanges.first {
      for observer in observers { observer.body(next) }
      pendingChanges.removeFirst()
    }
  }

  /// In debug builds, stops where the selection does not agree with itself.
  private func checkInvariants() {
    assert(isSelecting || storage.count == 0, "selected outside select mode")
    assert(storage.isConsistent, "the selection does not agree with itself")
  }

  /// What is compared to see what a mutation changed.
  private struct Snapshot {
    let isSelecting: Bool
    let shown: Bitmap
    let hidden: Bitmap

    @MainActor init(_ model: SelectionToolbarModel) {
      isSelecting = model.isSelecting
      shown = model.storage.shown
      hidden = model.storage.hidden
    }

    /// Whether the mode or the selection is another one now. The slots must be the same.
    @MainActor func differs(from model: SelectionToolbarModel) -> Bool {
      model.isSelecting != isSelecting || model.storage.shown != shown
        || !model.storage.hidden.hasSameBits(as: hidden)
    }

    /// What has changed since.
    @MainActor func change(to model: SelectionToolbarModel, changingOrder: Bool) -> SelectionChange {
      let storage = model.storage
      return SelectionChange(
        ranges: changingOrder || model.observers.isEmpty ? [] : storage.shown.ranges(differingFrom: shown),
        modeChanged: model.isSelecting != isSelecting,
        countChanged: storage.count != shown.count + hidden.count || storage.hidden.count != hidden.count,
        orderChanged: changingOrder)
    }
  }
}
