import GtkSupport
import SelectionCore

/// What GTK asks and what it wants done, answered from the model's ids.
extension SelectionView: SelectionListSource {
  public var rowCount: Int { model.shownCount }

  public func isSelected(at position: Int) -> Bool { model.isSelected(at: position) }

  /// Arrow keys arrive here with `unselectRest`: they move the focus only, in both modes. Without it, it is
  /// Ctrl with Space, or an assistive technology.
  public func selectItem(at position: Int, unselectRest: Bool) {
    guard !unselectRest, position < rowCount else { return }
    model.select(at: position)
  }

  public func unselectItem(at position: Int) {
    guard position < rowCount else { return }
    model.deselect(at: position)
  }

  /// Shift with a key that moves the focus: from the anchor to where the focus is now, by id, so that a new order
  /// or a click in between leaves it right. What GTK takes for the anchor does not matter.
  public func selectRange(_ range: Range<Int>, unselectRest: Bool) {
    guard let id = focusedRow?.id ?? (range.isEmpty ? nil : model.shownID(at: range.upperBound - 1)) else {
      return
    }
    extend(to: id, from: extensionOrigin)
  }

  public func unselectRange(_ range: Range<Int>) {
    model.setSelection([], mask: [range])
  }

  public func selectAll() { model.selectAll() }

  public func unselectAll() {
    guard model.isSelecting else { return }
    model.deselectAll()
  }

  /// The rubber band adds what it touches; an empty one on a click changes nothing.
  public func setSelection(_ selected: [Range<Int>], mask: [Range<Int>]) {
    guard !selected.isEmpty else { return }
    model.setSelection(selected, mask: selected)
  }

  /// Selects from the anchor to this item; where there is none yet, `origin` becomes the anchor.
  func extend(to id: ID, from origin: ID?) {
    if model.anchor == nil || !model.isSelecting { model.anchor = origin ?? id }
    model.extend(to: id, keepingRest: true)
  }
}
