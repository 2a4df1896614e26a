import CGtk

/// A `GtkRevealer`: its child comes and goes with a movement, if the desktop's animations are on.
public final class Revealer: Widget {
  public init(_ child: Widget, transition: GtkRevealerTransitionType, milliseconds: UInt32) {
    super.init(gtk_revealer_new())
    gtk_revealer_set_transition_type(opaque, transition)
    gtk_revealer_set_transition_duration(opaque, milliseconds)
    gtk_revealer_set_child(opaque, child.widget)
  }

  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
  }
}
