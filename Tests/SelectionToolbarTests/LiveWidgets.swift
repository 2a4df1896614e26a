import CGtk
import GtkTestSupport

/// Remembers the widgets that a window has had, and counts those that still live.
@MainActor final class LiveWidgets {
  private var probes: [UnsafeMutablePointer<GtkWidget>: LeakProbe] = [:]

  /// Remembers each widget that is in the window now.
  func remember(_ test: TestWindow) {
    test.walk(test.window.widget) { widget in
      // A new widget can be where one lived before.
      if probes[widget]?.isAlive != true { probes[widget] = LeakProbe(widget) }
    }
  }

  /// How many of the remembered ones are still there.
  var count: Int { probes.values.count(where: \.isAlive) }
}
