import CGtk
import GtkSupport
import SelectionCore

extension Widget {
  /// The block's `selectionToolbarRow(_:in:)`: a row of any of the host's containers around this widget, which gets
  /// the circle in select mode, and whose whole area is then a toggle.
  ///
  /// ```swift
  /// let row = label.selectionToolbarRow(file.id, in: model, name: file.name)
  /// gtk_list_box_append(box, row.widget.widget)
  /// ```
  ///
  /// The host keeps the row for as long as the widget is shown. In a `GtkListView` or `GtkGridView` it makes one at
  /// `setup` without an id, and calls ``SelectionToolbarRow/bind(to:name:)`` and ``SelectionToolbarRow/unbind()``.
  public final func selectionToolbarRow<ID>(
    _ id: ID? = nil, in model: SelectionToolbarModel<ID>, name: String = "", select: String = "Select",
    deselect: String = "Deselect"
  ) -> SelectionToolbarRow<ID> {
    let texts = SelectionRowTexts(select: select, deselect: deselect)
    let row = SelectionToolbarRow(around: self, in: model, texts: texts)
    if let id { row.bind(to: id, name: name) }
    return row
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The same for a widget of any binding, as GTK's functions take it.
  @MainActor public func selectionToolbarRow<ID>(
    _ id: ID? = nil, in model: SelectionToolbarModel<ID>, name: String = "", select: String = "Select",
    deselect: String = "Deselect"
  ) -> SelectionToolbarRow<ID> {
    Widget(retaining: UnsafeMutableRawPointer(self))
      .selectionToolbarRow(id, in: model, name: name, select: select, deselect: deselect)
  }
}

/// A row of the host's own list, grid or box that can be chosen. Made by `selectionToolbarRow(_:in:)`.
///
/// In browse mode the row is the host's: its focus, clicks and words are as they were. In select mode a press
/// anywhere toggles it, and the host's container hears nothing of it; the host's own controls inside rest.
///
/// For a list of many rows, ``SelectionList`` and ``SelectionGrid`` do more: keys that extend, the rubber band, drags.
///
/// - CSS: a node `selectionrow.selection-row.adorned`, with `selecting` in select mode.
/// - Accessibility: in select mode a check box named by the host, whose description is the verb; the container's own
///   widget around the row is SELECTED when the row is chosen.
@MainActor public final class SelectionToolbarRow<ID: Hashable & Sendable> {
  /// What the host puts into its container.
  public let widget: Widget

  private let adorned: AdornedRow
  private let model: SelectionToolbarModel<ID>
  private let texts: SelectionRowTexts
  private var observation: SelectionObservation?
  /// The item shown, nil while the row waits to be used again.
  public private(set) var id: ID?

  init(around content: Widget, in model: SelectionToolbarModel<ID>, texts: SelectionRowTexts) {
    SelectionTheme.install()
    self.model = model
    self.texts = texts
    adorned = AdornedRow(content: content)
    widget = adorned
    adorned.onToggle = { [weak self] in self?.toggle() }
    adorned.onPress = { [weak self] modifiers in self?.press(modifiers) ?? false }
    adorned.onHold = { [weak self] in self?.id.map { model.begin(with: $0) } }
    observation = model.addObserver { [weak self] change in
      if change.modeChanged || !change.ranges.isEmpty || change.countChanged { self?.draw() }
    }
  }

  /// Shows an item: the row follows its selection from now on.
  ///
  /// - Parameter name: what a screen reader calls it.
  public func bind(to id: ID, name: String) {
    self.id = id
    adorned.setName(name)
    draw()
  }

  /// Lets go of the item; the row can be bound to another one.
  public func unbind() {
    id = nil
    adorned.draw(isSelecting: false, isSelected: false, texts: texts)
  }

  private func draw() {
    guard let id else { return }
    adorned.draw(isSelecting: model.isSelecting, isSelected: model.isSelected(id), texts: texts)
  }

  private func toggle() {
    if let id { model.toggle(id) }
  }

  /// A press by pointer or finger; answers whether the host's container shall not hear of it.
  private func press(_ modifiers: GdkModifierType) -> Bool {
    guard let id else { return false }
    if modifiers.contains(GDK_SHIFT_MASK), model.isSelecting {
      model.extend(to: id, keepingRest: true)
    } else if model.isSelecting || modifiers.contains(GDK_CONTROL_MASK) {
      model.toggle(id)
    } else {
      return false
    }
    return true
  }
}
