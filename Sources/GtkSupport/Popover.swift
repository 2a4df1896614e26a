import CGtk

/// A `GtkPopover`: a small window over a widget, taken away by Escape or a click outside.
///
/// Once taken away it leaves the widget tree by itself, a moment later or with the window.
public final class Popover: Widget {
  private static var presented: Set<Popover> = []
  /// Those that have been taken away and are still in the tree: right then the window may believe the pointer in it and
  /// ask for its surface, and GTK 4.8 crashes where that is gone.
  private static var hidden: Set<Popover> = []

  private let content: Widget
  private var anchorGone: SignalConnection?
  /// The widget it stands at, if that has a tooltip: GTK 4.8 would show it over the popover.
  private var silenced: Widget?
  /// Called once when it has been taken away.
  public var onClosed: (() -> Void)?

  /// A popover around a child.
  ///
  /// - Parameters:
  ///   - role: What assistive technologies take it for, `GTK_ACCESSIBLE_ROLE_MENU` for a menu.
  ///   - isModal: Whether it takes the keyboard, and a click outside takes it away.
  public init(
    _ child: Widget, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_DIALOG, label: String, isModal: Bool = true
  ) {
    content = child
    super.init(cgtk_widget_new(gtk_popover_get_type(), role))
    setAccessibleLabel(label)
    gtk_popover_set_autohide(pointer(), isModal ? 1 : 0)
    gtk_popover_set_has_arrow(pointer(), 0)
    connect("closed") { [weak self] in
      // GTK is still at work on it.
      Timeout.after(milliseconds: 0) { self?.didClose() }
    }
  }

  /// Shows it at a widget, or at a place in it in pixels.
  ///
  /// Its parent is the window's child, not the widget: GTK 4.8 would show the widget's tooltip over the popover, and
  /// look for the popover's surface when that has gone.
  public func present(at anchor: Widget, place: (x: Double, y: Double)? = nil) {
    guard let host = Self.host(of: anchor) else { return }
    Self.hidden.remove(self)
    if silenced == nil, gtk_widget_get_has_tooltip(anchor.widget) != 0 {
      gtk_widget_set_has_tooltip(anchor.widget, 0)
      silenced = anchor
    }
    var rectangle = Self.rectangle(of: anchor, place, in: host)
    if gtk_widget_get_parent(widget) == nil {
      gtk_widget_set_parent(widget, host.widget)
      anchorGone = host.connect("destroy") { [weak self] in
        self?.detach()
        self?.didClose()
      }
    }
    if gtk_popover_get_child(pointer()) == nil { gtk_popover_set_child(pointer(), content.widget) }
    gtk_popover_set_pointing_to(pointer(), &rectangle)
    if place != nil { gtk_widget_set_halign(widget, GTK_ALIGN_START) }
    gtk_popover_set_position(pointer(), GTK_POS_BOTTOM)
    Self.presented.insert(self)
    gtk_popover_popup(pointer())
  }

  private static func host(of anchor: Widget) -> Widget? {
    guard let root = gtk_widget_get_root(anchor.widget),
      cgtk_is_a(UnsafeMutableRawPointer(root), gtk_window_get_type()) != 0
    else { return nil }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
    return gtk_window_get_child(window).map { Widget(retaining: UnsafeMutableRawPointer($0)) }
  }

  private static func rectangle(
    of anchor: Widget, _ place: (x: Double, y: Double)?, in host: Widget
  ) -> GdkRectangle {
    var x = 0.0
    var y = 0.0
    gtk_widget_translate_coordinates(anchor.widget, host.widget, place?.x ?? 0, place?.y ?? 0, &x, &y)
    return GdkRectangle(
      x: Int32(x), y: Int32(y), width: place == nil ? gtk_widget_get_width(anchor.widget) : 1,
      height: place == nil ? gtk_widget_get_height(anchor.widget) : 1)
  }

  /// Whether it is shown.
  public var isPresented: Bool { Self.presented.contains(self) }

  /// Takes it away.
  public func close() {
    guard isPresented else { return }
    gtk_popover_popdown(pointer())
  }

  private func didClose() {
    let isInTree = gtk_widget_get_parent(widget) != nil
    guard !isVisible || !isInTree, Self.presented.remove(self) != nil else { return }
    if let silenced { gtk_widget_set_has_tooltip(silenced.widget, 1) }
    silenced = nil
    // The content may go into another popover before this one leaves the tree.
    gtk_popover_set_child(pointer(), nil)
    if isInTree {
      Self.hidden.insert(self)
      Self.sweepLater()
    }
    let closed = onClosed
    onClosed = nil
    closed?()
  }

  /// Takes those that are hidden out of the tree once none is shown: that would close the shown one.
  private static func sweepLater() {
    Timeout.after(milliseconds: 2000) {
      guard !hidden.isEmpty else { return }
      guard presented.isEmpty else { return sweepLater() }
      for popover in hidden { popover.detach() }
    }
  }

  private func detach() {
    Self.hidden.remove(self)
    anchorGone?.disconnect()
    anchorGone = nil
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
  }
}
