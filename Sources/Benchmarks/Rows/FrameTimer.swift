import CGtk
import GtkSupport

/// Takes the time from a command until the window has drawn the next frame.
@MainActor final class FrameTimer {
  private let clock: Object
  private var paints = 0

  /// For a window that is shown.
  init?(_ window: Window) {
    guard let clock = gtk_widget_get_frame_clock(window.widget) else { return nil }
    self.clock = Object(retaining: UnsafeMutableRawPointer(clock))
    self.clock.connect("after-paint") { [weak self] in self?.paints += 1 }
  }

  /// The middle of the times that the first frame takes after `work`, each begun while nothing is drawn.
  func time(rounds: Int = 9, prepare: () -> Void = {}, _ work: () -> Void) -> Duration {
    let times = (0..<rounds).map { _ in
      prepare()
      rest()
      let before = paints
      return ContinuousClock().measure {
        work()
        while paints == before { g_main_context_iteration(nil, 1) }
      }
    }
    return times.sorted()[rounds / 2]
  }

  /// Runs the loop until movements are at their end: for a while without a frame.
  func rest() {
    var seen = -1
    while seen != paints {
      seen = paints
      var isOver = false
      Timeout.after(milliseconds: 200) { isOver = true }
      while !isOver { g_main_context_iteration(nil, 1) }
    }
  }
}
