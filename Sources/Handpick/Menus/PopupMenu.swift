import CGtk
import GtkSupport

/// A menu over a widget, as a list of buttons.
///
/// GTK's own menu cannot say why an item rests, and in GTK 4.8 does not name its items to screen readers.
///
/// - CSS: a `popover.menu` with `button.menu-line` in it.
/// - Accessibility: a menu with a name; menu items named by their titles, described by their key, or by why they rest.
///   A resting item can have the focus, so that its reason can be heard.
final class PopupMenu {
  private let popover: Popover
  private let content: Widget
  private let lines: [Button]
  private let titles: [String]

  /// Shows a menu at a widget, or at a place in it.
  ///
  /// - Parameters:
  ///   - groups: The items, with a line drawn between the groups; empty groups are left out.
  ///   - onClose: Called once it has gone, before what was chosen is done: gives the focus back.
  static func show(
    _ groups: [[MenuItem]], label: String, at anchor: Widget, place: (x: Double, y: Double)? = nil,
    onClose: @escaping () -> Void
  ) {
    let groups = groups.filter { !$0.isEmpty }
    guard !groups.isEmpty else { return }
    let menu = PopupMenu(groups, label: label)
    menu.present(at: anchor, place: place, onClose: onClose)
  }

  private var chosen: (() -> Void)?

  private init(_ groups: [[MenuItem]], label: String) {
    let column = Box(GTK_ORIENTATION_VERTICAL)
    var lines: [Button] = []
    for (index, group) in groups.enumerated() {
      if index > 0 { column.append(Separator()) }
      for item in group {
        let line = Self.line(item)
        lines.append(line)
        column.append(line)
      }
    }
    self.lines = lines
    let items = groups.flatMap(\.self)
    titles = items.map(\.title)
    let scroller = ScrolledWindow(column)
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    // Else it is no wider than the titles, and too low for reasons that go on in a further line.
    gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
    gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
    gtk_scrolled_window_set_max_content_height(scroller.opaque, 560)
    content = scroller
    popover = Popover(scroller, role: GTK_ACCESSIBLE_ROLE_MENU, label: label, style: "menu")
    for (line, item) in zip(lines, items) where item.obstacle == nil {
      line.onClicked { [weak self] in
        self?.chosen = item.action
        self?.popover.close()
      }
    }
  }

  private static func line(_ item: MenuItem) -> Button {
    let title = Label(item.title)
    title.xalign = 0
    let texts = Box(GTK_ORIENTATION_VERTICAL, [title]).layout(hexpand: true, valign: GTK_ALIGN_CENTER)
    if let obstacle = item.obstacle {
      let reason = Label(obstacle).styled("menu-reason")
      reason.xalign = 0
      reason.wraps = true
      reason.maximumWidth = 32
      texts.append(reason)
    }
    let shortcut = Label(item.shortcut).styled("dim-label", "menu-shortcut")
    let content = Box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 12, role: GTK_ACCESSIBLE_ROLE_PRESENTATION,
      [Image(icon: item.icon, pixelSize: 16), texts, shortcut])
    let line = Button(role: GTK_ACCESSIBLE_ROLE_MENU_ITEM).styled("flat", "menu-line").flushingAccessible()
    gtk_button_set_child(line.pointer(), content.widget)
    line.setAccessibleLabel(item.title)
    line.setAccessibleDescription(item.obstacle ?? item.shortcut)
    line.setClass("resting", item.obstacle != nil)
    line.setClass("destructive", item.isDestructive)
    return line
  }

  private func present(at anchor: Widget, place: (x: Double, y: Double)?, onClose: @escaping () -> Void) {
    content.onKey(phase: GTK_PHASE_CAPTURE) { [weak self] key, modifiers in
      self?.handle(key, modifiers.chord) ?? false
    }
    // The popover keeps this body, and so the menu, until it has gone.
    popover.onClosed = {
      onClose()
      self.chosen?()
    }
    popover.present(at: anchor, place: place)
    lines.first?.grabFocus()
  }

  private func handle(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    guard modifiers == .none else { return false }
    let focused = lines.firstIndex { $0.containsFocus }
    switch key {
    case GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_Tab: focus((focused ?? -1) + 1)
    case GDK_KEY_Up, GDK_KEY_KP_Up: focus((focused ?? 0) - 1 + lines.count)
    case GDK_KEY_Home, GDK_KEY_KP_Home: focus(0)
    case GDK_KEY_End, GDK_KEY_KP_End: focus(lines.count - 1)
    default: return jump(to: key, from: focused ?? -1)
    }
    return true
  }

  private func focus(_ index: Int) { lines[index % lines.count].grabFocus() }

  /// A letter moves to the next item that begins with it.
  private func jump(to key: Int32, from focused: Int) -> Bool {
    guard let character = TypeAhead.character(for: key) else { return false }
    let letter = String(character).lowercased()
    let order = (1...lines.count).map { (focused + $0) % lines.count }
    guard let next = order.first(where: { titles[$0].lowercased().hasPrefix(letter) }) else { return true }
    focus(next)
    return true
  }
}
