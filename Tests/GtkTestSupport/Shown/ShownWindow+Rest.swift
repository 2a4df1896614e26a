import CGtk

extension ShownWindow {
  /// Waits until nothing in a window fades any more, and everything has been laid out and drawn.
  public static func comeToRest(_ root: UnsafeMutablePointer<GtkWidget>) throws {
    try pump(until: "nothing fades") { !isFading(root) }
    let clock = gtk_widget_get_frame_clock(root)
    let first = gdk_frame_clock_get_frame_counter(clock)
    try pump(until: "three frames are drawn") {
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
      return gdk_frame_clock_get_frame_counter(clock) >= first + 3
    }
  }

  /// Scroll bars are left out: they come with the pointer.
  private static func isFading(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard gtk_widget_get_mapped(widget) != 0, cgtk_is_a(widget, gtk_scrollbar_get_type()) == 0 else {
      return false
    }
    if gtk_widget_get_opacity(widget) < 1 { return true }
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if isFading(current) { return true }
      child = gtk_widget_get_next_sibling(current)
    }
    return false
  }
}
