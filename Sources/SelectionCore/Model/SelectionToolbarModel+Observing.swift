extension SelectionToolbarModel {
  /// Tells `body` after every mutation what it changed, at most once a mutation.
  ///
  /// What an id measures is no part of the selection and not told; `total` is observed like every property.
  ///
  /// An observer may change the selection: that change is told after this one. What it changes of the shown order
  /// voids the positions of changes that it has not been told yet.
  ///
  /// - Returns: a token; the observation ends with it, or when it is cancelled.
  public func addObserver(_ body: @escaping @MainActor (SelectionChange) -> Void) -> SelectionObservation {
    let observer = SelectionObserver(body)
    observers.append(observer)
    return SelectionObservation { [weak self] in
      observer.body = nil
      self?.observers.removeAll { $0 === observer }
    }
  }
}
