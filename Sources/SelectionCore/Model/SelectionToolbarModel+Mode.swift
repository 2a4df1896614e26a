extension SelectionToolbarModel {
  /// Begins select mode with nothing selected; while selecting, changes nothing.
  public func begin() {
    change { _ in }
  }

  /// Begins select mode with an id selected; while selecting, adds it. It becomes the anchor.
  @inlinable public func begin(with id: ID) { select(id) }

  /// Begins select mode with ids selected; while selecting, adds them.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable public func begin(with ids: some Sequence<ID>) { select(ids) }

  /// Ends select mode: nothing is selected any more.
  ///
  /// - Complexity: O(n / 64) in the number of ids known.
  public func end() {
    guard isSelecting else { return }
    if count > 0 { onLose?() }
    moveAnchor(to: nil)
    mutate { selection, isSelecting in
      isSelecting = false
      selection.deselectAll()
    }
  }
}
