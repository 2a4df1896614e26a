import GtkSupport
import SelectionCore

/// A list of any length whose items can be chosen: a row for each, one under the other.
///
/// - CSS: a `listview.selection-list` in a `scrolledwindow`.
/// - Accessibility: a list named by the host on `view`; for its rows see ``SelectionRow``.
public final class SelectionList<ID: Hashable & Sendable>: SelectionView<ID> {
  /// A list of what the model shows.
  ///
  /// - Parameters:
  ///   - select: the verb that a screen reader says of an item that is not chosen.
  ///   - deselect: the same of a chosen one.
  ///   - content: makes the content of a row; called about 205 times, whatever the length.
  public init(
    model: SelectionToolbarModel<ID>, select: String = "Select", deselect: String = "Deselect",
    content: @escaping () -> any SelectionRowContent<ID>
  ) {
    super.init(
      model: model, layout: .row, texts: SelectionRowTexts(select: select, deselect: deselect),
      content: content)
    view.addClass("selection-list")
  }
}
