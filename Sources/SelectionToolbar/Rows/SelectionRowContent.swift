import GtkSupport

/// What a host shows in a row, made once and bound to one item after another as the list scrolls.
public protocol SelectionRowContent<ID>: AnyObject {
  associatedtype ID: Hashable & Sendable

  /// The row's content. It is decoration to assistive technologies, which get the answer of ``bind(to:)``.
  var widget: Widget { get }

  /// Shows this item; answers what assistive technologies call it and what else there is to say.
  func bind(to id: ID) -> (name: String, details: String)

  /// The row leaves the screen.
  func unbind()
}
