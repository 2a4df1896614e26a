import CGtk
import GtkSupport
import SelectionCore

/// What a host adds to the block.
extension SelectionToolbar {
  /// Says a text to the screen reader, as the block says its lines; for what a host shows elsewhere.
  public func say(_ text: String, isUrgent: Bool = false) {
    Announcer.shared.say(text, isUrgent: isUrgent, in: widget)
  }

  /// Shows these actions in the bar instead of those that it has. They must be among the run's.
  public func showActions(_ actions: [SelectionToolbarAction<ID>]) {
    guard actions.map(\.id) != actionBar.ids else { return }
    if actionBar.containsFocus { focusContent?() }
    actionBar.show(actions, inProgress: texts.inProgress)
    drawActions()
  }

  /// Puts a widget of the host's beside Done into the header bar of select mode.
  public func addToHeader(_ child: Widget) { header.bar.packEnd(child) }
}
