extension SelectionToolbarModel {
  /// Whether the row at a shown position is selected; false where there is no such row.
  public func isSelected(at position: Int) -> Bool {
    track()
    return hasRow(position) && selection.shown[position]
  }

  /// Toggles the row at a shown position, as `toggle(_:)` does. Nothing happens where there is no such row.
  public func toggle(at position: Int) {
    guard hasRow(position) else { return }
    set(rowAt: position, to: !selection.shown[position])
  }

  /// Selects the row at a shown position, as `select(_:)` does. Nothing happens where there is no such row.
  public func select(at position: Int) {
    guard hasRow(position) else { return }
    set(rowAt: position, to: true)
  }

  /// Deselects the row at a shown position. Nothing happens where there is no such row.
  public func deselect(at position: Int) {
    guard isSelecting, hasRow(position) else { return }
    change(slot: selection.order.slot(at: position), to: false)
  }

  /// Selects a range of shown rows, clamped to those that there are.
  ///
  /// - Parameter keepingRest: whether the other rows stay as they are, or are deselected, hidden ones too.
  /// - Complexity: O(n / 64) in the number of ids shown.
  public func select(positions: Range<Int>, keepingRest: Bool) {
    change { selection in
      if !keepingRest { selection.deselectAll() }
      selection.updateShown { $0.fill($0.clamp(positions), with: true) }
    }
  }

  /// Makes the rows of a mask selected or not, each as it is in `selected`; rows outside the mask stay as they are.
  ///
  /// This is what `gtk_selection_model_set_selection` asks for. Ranges are clamped to the rows that there are.
  ///
  /// - Complexity: O(n / 64) in the number of ids shown, and that of each range.
  public func setSelection(_ selected: some Sequence<Range<Int>>, mask: some Sequence<Range<Int>>) {
    // Before the selection is worked on: a lazy sequence may ask the model for what it is made of.
    let (selected, mask) = (Array(selected), Array(mask))
    change { selection in
      selection.updateShown { shown in
        var wanted = Bitmap(length: shown.length)
        for range in selected { wanted.fill(shown.clamp(range), with: true) }
        var masked = Bitmap(length: shown.length)
        for range in mask { masked.fill(shown.clamp(range), with: true) }
        shown.replace(where: masked, by: wanted)
      }
    }
  }

  /// Selects the shown rows from the anchor to an id, whichever comes first.
  ///
  /// Called again with the anchor unmoved and nothing else changed in between, it draws the range anew: rows that it
  /// no longer covers get back what they were before. Without a shown anchor the range is the id alone, and the id
  /// becomes the anchor. An id that is not shown changes nothing.
  ///
  /// - Parameter keepingRest: whether the other rows stay as they are, or are deselected, hidden ones too.
  /// - Complexity: O(n / 64) in the number of ids shown.
  public func extend(to id: ID, keepingRest: Bool) {
    guard let end = position(of: id) else { return }
    let start = anchor.flatMap(position(of:))
    if start == nil { moveAnchor(to: id) }
    let range = min(start ?? end, end)..<max(start ?? end, end) + 1
    let base = extent.flatMap { $0.revision == revision ? $0.base : nil } ?? selection.shown
    let before = revision
    // Good for the revision that this makes. What is changed by those who are told of it makes another one.
    extent = (before &+ 1, base)
    change { selection in
      if !keepingRest { selection.deselectAll() }
      selection.updateShown { shown in
        if keepingRest { shown = base }
        shown.fill(range, with: true)
      }
    }
    if revision == before { extent = (before, base) }
  }

  private func hasRow(_ position: Int) -> Bool { selection.shown.contains(position) }

  private func set(rowAt position: Int, to value: Bool) {
    let slot = selection.order.slot(at: position)
    moveAnchor(to: table.ids[slot])
    change(slot: slot, to: value)
  }
}
