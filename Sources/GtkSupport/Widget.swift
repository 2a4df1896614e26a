import CGtk

/// A reference to a `GtkWidget`, with what every widget has, by GTK's names.
open class Widget: Object {
  /// The widget as GTK's functions take it.
  public final var widget: UnsafeMutablePointer<GtkWidget> { pointer() }

  /// Takes over a new widget.
  public init(_ widget: UnsafeMutablePointer<GtkWidget>?) {
    super.init(adopting: UnsafeMutableRawPointer(made(widget)))
  }

  public override init(retaining instance: UnsafeMutableRawPointer) {
    super.init(retaining: instance)
  }

  public final var isVisible: Bool {
    get { gtk_widget_get_visible(widget) != 0 }
    set { gtk_widget_set_visible(widget, newValue ? 1 : 0) }
  }

  public final var isSensitive: Bool {
    get { gtk_widget_get_sensitive(widget) != 0 }
    set { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) }
  }

  public final var isFocusable: Bool {
    get { gtk_widget_get_focusable(widget) != 0 }
    set { gtk_widget_set_focusable(widget, newValue ? 1 : 0) }
  }

  /// Whether the keyboard focus of its window is on the widget or inside it, also while another window is the active one.
  public final var containsFocus: Bool {
    guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else { return false }
    // The window's own pointer to the focused widget was seen to outlive it, so it is compared and never followed.
    // A window that is not active, such as one below a dialog, has no other: no parent in it has a focus child.
    guard isInActiveWindow else { return Self.isFound(focus, in: widget) }
    // Along the parents' focus children, which GTK clears when a child goes.
    var child = widget
    while let parent = gtk_widget_get_parent(child) {
      if gtk_widget_get_focus_child(parent) != child { return false }
      child = parent
    }
    return true
  }

  /// Whether a widget, which may be gone, is another one or somewhere inside it.
  private static func isFound(
    _ sought: UnsafeMutablePointer<GtkWidget>, in widget: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    if widget == sought { return true }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if isFound(sought, in: current) { return true }
      child = gtk_widget_get_next_sibling(current)
    }
    return false
  }

  /// Whether the keys go to the widget's window, and not to a dialog above it or another window.
  public final var isInActiveWindow: Bool {
    guard let root = gtk_widget_get_root(widget) else { return false }
    return gtk_window_is_active(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)) != 0
  }

  /// Whether the text runs from right to left in it.
  public final var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  public final var tooltip: String? {
    get { gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } }
    set { gtk_widget_set_tooltip_text(widget, newValue) }
  }

  /// Moves the keyboard focus here; answers whether it could.
  @discardableResult
  public final func grabFocus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

  /// Moves the keyboard focus to what comes before or after the widget in the order of Tab; answers whether it could.
  public final func moveFocusOut(backward: Bool) -> Bool {
    guard let root = gtk_widget_get_root(widget) else { return false }
    gtk_widget_set_can_focus(widget, 0)
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    let hasLeft = gtk_widget_child_focus(window, backward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
    gtk_widget_set_can_focus(widget, 1)
    return hasLeft != 0
  }

  public final func addClass(_ name: String) { gtk_widget_add_css_class(widget, name) }
  public final func removeClass(_ name: String) { gtk_widget_remove_css_class(widget, name) }

  public final func setClass(_ name: String, _ isOn: Bool) {
    if isOn { addClass(name) } else { removeClass(name) }
  }

  /// Adds an event controller, which the widget then owns; the wrapper may go.
  public final func add(controller: Object) {
    g_object_ref(controller.raw)
    gtk_widget_add_controller(widget, controller.opaque)
  }

  /// Sets margins, expansion and alignment in one call; what is not named stays.
  @discardableResult
  public final func layout(
    margin: Int32? = nil, horizontalMargin: Int32? = nil, verticalMargin: Int32? = nil,
    hexpand: Bool? = nil, vexpand: Bool? = nil, halign: GtkAlign? = nil, valign: GtkAlign? = nil
  ) -> Self {
    if let inset = horizontalMargin ?? margin {
      gtk_widget_set_margin_start(widget, inset)
      gtk_widget_set_margin_end(widget, inset)
    }
    if let inset = verticalMargin ?? margin {
      gtk_widget_set_margin_top(widget, inset)
      gtk_widget_set_margin_bottom(widget, inset)
    }
    if let hexpand { gtk_widget_set_hexpand(widget, hexpand ? 1 : 0) }
    if let vexpand { gtk_widget_set_vexpand(widget, vexpand ? 1 : 0) }
    if let halign { gtk_widget_set_halign(widget, halign) }
    if let valign { gtk_widget_set_valign(widget, valign) }
    return self
  }

  /// Adds style classes and answers the widget, for building in one expression.
  @discardableResult
  public final func styled(_ classes: String...) -> Self {
    for name in classes { addClass(name) }
    return self
  }
}
