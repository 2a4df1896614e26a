import CGtk
import FilesCore
import GtkSupport

/// The folders from the root to the one shown, a button each. Where there is too little room the ones at the start go
/// into a menu, and the current folder's name is shortened. Of a deep folder only the nearest ones are there, and the root.
///
/// - CSS: a node `pathbar` with `button.path-folder`, the last with `current`.
/// - Accessibility: a tool bar named `Path`; buttons named by the folders, and `Folders above` for those in the menu.
final class PathBar: CustomWidget {
  private var crumbs: [(path: FilePath, button: Button)] = []
  private let overflow = Button(
    child: Image(icon: "view-more-horizontal-symbolic"), label: localized("Folders above"))
  private var hiddenCount = 0
  private static let readable: Int32 = 90
  /// More buttons are on no screen, and are made anew in each folder: thousands would take seconds.
  private static let most = 64
  /// Whether there are folders above those that have a button.
  private var isCut = false

  /// Called when another folder is chosen, and when the current one is: its path can then be edited.
  var onGo: ((FilePath) -> Void)?
  var onEdit: (() -> Void)?
  /// Called to show a menu of a folder, and when a folder is to be opened beside this one.
  var onMenu: ((FilePath, Widget, (x: Double, y: Double)?) -> Void)?
  var onOpenBeside: ((FilePath) -> Void)?
  /// Called for each folder's button as it is made: files can be dropped on it.
  var onButton: ((Widget, FilePath) -> Void)?

  init() {
    super.init(cssName: "pathbar", role: GTK_ACCESSIBLE_ROLE_TOOLBAR)
    setAccessibleLabel(localized("Path"))
    overflow.addClass("flat")
    overflow.tooltip = localized("Folders above")
    addChild(overflow)
    overflow.onClicked { [weak self] in self?.showHidden() }
  }

  func show(_ path: FilePath) {
    let paths = sequence(first: path, next: \.parent).prefix(Self.most).reversed()
    guard paths.map(\.self) != crumbs.map(\.path) else { return }
    isCut = paths.first != .root
    let hadFocus = containsFocus
    for crumb in crumbs { removeChild(crumb.button) }
    crumbs = paths.map { ($0, button(for: $0, isCurrent: $0 == path)) }
    for crumb in crumbs { addChild(crumb.button) }
    if hadFocus { crumbs.last?.button.grabFocus() }
    gtk_widget_queue_resize(widget)
  }

  private func button(for path: FilePath, isCurrent: Bool) -> Button {
    let name = Place.name(of: path)
    let label = Label(name)
    label.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    label.maximumWidth = 28
    var parts: [Widget] = [label]
    if let icon = Self.icon(of: path) { parts.insert(Image(icon: icon), at: 0) }
    let content = Box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 6, role: GTK_ACCESSIBLE_ROLE_PRESENTATION, parts)
    let button = Button(child: content, label: name).styled("flat", "path-folder").flushingAccessible()
    button.setClass("current", isCurrent)
    button.setAccessibleDescription(isCurrent ? localized("Current folder, Ctrl+L edits the path") : "")
    button.tooltip = path.tip
    button.onClicked { [weak self] in
      if isCurrent { self?.onEdit?() } else { self?.onGo?(path) }
    }
    button.onMenu { [weak self, weak button] place in
      guard let button else { return }
      self?.onMenu?(path, button, place)
    }
    button.onMiddleClick { [weak self] in self?.onOpenBeside?(path) }
    onButton?(button, path)
    return button
  }

  private static func icon(of path: FilePath) -> String? {
    if path == .root { return "drive-harddisk-symbolic" }
    return path == .home ? "user-home-symbolic" : nil
  }

  private func showHidden() {
    let folders = crumbs.prefix(hiddenCount).reversed().map(\.path) + (isCut ? [.root] : [])
    let items = folders.map { path in
      MenuItem(Place.name(of: path)) { [weak self] in self?.onGo?(path) }
    }
    PopupMenu.show([items], label: localized("Folders above"), at: overflow) { [weak self] in
      self?.overflow.grabFocus()
    }
  }

  // MARK: Layout

  override func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let sizes = crumbs.map { CustomWidget.measure($0.button.widget, orientation, forSize: -1) }
    guard orientation == GTK_ORIENTATION_HORIZONTAL else {
      return (sizes.map(\.minimum).max() ?? 0, sizes.map(\.natural).max() ?? 0)
    }
    // It asks for little and takes what is left: the buttons beside it come first.
    let minimum = sizes.last?.minimum ?? 0
    return (minimum, max(minimum, min(280, sizes.reduce(0) { $0 + $1.natural })))
  }

  override func allocate(width: Int32, height: Int32) {
    guard !crumbs.isEmpty else { return }
    let needs = crumbs.map {
      CustomWidget.measure($0.button.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1).natural
    }
    let menu = CustomWidget.measure(overflow.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1).natural
    // The first folder from which on all fit, with the menu's button where that is not the first of all.
    let start =
      crumbs.indices.first { needs[$0...].reduce($0 > 0 || isCut ? menu : 0, +) <= width }
      ?? crumbs.count - 1
    hiddenCount = start
    // A name that can be read is worth more than the menu.
    let hasMenu = (start > 0 || isCut) && menu + min(needs[crumbs.count - 1], Self.readable) <= width
    overflow.setFolded(!hasMenu)
    var x: Int32 = 0
    func place(_ child: Widget, _ own: Int32) {
      CustomWidget.allocate(
        child.widget, x: isRightToLeft ? width - x - own : x, y: 0, width: own, height: height)
      x += own
    }
    if hasMenu { place(overflow, menu) }
    for (index, crumb) in crumbs.enumerated() {
      crumb.button.setFolded(index < start)
      if index >= start { place(crumb.button, min(needs[index], width - x)) }
    }
  }
}
