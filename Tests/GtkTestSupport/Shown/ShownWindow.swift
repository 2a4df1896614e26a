import CGtk

/// A window, dialog or open menu as it is shown: its widgets in view with their places, for tests of the layout.
@MainActor public struct ShownWindow {
  public let root: UnsafeMutablePointer<GtkWidget>
  /// What is in view, those around others first; what something floats over is left out.
  public let widgets: [ShownWidget]

  /// What a window shows, or a menu.
  public init(_ root: UnsafeMutablePointer<GtkWidget>) {
    self.root = root
    var all: [ShownWidget] = []
    Self.collect(root, in: root, into: &all)
    let covers = all.filter(\.floats)
    widgets = all.filter { widget in
      !covers.contains { $0.area.overlaps(widget.area) && $0.coversContent(widget.pointer) }
    }
  }

  /// The menus that are open above the window.
  public var menus: [ShownWindow] {
    var roots: [UnsafeMutablePointer<GtkWidget>] = []
    Self.findMenus(in: root, &roots)
    return roots.map { ShownWindow($0) }
  }

  private static func isNative(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    cgtk_is_a(widget, gtk_native_get_type()) != 0
  }

  private static func children(
    of widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    var children: [UnsafeMutablePointer<GtkWidget>] = []
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if gtk_widget_get_mapped(current) != 0, gtk_widget_get_opacity(current) > 0 { children.append(current) }
      child = gtk_widget_get_next_sibling(current)
    }
    return children
  }

  private static func collect(
    _ widget: UnsafeMutablePointer<GtkWidget>, in root: UnsafeMutablePointer<GtkWidget>,
    into all: inout [ShownWidget]
  ) {
    guard let shown = ShownWidget(widget, in: root) else { return }
    all.append(shown)
    for child in children(of: widget) where !isNative(child) { collect(child, in: root, into: &all) }
  }

  private static func findMenus(
    in widget: UnsafeMutablePointer<GtkWidget>, _ found: inout [UnsafeMutablePointer<GtkWidget>]
  ) {
    for child in children(of: widget) {
      if isNative(child) { found.append(child) }
      findMenus(in: child, &found)
    }
  }
}
