import CGtk
import GtkSupport

/// The place of the header above the content, for windows whose title bar the block does not have.
///
/// - CSS: a `revealer` around the header.
final class TopBar {
  let revealer: Revealer
  private let place = Box(GTK_ORIENTATION_VERTICAL)
  private var bar: Widget?

  init() {
    revealer = Revealer(place, transition: GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN, milliseconds: 250)
  }

  /// Takes the header in.
  func hold(_ bar: Widget) {
    self.bar = bar
    bar.isVisible = true
    place.append(bar)
  }

  /// Lets go of the header: it gets another place.
  func letGo() {
    guard let bar else { return }
    self.bar = nil
    place.remove(bar)
    revealer.isRevealed = false
  }

  /// Lets the header come or go; gone, it is out of the tree that assistive technologies see.
  func setShown(_ isShown: Bool) {
    revealer.isRevealed = isShown && bar != nil
  }
}
