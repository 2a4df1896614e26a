import CGtk
import FilesCore
import GtkSupport

/// The titles above the columns of a list, buttons that order it: again, and the other way round.
///
/// Tab leads to the one that the list is ordered by; Left, Right, Home and End go on to the others, Down to the files.
///
/// - CSS: a node `columnheader` with `button.column-title` in it.
/// - Accessibility: a group named `Columns` of push buttons; the description of the one that the list is ordered by
///   says in which direction.
final class ColumnHeader: CustomWidget {
  private struct Title {
    /// Nil for the name.
    let column: FileColumn?
    let button: Button
    let label: Label
    let arrow: Image

    var sort: FolderSort? { column.map(\.sort) ?? .name }
  }

  private let columns: ColumnLayout
  private let titles: [Title]
  /// The title that the list is ordered by.
  private var current: Button?
  private static let padding: Int32 = 6

  /// Called to order by something, or the other way round.
  var onSort: ((FolderSort) -> Void)?
  /// Called to move the focus on to the files.
  var onLeave: (() -> Void)?

  init(columns: ColumnLayout) {
    self.columns = columns
    titles = ([nil] + FileColumn.allCases.map(\.self)).map(Self.title)
    super.init(cssName: "columnheader", role: GTK_ACCESSIBLE_ROLE_GROUP)
    setAccessibleLabel(localized("Columns"))
    for title in titles {
      title.button.isFocusable = title.column == nil
      addChild(title.button)
      title.button.onClicked { [weak self] in title.sort.map { self?.onSort?($0) } }
    }
    onKey(phase: GTK_PHASE_CAPTURE) { [weak self] key, modifiers in
      guard modifiers.chord == .none else { return false }
      return self?.moveFocus(key) ?? false
    }
    onMenu { [weak self] place in self?.openMenu(at: place) }
  }

  private static func title(_ column: FileColumn?) -> Title {
    let text = column?.title ?? localizedInContext("sort by", "Name")
    let label = Label(text)
    label.ellipsize = PANGO_ELLIPSIZE_END
    let arrow = Image(icon: "pan-up-symbolic")
    let line = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 2, [label, arrow])
    line.layout(halign: column?.isAtEnd == true ? GTK_ALIGN_END : GTK_ALIGN_START)
    let button = Button(child: line, label: text).styled("flat", "column-title").flushingAccessible()
    button.tooltip = text
    // A click sorts and leaves the focus on the row that has it, which the view then follows.
    gtk_widget_set_focus_on_click(button.widget, 0)
    return Title(column: column, button: button, label: label, arrow: arrow)
  }

  /// Says what the list is ordered by.
  func show(_ sort: FolderSort, isReversed: Bool) {
    let isAscending = sort.isAscending(isReversed: isReversed)
    for title in titles {
      let isCurrent = title.sort == sort
      title.arrow.isVisible = isCurrent
      title.button.setClass("current", isCurrent)
      title.button.setAccessibleDescription(
        !isCurrent
          ? ""
          : isAscending ? localized("Sorted in ascending order") : localized("Sorted in descending order"))
      guard isCurrent else { continue }
      title.arrow.setIcon(named: isAscending ? "pan-up-symbolic" : "pan-down-symbolic")
      current = title.button
    }
  }

  // MARK: Keys

  /// Tab leads to the title that the list is ordered by.
  override func willMoveFocus() {
    if !containsFocus, let current { makeFocusable(current) }
  }

  /// One title at a time is in the order of Tab.
  ///
  /// Not to be changed in a window that is not shown yet: GTK 4.8 would tell assistive technologies of the window
  /// before it knows itself what it is.
  private func makeFocusable(_ button: Button) {
    for title in titles { title.button.isFocusable = title.button == button }
  }

  private var shownTitles: [Title] {
    titles.filter { gtk_widget_get_child_visible($0.button.widget) != 0 && $0.button.isVisible }
  }

  private func moveFocus(_ key: Int32) -> Bool {
    let shown = shownTitles.map(\.button)
    guard let place = shown.firstIndex(where: \.containsFocus) else { return false }
    switch key {
    case GDK_KEY_Left, GDK_KEY_KP_Left: focus(shown, place + (isRightToLeft ? 1 : -1))
    case GDK_KEY_Right, GDK_KEY_KP_Right: focus(shown, place + (isRightToLeft ? -1 : 1))
    case GDK_KEY_Home, GDK_KEY_KP_Home: focus(shown, 0)
    case GDK_KEY_End, GDK_KEY_KP_End: focus(shown, shown.count - 1)
    case GDK_KEY_Down, GDK_KEY_KP_Down: onLeave?()
    default: return false
    }
    return true
  }

  private func focus(_ buttons: [Button], _ place: Int) {
    guard buttons.indices.contains(place) else { return }
    makeFocusable(buttons[place])
    buttons[place].grabFocus()
  }

  /// Offers to hide each column, or to show it again.
  private func openMenu(at place: (x: Double, y: Double)?) {
    let choice = ColumnChoice.shared
    let items = FileColumn.allCases.map { column in
      MenuItem(
        choice.hidden.contains(column)
          ? localized("Show column “{name}”", ["name": column.title])
          : localized("Hide column “{name}”", ["name": column.title])
      ) { choice.toggle(column) }
    }
    let focused = titles.first(where: \.button.containsFocus)?.button
    PopupMenu.show([items], label: localized("Columns"), at: self, place: place) { [weak self] in
      if let focused { focused.grabFocus() } else { self?.onLeave?() }
    }
  }

  // MARK: Layout

  /// The width of a character of the titles, in pixels.
  var characterWidth: Int32 {
    guard let context = gtk_widget_get_pango_context(titles[0].label.widget),
      let metrics = pango_context_get_metrics(context, nil, nil)
    else { return columns.characterWidth }
    defer { pango_font_metrics_unref(metrics) }
    return (pango_font_metrics_get_approximate_char_width(metrics) + PANGO_SCALE - 1) / PANGO_SCALE
  }

  override func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard orientation == GTK_ORIENTATION_VERTICAL else { return (0, 0) }
    let heights = titles.map { CustomWidget.measure($0.button.widget, orientation, forSize: -1).natural }
    return (heights.max() ?? 0, heights.max() ?? 0)
  }

  override func allocate(width: Int32, height: Int32) {
    let inner = width - ColumnLayout.start - ColumnLayout.end
    let places = columns.places(in: inner)
    let end = places.first.map { $0.x - ColumnLayout.spacing } ?? inner
    for title in titles {
      let spot = places.first { $0.column == title.column }
      let isShown = title.column == nil || spot != nil
      title.button.setFolded(!isShown)
      guard isShown else { continue }
      let (x, own) = (spot?.x ?? 0, spot?.width ?? end)
      place(title.button, x: ColumnLayout.start + x, width: own, height: height, in: width)
    }
  }

  private func place(_ button: Button, x: Int32, width: Int32, height: Int32, in all: Int32) {
    CustomWidget.measure(button.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1)
    let (start, own) = (x - Self.padding, width + 2 * Self.padding)
    CustomWidget.allocate(
      button.widget, x: isRightToLeft ? all - start - own : start, y: 0, width: own, height: height)
  }
}
