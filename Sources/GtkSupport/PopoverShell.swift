import CGtk

/// A `GtkPopover` that stays in its window, hidden, when it has been taken away, and is used again for the next popover.
///
/// GTK up to 4.14 may believe the pointer in a popover that has gone, and at the window's next layout it asks for the
/// surface of that one and crashes where it left the widget tree: a pointer that rests where the menu was, which Escape
/// took away, is enough.
final class PopoverShell: Widget {
  private static var all: [PopoverShell] = []

  /// Whose content is in it.
  weak var owner: Popover?
  private let role: GtkAccessibleRole
  private var hostGone: SignalConnection?

  /// One that is free in a window whose child the host is, a new one if there is none.
  static func idle(of role: GtkAccessibleRole, in host: Widget) -> PopoverShell {
    all.first {
      $0.owner == nil && !$0.isVisible && $0.role == role && gtk_widget_get_parent($0.widget) == host.widget
    } ?? PopoverShell(role, in: host)
  }

  private init(_ role: GtkAccessibleRole, in host: Widget) {
    self.role = role
    super.init(cgtk_widget_new(gtk_popover_get_type(), role))
    gtk_popover_set_has_arrow(pointer(), 0)
    gtk_popover_set_position(pointer(), GTK_POS_BOTTOM)
    gtk_widget_set_parent(widget, host.widget)
    Self.all.append(self)
    connect("closed") { [weak self] in
      // GTK is still at work on it.
      Timeout.after(milliseconds: 0) {
        guard let self, !self.isVisible else { return }
        self.owner?.didClose()
      }
    }
    hostGone = host.connect("destroy") { [weak self] in self?.leave() }
  }

  /// Leaves the window, which goes.
  private func leave() {
    Self.all.removeAll { $0 === self }
    hostGone?.disconnect()
    hostGone = nil
    gtk_widget_unparent(widget)
    owner?.didClose()
  }
}
