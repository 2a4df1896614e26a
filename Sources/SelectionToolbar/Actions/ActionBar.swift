import CGtk
import GtkSupport
import SelectionCore

/// The bar of actions that rises from the bottom in select mode.
///
/// - CSS: a `box.selection-actions` with a `button.selection-action` for each action, `destructive` where it is.
/// - Accessibility: a tool bar named `Actions`.
final class ActionBar {
  let revealer: Revealer
  private let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 2, role: GTK_ACCESSIBLE_ROLE_TOOLBAR)
  private var buttons: [ActionButton] = []

  /// Called with the action's id when the person presses its button.
  var onAction: ((String) -> Void)?

  init(label: String) {
    box.addClass("selection-actions")
    box.setAccessibleLabel(label)
    revealer = Revealer(box, transition: GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP, milliseconds: 250)
    gtk_box_set_homogeneous(box.pointer(), 1)
    revealer.isVisible = false
  }

  /// Lets the bar rise or go down; gone, it is out of the tree that assistive technologies see.
  func setShown(_ isShown: Bool) { revealer.setShown(isShown) }

  /// Shows a button for each of the actions, in their order.
  func show<ID>(_ actions: [SelectionToolbarAction<ID>], inProgress: String) {
    for button in buttons { box.remove(button.button) }
    buttons = actions.map { action in
      let button = ActionButton(
        id: action.id, title: action.title, symbol: action.symbol, isDestructive: action.role == .destructive,
        inProgress: inProgress)
      button.button.onClicked { [weak self] in self?.onAction?(action.id) }
      return button
    }
    for button in buttons { box.append(button.button) }
  }

  /// Draws which actions can be pressed. The one that runs stays sensitive: it would lose the focus without a word.
  func update(running: String?, canRun: (String) -> Bool) {
    for button in buttons { button.button.isSensitive = button.id == running || canRun(button.id) }
  }

  /// Draws which action is at work.
  func setBusy(_ id: String?) {
    for button in buttons { button.setBusy(button.id == id) }
  }

  /// Moves the keyboard focus to the first button that can be pressed; answers whether there was one.
  @discardableResult
  func grabFocus() -> Bool { buttons.contains { $0.button.isSensitive && $0.button.grabFocus() } }

  /// Moves the keyboard focus to one action's button.
  func focusAction(_ id: String) { buttons.first { $0.id == id }?.button.grabFocus() }

  var containsFocus: Bool { box.containsFocus }
}
