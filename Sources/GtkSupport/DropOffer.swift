import CGtk

/// What who drags offers to a drop target, which the modifiers held narrow down.
public enum DropOffer {
  /// The offer while the drag is over a `GtkDropTarget`.
  ///
  /// Under Wayland GDK takes the compositor's answer to what a target says for the offer, so what was said first could
  /// never be taken back. What this program itself drags may be anything until the drop; then the answer counts.
  public static func whileOver(_ target: OpaquePointer) -> GdkDragAction {
    guard let drop = gtk_drop_target_get_current_drop(target) else { return any }
    return gdk_drop_get_drag(drop) != nil && isWayland(drop) ? any : gdk_drop_get_actions(drop)
  }

  /// The offer as it is when the person lets go.
  public static func atDrop(on target: OpaquePointer) -> GdkDragAction {
    gtk_drop_target_get_current_drop(target).map { gdk_drop_get_actions($0) } ?? any
  }

  private static let any = GdkDragAction(
    rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue | GDK_ACTION_LINK.rawValue)

  private static func isWayland(_ drop: OpaquePointer) -> Bool {
    let display = UnsafeMutableRawPointer(gdk_drop_get_display(drop))
    return g_type_name_from_instance(display?.assumingMemoryBound(to: GTypeInstance.self))
      .map { String(cString: $0) } == "GdkWaylandDisplay"
  }
}
