import CGtk

/// A row of widgets of which some go where there is too little room: the later they were added among those that may
/// go, the earlier they go.
///
/// What has gone is not seen by assistive technologies either; whatever it does must be reachable otherwise.
///
/// - CSS: a node `foldingbox`.
public final class FoldingBox: CustomWidget {
  private struct Item {
    let widget: Widget
    let folds: Bool
    /// What stands in its place once it has gone.
    let substitute: Widget?
    var isFolded = false
  }

  private var items: [Item] = []
  private let spacing: Int32 = 4

  public init() {
    super.init(cssName: "foldingbox", role: GTK_ACCESSIBLE_ROLE_GENERIC)
  }

  /// Adds a widget at the end.
  ///
  /// - Parameter folds: Whether it may go.
  public func append(_ child: Widget, folds: Bool) {
    items.append(Item(widget: child, folds: folds, substitute: nil))
    addChild(child)
  }

  /// Adds a widget at the end that may go, and a smaller one that is there only then.
  public func append(_ child: Widget, orElse substitute: Widget) {
    items.append(Item(widget: child, folds: true, substitute: substitute))
    addChild(child)
    addChild(substitute)
  }

  /// Adds a widget before the others.
  public func prepend(_ child: Widget, folds: Bool = false) {
    items.insert(Item(widget: child, folds: folds, substitute: nil), at: 0)
    gtk_widget_insert_after(child.widget, widget, nil)
  }

  public override func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let visible = items.filter(\.widget.isVisible)
    let sizes = visible.map { CustomWidget.measure($0.widget.widget, orientation, forSize: -1) }
    guard orientation == GTK_ORIENTATION_HORIZONTAL else {
      return (sizes.map(\.minimum).max() ?? 0, sizes.map(\.natural).max() ?? 0)
    }
    let least = zip(visible, sizes).compactMap { item, size in
      item.folds ? item.substitute.map { width(of: $0) } : size.minimum
    }
    return (total(least), total(sizes.map(\.natural)))
  }

  private func total(_ widths: [Int32]) -> Int32 {
    max(0, widths.reduce(-spacing) { $0 + ($1 > 0 ? $1 + spacing : 0) })
  }

  private func width(of child: Widget) -> Int32 {
    CustomWidget.measure(child.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1).natural
  }

  public override func allocate(width: Int32, height: Int32) {
    fold(for: width)
    let isMirrored = isRightToLeft
    var x: Int32 = 0
    for item in items where item.widget.isVisible {
      guard let child = item.isFolded ? item.substitute : item.widget else { continue }
      let own = min(self.width(of: child), max(0, width - x))
      CustomWidget.allocate(
        child.widget, x: isMirrored ? width - x - own : x, y: 0, width: own, height: height)
      x += own > 0 ? own + spacing : 0
    }
  }

  /// Finds out what has room, those first that stay.
  private func fold(for width: Int32) {
    let visible = items.filter(\.widget.isVisible)
    var used = total(visible.compactMap { $0.folds ? $0.substitute : $0.widget }.map { self.width(of: $0) })
    for index in items.indices where items[index].folds && items[index].widget.isVisible {
      let item = items[index]
      let former = item.substitute.map { self.width(of: $0) + spacing } ?? 0
      let more = self.width(of: item.widget) + spacing - former
      let fits = used + more <= width + (used == 0 ? spacing : 0)
      if fits { used += more }
      items[index].isFolded = !fits
      item.widget.setFolded(!fits)
      item.substitute?.setFolded(fits)
    }
  }
}

extension Widget {
  /// Takes a child out of sight and out of the tree that assistive technologies see, for a parent that gives it no
  /// room at the moment. Allowed while the parent gives its children their places.
  public final func setFolded(_ isFolded: Bool) {
    gtk_widget_set_child_visible(widget, isFolded ? 0 : 1)
    setAccessibleHidden(isFolded)
  }
}
