extension SelectionToolbarModel {
  /// Changes the selection on behalf of people, beginning select mode if it is off.
  func change(_ body: (inout SelectionStorage<ID>) -> Void) {
    mutate(body, andMode: { if !isSelecting { isSelecting = true } })
  }

  /// Selects or deselects one id: `change` without comparing the rest of the selection.
  func change(slot: Int, to value: Bool) {
    let began = !isSelecting
    if began { isSelecting = true }
    let wasChanged = storage.set(slot: slot, to: value)
    guard began || wasChanged else { return }
    choices += 1
    var change = SelectionChange(modeChanged: began, countChanged: wasChanged)
    if wasChanged, let position = storage.order.position(of: slot) {
      change.ranges = [position..<position + 1]
    }
    publish(change)
  }

  func mutate(_ body: (inout SelectionStorage<ID>) -> Void, andMode changeMode: () -> Void) {
    let before = Snapshot(self)
    body(&storage)
    changeMode()
    var change = before.change(to: self)
    if change.isEmpty { return }
    if !observers.isEmpty { change.ranges = storage.shown.ranges(differingFrom: before.shown) }
    choices += 1
    publish(change)
  }

  /// Changes what is known and shown, which is nobody's choice: it neither begins select mode nor counts as one.
  func reload(changingOrder: Bool, _ body: (inout SelectionStorage<ID>) -> Void) {
    let before = Snapshot(self)
    body(&storage)
    var change = before.change(to: self)
    change.orderChanged = changingOrder
    if !changingOrder && !observers.isEmpty {
      change.ranges = storage.shown.ranges(differingFrom: before.shown)
    }
    if let anchor, storage.table.find(anchor) == nil { self.anchor = nil }
    if !change.isEmpty { publish(change) }
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
  func checkInvariants() {
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

    /// All but the ranges and the order.
    @MainActor func change(to model: SelectionToolbarModel) -> SelectionChange {
      let storage = model.storage
      var change = SelectionChange()
      change.modeChanged = model.isSelecting != isSelecting
      change.countChanged =
        storage.shown.count + storage.hidden.count != shown.count + hidden.count
        || storage.hidden.count != hidden.count
      return change
    }
  }
}
