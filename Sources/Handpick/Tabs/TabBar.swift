import CGtk
import FilesCore
import GtkSupport

/// The window's tabs, a button each with one to close it; not there while there is only one.
///
/// - CSS: a `box.tab-bar` with `button.tab` in it, the shown one with `current`.
/// - Accessibility: a list of tabs named `Tabs`; tabs named by their folders, and push buttons `Close name`.
final class TabBar {
  let widget = ScrolledWindow(Box(GTK_ORIENTATION_HORIZONTAL))
  private let row = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 4, role: GTK_ACCESSIBLE_ROLE_TAB_LIST)
    .styled("tab-bar")
  private var buttons: [Button] = []

  /// Called for each tab's button as it is made, with its place: files can be dropped on it.
  var onButton: ((Widget, Int) -> Void)?
  /// Called to show a tab, and to close one, by its place.
  var onShow: ((Int) -> Void)?
  var onClose: ((Int) -> Void)?

  init() {
    row.setAccessibleLabel(localized("Tabs"))
    gtk_scrolled_window_set_child(widget.opaque, row.widget)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    widget.isVisible = false
    row.onKey(phase: GTK_PHASE_CAPTURE) { [weak self] key, modifiers in
      guard modifiers.chord == .none else { return false }
      return self?.moveFocus(key) ?? false
    }
  }

  /// Shows these tabs.
  func show(_ names: [String], current: Int) {
    let hadFocus = row.containsFocus
    while let child = gtk_widget_get_first_child(row.widget) { gtk_box_remove(row.pointer(), child) }
    buttons = []
    for (index, name) in names.enumerated() { append(name, index, isCurrent: index == current) }
    widget.isVisible = names.count > 1
    if hadFocus, buttons.indices.contains(current) { buttons[current].grabFocus() }
  }

  private func append(_ name: String, _ index: Int, isCurrent: Bool) {
    let label = Label(name)
    label.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    label.maximumWidth = 20
    let button = Button(role: GTK_ACCESSIBLE_ROLE_TAB).styled("flat", "tab")
    gtk_button_set_child(button.pointer(), label.widget)
    button.setAccessibleLabel(name)
    button.setAccessibleSelected(isCurrent)
    button.setAccessibleDescription(isCurrent ? localized("Current tab") : "")
    button.setClass("current", isCurrent)
    button.layout(hexpand: true)
    button.onClicked { [weak self] in self?.onShow?(index) }
    button.onMiddleClick { [weak self] in self?.onClose?(index) }
    let close = Button(
      child: Image(icon: "window-close-symbolic"), label: localized("Close {name}", ["name": name]))
    close.tooltip = localized("Close {name}", ["name": name])
    close.styled("flat", "tab-close").onClicked { [weak self] in self?.onClose?(index) }
    onButton?(button, index)
    row.append(Box(GTK_ORIENTATION_HORIZONTAL, [button, close]).layout(hexpand: true))
    buttons.append(button)
  }

  private func moveFocus(_ key: Int32) -> Bool {
    guard key == GDK_KEY_Left || key == GDK_KEY_Right,
      let focused = buttons.firstIndex(where: { $0.containsFocus })
    else { return false }
    let isForward = (key == GDK_KEY_Right) != row.isRightToLeft
    let next = focused + (isForward ? 1 : -1)
    guard buttons.indices.contains(next) else { return false }
    return buttons[next].grabFocus()
  }
}
