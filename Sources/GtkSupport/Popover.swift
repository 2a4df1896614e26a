import CGtk

/// A `GtkPopover`: a small window over a widget, taken away by Escape or a click outside.
///
/// It is in the widget tree only while it is shown, so its widget need not let go of it.
public final class Popover: Widget {
  private static var presented: Set<Popover> = []

  private var anchorGone: SignalConnection?
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
    super.init(cgtk_widget_new(gtk_popover_get_type(), role))
    setAccessibleLabel(label)
    gtk_popover_set_child(pointer(), child.widget)
    gtk_popover_set_autohide(pointer(), isModal ? 1 : 0)
    gtk_popover_set_has_arrow(pointer(), 0)
    connect("closed") { [weak self] in
      // GTK is still at work on it.
      Timeout.after(milliseconds: 0) { self?.detach() }
    }
  }

  /// Shows it at a widget, or at a place in it in pixels.
  public func present(at anchor: Widget, place: (x: Double, y: Double)? = nil) {
    guard gtk_widget_get_parent(widget) == nil else { return }
    gtk_widget_set_parent(widget, anchor.widget)
    if let place {
      var rectangle = GdkRectangle(x: Int32(place.x), y: Int32(place.y), width: 1, height: 1)
      gtk_popover_set_pointing_to(pointer(), &rectangle)
      gtk_widget_set_halign(widget, GTK_ALIGN_START)
    }
    gtk_popover_set_position(pointer(), GTK_POS_BOTTOM)
    anchorGone = anchor.connect("destroy") { [weak self] in self?.detach() }
    Self.presented.insert(self)
    gtk_popover_popup(pointer())
  }

  /// Whether it is shown.
  public var isPresented: Bool { Self.presented.contains(self) }

  /// Takes it away.
  public func close() {
    guard isPresented else { return }
    gtk_popover_popdown(pointer())
  }

  private func detach() {
    guard Self.presented.remove(self) != nil else { return }
    anchorGone?.disconnect()
    if gtk_widget_get_parent(widget) != nil { gtk_widget_unparent(widget) }
    onClosed?()
    onClosed = nil
  }
}
