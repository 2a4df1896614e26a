import CGtk
import GtkSupport
import GtkTestSupport

extension TestWindow {
  /// What is shown: the window, its dialogs, and the menus open above them.
  var shown: [ShownWindow] {
    ([window.widget] + dialogs).map { ShownWindow($0) }.flatMap { [$0] + $0.menus }
  }

  /// Waits until nothing fades any more, and everything has been laid out and drawn.
  func comeToRest() throws {
    try pump(until: "nothing fades") { !isFading }
    let clock = gtk_widget_get_frame_clock(window.widget)
    let first = gdk_frame_clock_get_frame_counter(clock)
    try pump(until: "three frames are drawn") {
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
      return gdk_frame_clock_get_frame_counter(clock) >= first + 3
    }
  }

  /// Draws some of the rows as they are under the pointer.
  func hover(over ids: [Int]) {
    walk(list.view.widget) { widget in
      guard String(cString: gtk_widget_get_css_name(widget)) == "selectionrow" else { return }
      guard ids.contains(where: { texts(in: widget) == ["Number \($0)"] }) else { return }
      gtk_widget_set_state_flags(gtk_widget_get_parent(widget), GTK_STATE_FLAG_PRELIGHT, 0)
    }
  }

  private var isFading: Bool {
    var isFading = false
    walk(window.widget) { widget in
      guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_opacity(widget) < 1 else { return }
      // Scroll bars come with the pointer.
      if cgtk_is_a(widget, gtk_scrollbar_get_type()) == 0 { isFading = true }
    }
    return isFading
  }
}
