import CGtk

/// A `GtkRevealer`: its child comes and goes with a movement, if the desktop's animations are on.
public final class Revealer: Widget {
  private let milliseconds: UInt32

  public init(_ child: Widget, transition: GtkRevealerTransitionType, milliseconds: UInt32) {
    self.milliseconds = milliseconds
    super.init(gtk_revealer_new())
    gtk_revealer_set_transition_type(opaque, transition)
    gtk_revealer_set_transition_duration(opaque, milliseconds)
    gtk_revealer_set_child(opaque, child.widget)
  }

  public var isRevealed: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
  }

  /// Lets the child come or go; gone, it is out of the tree that assistive technologies see, and takes no room.
  public func setShown(_ isShown: Bool) {
    if isShown { isVisible = true }
    guard isShown != isRevealed || !isShown else { return }
    isRevealed = isShown
    guard !isShown, isVisible else { return }
    Timeout.after(milliseconds: Int(milliseconds)) { [weak self] in
      guard let self, !isRevealed else { return }
      isVisible = false
    }
  }
}
