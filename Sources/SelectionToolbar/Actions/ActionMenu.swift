import CGtk
import GtkSupport

/// The menu of the actions that have no room in the bar.
///
/// - CSS: a `popover.selection-menu` with a `button.selection-menu-item` for each action.
/// - Accessibility: a push button named `More actions`; in the popover a push button named by each action.
final class ActionMenu {
  let button: Button
  private let popover: Widget
  private let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 2)
  private let inProgress: String
  private var items: [(id: String, button: Button)] = []

  var onAction: ((String) -> Void)?

  init(label: String, inProgress: String) {
    self.inProgress = inProgress
    button = Button(child: Image(icon: "view-more-symbolic"), label: label)
    button.addClass("selection-action")
    button.tooltip = label
    button.setAccessibleDescription("")
    popover = Widget(gtk_popover_new())
    popover.addClass("selection-menu")
    popover.setAccessibleLabel(label)
    gtk_popover_set_child(popover.pointer(), column.widget)
    gtk_popover_set_position(popover.pointer(), GTK_POS_TOP)
    button.onClicked { [weak self] in
      guard let self else { return }
      gtk_popover_popup(popover.pointer())
      items.first { $0.button.isSensitive }?.button.grabFocus()
    }
  }

  /// Puts the menu's popover into the row that has its button.
  func attach(to row: ActionRow) { gtk_widget_set_parent(popover.widget, row.widget) }

  /// Follows the row's place.
  func follow(in row: ActionRow) {
    guard gtk_widget_get_visible(popover.widget) != 0 else { return }
    var area = GtkAllocation()
    gtk_widget_get_allocation(button.widget, &area)
    gtk_popover_set_pointing_to(popover.pointer(), &area)
    gtk_popover_present(popover.pointer())
  }

  /// Shows these actions.
  func show(_ actions: [ActionButton]) {
    for item in items { column.remove(item.button) }
    items = actions.map { action in
      let label = Label(action.title)
      label.xalign = 0
      let row = Box(
        GTK_ORIENTATION_HORIZONTAL, spacing: 12, role: GTK_ACCESSIBLE_ROLE_PRESENTATION,
        [Image(icon: action.icon), label])
      let item = Button(child: row, label: action.title).styled("selection-menu-item")
      item.hasFrame = false
      item.setClass("destructive", action.isDestructive)
      item.isSensitive = action.button.isSensitive
      item.onClicked { [weak self] in self?.choose(action.id) }
      column.append(item)
      return (action.id, item)
    }
    if items.isEmpty { gtk_popover_popdown(popover.pointer()) }
  }

  /// Draws which of the actions can be pressed.
  func update(_ canPress: (String) -> Bool) {
    for item in items { item.button.isSensitive = canPress(item.id) }
  }

  /// Says at the menu's button that one of its actions is at work.
  func setBusy(_ id: String?) {
    let isBusy = items.contains { $0.id == id }
    button.setAccessibleBusy(isBusy)
    button.setAccessibleDescription(isBusy ? inProgress : "")
    button.setClass("busy", isBusy)
  }

  private func choose(_ id: String) {
    gtk_popover_popdown(popover.pointer())
    button.grabFocus()
    onAction?(id)
  }
}
