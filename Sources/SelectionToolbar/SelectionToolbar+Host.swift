import CGtk
import GtkSupport

/// What a host adds to the block.
extension SelectionToolbar {
  /// Says a text to the screen reader, as the block says its lines; for what a host shows elsewhere.
  public func say(_ text: String, isUrgent: Bool = false) {
    Announcer.shared.say(text, isUrgent: isUrgent, in: widget)
  }

  /// Puts a widget of the host's beside Done into the header bar of select mode.
  public func addToHeader(_ child: Widget) { header.bar.packEnd(child) }
}
