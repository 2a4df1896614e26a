import CGtk

/// A `GtkRevealer`: its child comes and goes with a movement, or fades where the desktop's animations are off.
public final class Revealer: Widget {
  private let milliseconds: UInt32
  /// Whether the child is shown, or on its way. Gone, it is out of the tree that assistive technologies see, and takes
  /// no room.
  public var isRevealed = false {
    didSet {
      guard isRevealed != oldValue else { return }
      if isRevealed { comeIn() } else { goOut() }
    }
  }

  public init(_ child: Widget, transition: GtkRevealerTransitionType, milliseconds: UInt32) {
    self.milliseconds = milliseconds
    super.init(gtk_revealer_new())
    gtk_revealer_set_transition_type(opaque, transition)
    gtk_revealer_set_transition_duration(opaque, milliseconds)
    gtk_revealer_set_child(opaque, child.widget)
    isVisible = false
  }

  private func comeIn() {
    isVisible = true
    gtk_revealer_set_reveal_child(opaque, 1)
    if Self.hasAnimations { gtk_widget_set_opacity(widget, 1) } else { fadeInWithoutAnimations() }
  }

  private func goOut() {
    guard !Self.hasAnimations, gtk_widget_get_mapped(widget) != 0 else {
      gtk_revealer_set_reveal_child(opaque, 0)
      Timeout.after(milliseconds: Int(milliseconds)) { [weak self] in self?.hideIfGone() }
      return
    }
    fade(to: 0) { [weak self] in
      guard let self, !isRevealed else { return }
      gtk_revealer_set_reveal_child(opaque, 0)
      hideIfGone()
    }
  }

  private func hideIfGone() {
    if !isRevealed { isVisible = false }
  }
}
