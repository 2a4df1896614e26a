import CGtk

/// Several widgets in one place, of which one is shown at a time; the others are not in the tree that assistive
/// technologies see (a `GtkStack` has them there, each in a nameless page).
///
/// - CSS: a node `swapview`; the child that comes in has the class `appearing` for its first moments.
public final class SwapView: CustomWidget {
  private var shown: Widget?

  public init() {
    super.init(cssName: "swapview", role: GTK_ACCESSIBLE_ROLE_GENERIC)
  }

  /// Shows a child; the others go.
  public func show(_ child: Widget) {
    let former = shown
    shown = child
    child.isVisible = true
    var other = gtk_widget_get_first_child(widget)
    while let current = other {
      if current != child.widget { gtk_widget_set_visible(current, 0) }
      other = gtk_widget_get_next_sibling(current)
    }
    guard let former, former != child else { return }
    child.fadeInWithoutAnimations()
    child.addClass("appearing")
    Timeout.after(milliseconds: 300) { [weak child] in child?.removeClass("appearing") }
  }
}
