import CGtk

extension Widget {
  /// Whether the desktop's animations are on. Where they are off, things fade instead of moving.
  public static var hasAnimations: Bool {
    guard let display = gdk_display_get_default(), let settings = gtk_settings_get_for_display(display) else {
      return true
    }
    return Object(retaining: UnsafeMutableRawPointer(settings)).bool("gtk-enable-animations")
  }

  /// Comes into view within a tenth of a second, where the desktop's animations are off; they take care of it else.
  public final func fadeInWithoutAnimations() {
    if !Self.hasAnimations { fade(to: 1) {} }
  }

  /// Fades to an opacity within a tenth of a second, drawn by GTK's clock: it has no animation of its own for those who
  /// have them off.
  func fade(to target: Double, then end: @escaping () -> Void) {
    let duration = 100_000.0
    var start: Int64?
    let from = 1 - target
    gtk_widget_set_opacity(widget, from)
    onEachFrame { [weak self] time in
      guard let self else { return false }
      let begin = start ?? time
      start = begin
      let part = min(1, Double(time - begin) / duration)
      gtk_widget_set_opacity(widget, from + (target - from) * part)
      if part == 1 { end() }
      return part < 1
    }
  }

  /// Calls the body at each frame, with its time in microseconds, for as long as it answers true.
  private func onEachFrame(_ body: @escaping (Int64) -> Bool) {
    gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        SignalBox<(Int64) -> Bool>.body(data)(Int64(gdk_frame_clock_get_frame_time(clock))) ? 1 : 0
      }, SignalBox(body).retainedForGLib(), { CallbackBox.release($0) })
  }
}
