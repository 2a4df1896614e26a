extension SelectionToolbarAction {
  /// The same action under another title, as in another language.
  public func titled(_ title: String) -> Self {
    Self(
      id: id, title: title, symbol: symbol, role: role, minimum: minimum, done: done,
      endsSelection: endsSelection, performing: performing, undoing: undoing, asksFirst: asksFirst)
  }

  /// The same action, asking before it runs or not. Where something is selected that is not shown, any asks.
  public func asking(first asksFirst: Bool) -> Self {
    Self(
      id: id, title: title, symbol: symbol, role: role, minimum: minimum, done: done,
      endsSelection: endsSelection, performing: performing, undoing: undoing, asksFirst: asksFirst)
  }
}
