/// A line of a menu: what it does, its key, and why it cannot be chosen at the moment, if so.
struct MenuItem {
  let title: String
  /// Its key, as the person’s keyboard has it.
  let shortcut: String
  let icon: String?
  /// Why it rests, or nil where it can be chosen.
  let obstacle: String?
  let isDestructive: Bool
  let action: () -> Void

  init(
    _ title: String, shortcut: String = "", icon: String? = nil, obstacle: String? = nil,
    isDestructive: Bool = false, action: @escaping () -> Void
  ) {
    self.title = title
    self.shortcut = localizedKeys(shortcut)
    self.icon = icon
    self.obstacle = obstacle
    self.isDestructive = isDestructive
    self.action = action
  }
}
