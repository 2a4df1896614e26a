import CGtk
import GtkSupport
import SelectionCore

/// The bar of actions that rises from the bottom in select mode.
///
/// - CSS: a `selectionactionrow.selection-actions` with a `button.selection-action` for each action, `destructive`
///   where it is; see ``ActionMenu`` for those that have no room.
/// - Accessibility: a tool bar named `Actions`.
final class ActionBar {
  let revealer: Revealer
  private let row: ActionRow
  private let menu: ActionMenu
  private var buttons: [ActionButton] = []

  /// Called with the action's id when the person presses its button, and with the button that stays in view.
  var onAction: ((String, Widget) -> Void)?
  /// Called before the button with the focus becomes one that cannot be pressed, and would lose it.
  var onRest: (() -> Void)?

  init(label: String, more: String, inProgress: String) {
    menu = ActionMenu(label: more, inProgress: inProgress)
    row = ActionRow(moreButton: menu.button)
    row.addClass("selection-actions")
    row.setAccessibleLabel(label)
    revealer = Revealer(row, transition: GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP, milliseconds: 250)
    menu.attach(to: row)
    menu.onAction = { [weak self] id in self.map { $0.onAction?(id, $0.menu.button) } }
    row.onFit = { [weak self] in self?.overflow(from: $0) }
    row.onAllocate = { [weak menu, weak row] in row.map { menu?.follow(in: $0) } }
  }

  private func overflow(from count: Int) {
    let hadFocus = buttons.dropFirst(count).contains { $0.button.containsFocus }
    menu.show(Array(buttons.dropFirst(count)))
    if hadFocus { menu.button.grabFocus() }
  }

  /// The ids of the actions that it has.
  var ids: [String] { buttons.map(\.id) }

  /// Lets the bar rise or go down; gone, it is out of the tree that assistive technologies see.
  func setShown(_ isShown: Bool) { revealer.isRevealed = isShown }

  /// Shows a button for each of the actions, in their order.
  func show<ID>(_ actions: [SelectionToolbarAction<ID>], inProgress: String) {
    buttons = actions.map { action in
      let button = ActionButton(
        id: action.id, title: action.title, symbol: action.symbol, isDestructive: action.role == .destructive,
        inProgress: inProgress)
      button.button.onClicked { [weak self, weak button] in
        if let button { self?.onAction?(action.id, button.button) }
      }
      return button
    }
    menu.show([])
    row.show(buttons.map(\.button))
  }

  /// Draws which actions can be pressed. The one that runs stays sensitive: it would lose the focus without a word.
  func update(running: String?, canRun: (String) -> Bool) {
    func canPress(_ id: String) -> Bool { id == running || canRun(id) }
    if running == nil, buttons.contains(where: { $0.button.containsFocus && !canRun($0.id) }) { onRest?() }
    for button in buttons {
      // One that opened a menu of actions has the focus while one of those runs.
      button.button.isSensitive = canPress(button.id) || (running != nil && button.button.containsFocus)
    }
    menu.update(canPress)
  }

  /// Draws which action is at work.
  func setBusy(_ id: String?) {
    for button in buttons { button.setBusy(button.id == id) }
    menu.setBusy(id)
  }

  /// Moves the keyboard focus to the first button that can be pressed; answers whether there was one.
  @discardableResult
  func grabFocus() -> Bool {
    buttons.contains { $0.button.isVisible && $0.button.isSensitive && $0.button.grabFocus() }
      || (menu.button.isVisible && menu.button.grabFocus())
  }

  var containsFocus: Bool { row.containsFocus }
}
