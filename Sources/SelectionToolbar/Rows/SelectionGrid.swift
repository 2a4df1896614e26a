import GtkSupport
import SelectionCore

/// A grid of any length whose items can be chosen: a tile for each, as many in a line as there is room for, with the
/// keys and the pointer's rules of ``SelectionList``.
///
/// The content of a tile should ask for a width (`gtk_widget_set_size_request`), since the widest decides how many
/// columns there are.
///
/// - CSS: a `gridview.selection-grid` in a `scrolledwindow`.
/// - Accessibility: a table named by the host on `view`, its items table cells; for what is in them see
///   ``SelectionRow``.
public final class SelectionGrid<ID: Hashable & Sendable>: SelectionView<ID> {
  /// A grid of what the model shows.
  ///
  /// - Parameters:
  ///   - select: the verb that a screen reader says of an item that is not chosen.
  ///   - deselect: the same of a chosen one.
  ///   - content: makes the content of a tile; called some hundred times, whatever the length.
  public init(
    model: SelectionToolbarModel<ID>, select: String = "Select", deselect: String = "Deselect",
    content: @escaping () -> any SelectionRowContent<ID>
  ) {
    super.init(
      model: model, layout: .tile, texts: SelectionRowTexts(select: select, deselect: deselect),
      content: content)
    view.addClass("selection-grid")
  }
}
