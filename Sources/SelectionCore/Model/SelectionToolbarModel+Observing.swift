extension SelectionToolbarModel {
  /// Tells `body` after every mutation what it changed, at most once a mutation.
  ///
  /// An observer may change the selection: that change is told after this one. What it changes of the shown order
  /// voids the positions of changes that it has not been told yet.
  ///
  /// - Returns: a token; the observation ends with it, or when it is cancelled.
  public func addObserver(_ body: @escaping @MainActor (SelectionChange) -> Void) -> SelectionObservation {
    let key = nextObserverKey
    nextObserverKey += 1
    observers.append((key, body))
    return SelectionObservation { [weak self] in self?.observers.removeAll { $0.key == key } }
  }
}
