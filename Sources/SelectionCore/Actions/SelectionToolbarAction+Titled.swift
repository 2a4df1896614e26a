extension SelectionToolbarAction {
  /// The same action under another title, as in another language.
  public func titled(_ title: String) -> Self {
    Self(
      id: id, title: title, symbol: symbol, role: role, minimum: minimum, done: done,
      endsSelection: endsSelection, performing: performing, undoing: undoing)
  }
}
