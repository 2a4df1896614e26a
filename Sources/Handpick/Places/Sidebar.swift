import CGtk
import FilesCore
import GtkSupport

/// The places on the left: the user's folders, bookmarks and file systems. One stop of Tab; the arrow keys move
/// inside, Right to what can be taken off and Left back.
///
/// - CSS: a `box.sidebar` with `button.place-line` in it, the place shown with `current`.
/// - Accessibility: a group named `Places`; push buttons named by the places, and `Eject name` or `Unmount name`.
final class Sidebar {
  let widget: ScrolledWindow
  private let column = Box(GTK_ORIENTATION_VERTICAL, role: GTK_ACCESSIBLE_ROLE_GROUP).styled("sidebar")
  private let model: PlacesModel
  private var lines: [PlaceLine] = []
  /// What the lines show, to leave them alone where nothing has changed.
  private var drawn: [[String]] = []
  private var current: FilePath?

  /// Called when a place is chosen.
  var onGo: ((PlaceEntry) -> Void)?
  /// Called to mount, unmount or eject a place, and for what else can be done with it.
  var onTakeOff: ((PlaceEntry) -> Void)?
  var onMenu: ((PlaceEntry, Widget, (x: Double, y: Double)?) -> Void)?
  var onOpenBeside: ((FilePath) -> Void)?
  /// Called for each place's button as it is made: what else is to be done with it (dropping files on it).
  var onLine: ((Widget, PlaceEntry) -> Void)?

  init(_ model: PlacesModel = .shared) {
    self.model = model
    column.setAccessibleLabel(localized("Places"))
    widget = ScrolledWindow(column)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    // As wide as its names, which large text makes wider.
    gtk_scrolled_window_set_propagate_natural_width(widget.opaque, 1)
    gtk_widget_set_size_request(widget.widget, 200, -1)
    column.onKey(phase: GTK_PHASE_CAPTURE) { [weak self] key, modifiers in
      self?.handle(key, modifiers.chord) ?? false
    }
  }

  /// Fills the list and follows the changes; to be called once the handlers are set.
  func start() {
    draw()
    model.observe(self) { [weak self] in self?.draw() }
  }

  /// Follows the changes no more.
  func stop() { model.stopObserving(self) }

  /// Marks the place that is shown.
  func show(_ path: FilePath) {
    current = path
    for line in lines { line.setCurrent(line.entry.path == path) }
  }

  /// Moves the keyboard focus to the place shown, or to the first one.
  func grabFocus() {
    let line = lines.first { $0.entry.path == current } ?? lines.first
    line?.button.grabFocus()
  }

  // MARK: Drawing

  private func draw() {
    let sections = model.sections.filter { !$0.isEmpty }
    let drawn = sections.map { $0.map { "\($0.id) \(model.busy.contains($0.name))" } }
    guard drawn != self.drawn else { return }
    self.drawn = drawn
    let focused = focusedIndex
    while let child = gtk_widget_get_first_child(column.widget) { gtk_box_remove(column.pointer(), child) }
    lines = []
    for (index, section) in sections.enumerated() {
      if index > 0 { column.append(Separator()) }
      for entry in section { append(entry) }
    }
    if let current { show(current) }
    if let focused, !lines.isEmpty { lines[min(focused, lines.count - 1)].button.grabFocus() }
  }

  private func append(_ entry: PlaceEntry) {
    let line = PlaceLine(entry, isBusy: model.busy.contains(entry.name))
    line.button.onClicked { [weak self] in self?.onGo?(entry) }
    line.takeOff?.onClicked { [weak self] in self?.onTakeOff?(entry) }
    line.button.onMenu(opensOnHold: true) { [weak self, weak button = line.button] place in
      guard let button else { return }
      self?.onMenu?(entry, button, place)
    }
    if let path = entry.path {
      line.button.onMiddleClick { [weak self] in self?.onOpenBeside?(path) }
    }
    onLine?(line.button, entry)
    lines.append(line)
    column.append(line.widget)
  }

  // MARK: Keys

  private var focusedIndex: Int? { lines.firstIndex { $0.widget.containsFocus } }

  private func handle(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    guard let focused = focusedIndex else { return false }
    let isBackward = key == GDK_KEY_ISO_Left_Tab || modifiers.contains(GDK_SHIFT_MASK)
    switch key {
    case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab: return column.moveFocusOut(backward: isBackward)
    default: break
    }
    guard modifiers == .none else { return false }
    switch key {
    case GDK_KEY_Down, GDK_KEY_KP_Down: focus(min(focused + 1, lines.count - 1))
    case GDK_KEY_Up, GDK_KEY_KP_Up: focus(max(focused - 1, 0))
    case GDK_KEY_Home, GDK_KEY_KP_Home: focus(0)
    case GDK_KEY_End, GDK_KEY_KP_End: focus(lines.count - 1)
    case GDK_KEY_Right, GDK_KEY_Left: lines[focused].moveFocus(toButton: lines[focused].button.containsFocus)
    default: return false
    }
    return true
  }

  private func focus(_ index: Int) { lines[index].button.grabFocus() }
}
