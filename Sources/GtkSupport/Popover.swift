import CGtk

/// A small window over a widget, taken away by Escape or a click outside: a `GtkPopover` while it is shown.
///
/// - CSS: a `popover` with the style class that it was given.
/// - Accessibility: of the role and the name that it was given.
public final class Popover {
  /// Those that are shown, which nobody else may hold.
  private static var presented: [Popover] = []

  private let content: Widget
  private let role: GtkAccessibleRole
  private let label: String
  private let style: String?
  private let isModal: Bool
  private var shell: PopoverShell?
  /// The widget it stands at, if that has a tooltip: GTK 4.8 would show it over the popover.
  private var silenced: Widget?
  /// Called once when it has been taken away.
  public var onClosed: (() -> Void)?

  /// A popover around a child.
  ///
  /// - Parameters:
  ///   - role: What assistive technologies take it for, `GTK_ACCESSIBLE_ROLE_MENU` for a menu.
  ///   - style: A style class.
  ///   - isModal: Whether it takes the keyboard, and a click outside takes it away.
  public init(
    _ child: Widget, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_DIALOG, label: String,
    style: String? = nil, isModal: Bool = true
  ) {
    content = child
    self.role = role
    self.label = label
    self.style = style
    self.isModal = isModal
  }

  /// Shows it at a widget, or at a place in it in pixels.
  ///
  /// Its parent is the window's child, not the widget: GTK 4.8 would show the widget's tooltip over the popover.
  public func present(at anchor: Widget, place: (x: Double, y: Double)? = nil) {
    guard let host = Self.host(of: anchor) else { return }
    if silenced == nil, gtk_widget_get_has_tooltip(anchor.widget) != 0 {
      gtk_widget_set_has_tooltip(anchor.widget, 0)
      silenced = anchor
    }
    let shell = self.shell ?? take(PopoverShell.idle(of: role, in: host))
    var rectangle = Self.rectangle(of: anchor, place, in: host)
    gtk_popover_set_pointing_to(shell.pointer(), &rectangle)
    gtk_widget_set_halign(shell.widget, place == nil ? GTK_ALIGN_FILL : GTK_ALIGN_START)
    gtk_popover_popup(shell.pointer())
  }

  /// Shows it at a button, or where that has no room in its ``FoldingBox`` at a place of another widget.
  public func present(at button: Widget, orAt other: Widget?) {
    let isFolded = gtk_widget_get_child_visible(button.widget) == 0
    if let other, isFolded { present(at: other, place: (24, 24)) } else { present(at: button) }
  }

  private func take(_ shell: PopoverShell) -> PopoverShell {
    self.shell = shell
    shell.owner = self
    shell.setAccessibleLabel(label)
    if let style { shell.addClass(style) }
    gtk_popover_set_autohide(shell.pointer(), isModal ? 1 : 0)
    gtk_popover_set_child(shell.pointer(), content.widget)
    Self.presented.append(self)
    return shell
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
  public var isPresented: Bool { shell != nil }

  /// Takes it away.
  public func close() {
    guard let shell else { return }
    gtk_popover_popdown(shell.pointer())
  }

  /// Lets go of the shell, which has been taken away or goes with its window.
  func didClose() {
    guard let shell else { return }
    self.shell = nil
    shell.owner = nil
    if let silenced { gtk_widget_set_has_tooltip(silenced.widget, 1) }
    silenced = nil
    gtk_popover_set_child(shell.pointer(), nil)
    if let style { shell.removeClass(style) }
    Self.presented.removeAll { $0 === self }
    let closed = onClosed
    onClosed = nil
    closed?()
  }
}
