import CGtk

/// A `GtkStack`: one child of several is shown.
public final class Stack: Widget {
  public init(transition: GtkStackTransitionType, milliseconds: UInt32) {
    super.init(gtk_stack_new())
    gtk_stack_set_transition_type(opaque, transition)
    gtk_stack_set_transition_duration(opaque, milliseconds)
  }

  public func add(_ child: Widget) { gtk_stack_add_child(opaque, child.widget) }
  public func remove(_ child: Widget) { gtk_stack_remove(opaque, child.widget) }
  public func setTransition(_ transition: GtkStackTransitionType) {
    gtk_stack_set_transition_type(opaque, transition)
  }

  public func show(_ child: Widget) { gtk_stack_set_visible_child(opaque, child.widget) }

  /// Whether the stack is as large as its largest child, or as the shown one.
  public func setHomogeneous(horizontal: Bool, vertical: Bool) {
    gtk_stack_set_hhomogeneous(opaque, horizontal ? 1 : 0)
    gtk_stack_set_vhomogeneous(opaque, vertical ? 1 : 0)
  }
}
