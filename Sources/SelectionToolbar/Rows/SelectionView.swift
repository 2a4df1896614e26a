import CGtk
import GtkSupport
import SelectionCore

/// What ``SelectionList`` and ``SelectionGrid`` have in common: any number of items that can be chosen, in one of
/// GTK's item views over the model's shown order.
///
/// ```
///   SelectionToolbarModel (ids, bitmap, shown order)       the truth
///        ▲ │ positions that changed
///        │ ▼
///   SelectionView ── SelectionListModel (GListModel + GtkSelectionModel) ── GtkListView or GtkGridView
///        │                                                                      │ makes, binds, recycles
///        └── SelectionRow, SelectionRow, … (some hundred, whatever the length) ◄┘
/// ```
@MainActor public class SelectionView<ID: Hashable & Sendable> {
  public let view: ItemView
  /// The widget to put into a window: the view, scrolling.
  public let widget: ScrolledWindow

  @usableFromInline let model: SelectionToolbarModel<ID>
  let listModel = SelectionListModel()
  let layout: SelectionRowLayout
  let rowTexts: SelectionRowTexts
  private let makeContent: () -> any SelectionRowContent<ID>
  private var observation: SelectionObservation?

  /// The rows that GTK keeps, by GTK's item and by the row's widget.
  private(set) var rows: [ListItem: BoundRow<ID>] = [:]
  private(set) var rowsByWidget: [UnsafeMutablePointer<GtkWidget>: BoundRow<ID>] = [:]

  /// The item whose row had the focus last.
  public internal(set) var currentID: ID?
  /// Who put the focus there.
  var currentOrigin = FocusOrigin.none
  /// Where the focus was when a key with Shift was pressed: what a range extends from.
  var extensionOrigin: ID?
  var press: PressedRow<ID>?
  /// The row under a drag that could be dropped on it.
  var dropRow: SelectionRow?
  private var focusConnection: SignalConnection?
  /// The timeout after which further rows are told of.
  private var telling: UInt32?
  /// How many rows GTK was told of.
  private var toldCount = 0
  private var isRearranging = false

  /// Called when an item is opened: by double click, Enter or the accessible click.
  public var onOpen: ((ID) -> Void)?
  /// Whether a single click opens a row in browse mode; else a double click does.
  public var opensOnClick = false
  /// Called when a drag begins on an item, with what is dragged, in the shown order: all that is chosen where the
  /// item is, else the item alone. Answers what it is to others, or nil where it cannot be dragged. The selection
  /// stays as it is.
  public var onDragPrepare: (([ID]) -> SelectionDrag?)?
  /// Called when a drag that began here has ended.
  public var onDragEnd: ((SelectionDragEnd) -> Void)?

  init(
    model: SelectionToolbarModel<ID>, layout: SelectionRowLayout, texts: SelectionRowTexts,
    content: @escaping () -> any SelectionRowContent<ID>
  ) {
    self.model = model
    self.layout = layout
    rowTexts = texts
    makeContent = content
    let factory = ListItemFactory()
    view =
      switch layout {
      case .row: ListView(model: listModel, factory: factory)
      case .tile: GridView(model: listModel, factory: factory, maximumColumns: 24)
      }
    widget = ScrolledWindow(view)
    SelectionTheme.install()
    view.setRubberband(true)
    widget.layout(hexpand: true, vexpand: true)
    makeRows(with: factory)
    listModel.source = self
    toldCount = rowCount
    listModel.itemsChanged(at: 0, removed: 0, added: toldCount)
    observation = model.addObserver { [weak self] change in self?.apply(change) }
    listenToPointer()
    listenToKeys()
    listenToDrags()
    view.connect("map") { [weak self] in self?.followFocus() }
  }

  // MARK: Rows

  private func makeRows(with factory: ListItemFactory) {
    factory.on(
      setup: { [weak self] item in self?.setUp(item) },
      bind: { [weak self] item in self?.bind(item) },
      unbind: { [weak self] item in self?.unbind(item) },
      teardown: { [weak self] item in self?.tearDown(item) })
  }

  private func setUp(_ item: ListItem) {
    let content = makeContent()
    let row = SelectionRow(content: content.widget, layout: layout)
    let bound = BoundRow(item: item, row: row, content: content)
    // The list's own gestures decide what a click means; GTK's would select and activate on top of them.
    item.setHandlesClicks(false)
    item.setChild(row)
    row.onToggle = { [weak self, weak bound] in bound?.id.map { self?.model.toggle($0) } }
    row.onOpen = { [weak self, weak bound] in bound?.id.map { self?.onOpen?($0) } }
    rows[item] = bound
    rowsByWidget[row.widget] = bound
  }

  private func bind(_ item: ListItem) {
    guard !listModel.isTellingInSteps, let bound = rows[item], let position = item.position,
      position < model.shownCount
    else { return }
    let id = model.shownID(at: position)
    bound.id = id
    let words = bound.content.bind(to: id)
    bound.row.setName(words.name, details: words.details)
    draw(bound)
    bound.row.realizeButtons()
    if !bound.row.isTold { tellLater() }
  }

  private func unbind(_ item: ListItem) {
    guard let bound = rows[item] else { return }
    bound.id = nil
    bound.content.unbind()
  }

  /// Binds the rows that stand at the place of another item now.
  private func bindAgain() {
    for (item, bound) in rows {
      guard let position = item.position, position < model.shownCount,
        bound.id != model.shownID(at: position)
      else { continue }
      unbind(item)
      bind(item)
    }
  }

  private func tearDown(_ item: ListItem) {
    guard let bound = rows.removeValue(forKey: item) else { return }
    rowsByWidget[bound.row.widget] = nil
    item.setChild(nil)
  }

  private func draw(_ bound: BoundRow<ID>) {
    guard let id = bound.id else { return }
    bound.row.update(isSelecting: model.isSelecting, isSelected: model.isSelected(id), texts: rowTexts)
  }

  // MARK: Changes

  /// The rows are drawn here, and GTK is not told with `selection-changed`: it would restyle all its 205 rows, and
  /// make a screen reader jump to the first selected item and read it out at every change of another.
  private func apply(_ change: SelectionChange) {
    if change.orderChanged, !isRearranging {
      // Whoever showed other ids asked the model, or another view of it.
      rearrange(at: 0, removed: toldCount) {}
      return
    }
    guard change.modeChanged || !change.ranges.isEmpty else { return }
    for bound in rows.values { draw(bound) }
    tellRows()
  }

  /// Tells assistive technologies of the rows that have changed: at once of few. Orca is silent for
  /// half a minute when it gets the changes of two hundred rows at once; it hears of the rest one by one, and of the
  /// row that gets the focus before it does.
  private func tellRows() {
    let untold = rows.values.filter { !$0.row.isTold }
    focusedRow?.row.tell()
    if untold.count > 20 { return tellLater() }
    for bound in untold { bound.row.tell() }
  }

  private func tellLater() {
    guard telling == nil else { return }
    telling = Timeout.after(milliseconds: 200) { [weak self] in
      guard let self else { return }
      telling = nil
      let untold = rows.values.filter { !$0.row.isTold }
      for bound in untold.prefix(4) { bound.row.tell() }
      if untold.count > 4 { tellLater() }
    }
  }

  isolated deinit {
    if let telling { Timeout.cancel(telling) }
  }

  /// Shows anew what is said of some items, where they are on screen.
  ///
  /// - Complexity: O(rows on screen).
  public func refresh(_ ids: Set<ID>? = nil) {
    for bound in rows.values {
      guard let id = bound.id, ids?.contains(id) ?? true else { continue }
      let words = bound.content.bind(to: id)
      bound.row.setName(words.name, details: words.details)
    }
  }

  /// Shows this order instead of the former one: another folder, a sort, a filter. The current row stays in view where it
  /// was, also while something else has the focus.
  ///
  /// - Complexity: O(n) in the number of ids.
  @inlinable public final func show(_ ids: some Collection<ID>) {
    // Inlinable and final, so that it is made for the host's ids: hashing a million that are only known to be hashable
    // takes ten times as long.
    replaceOrder { model.show(ids) }
  }

  /// Replaces a range of the shown order: items that came or went.
  ///
  /// - Complexity: O(n) in the number of ids shown, for moving the ones behind the range.
  @inlinable public final func replaceShown(_ range: Range<Int>, with ids: some Collection<ID>) {
    rearrange(at: range.lowerBound, removed: range.count) { model.replaceShown(range, with: ids) }
  }

  @usableFromInline func replaceOrder(_ change: () -> Void) {
    let current = currentOrigin != .none && !view.containsFocus && isCurrentInView ? currentID : nil
    rearrange(at: 0, removed: rowCount, change)
    if let current { keepInView(current) }
  }

  /// The focus stays on its item where that is still shown, else it goes to the next one that is, or to the last.
  @usableFromInline func rearrange(at position: Int, removed: Int, _ change: () -> Void) {
    let hadFocus = view.containsFocus
    let place = currentID.flatMap { model.position(of: $0) }
    let next = place.map { following($0, before: min(position + removed + 1, rowCount)) }
    isRearranging = true
    change()
    isRearranging = false
    let added = removed + rowCount - toldCount
    toldCount = rowCount
    // A grid loses its way too often when it is told in steps.
    let bound = layout == .row ? rows.keys.compactMap(\.position) : []
    if listModel.itemsChanged(at: position, removed: removed, added: added, bound: bound) {
      bindAgain()
      keepRowsInView()
    }
    for bound in rows.values { draw(bound) }
    tellRows()
    if currentOrigin == .none, hadFocus, model.shownCount > 0 {
      // Nobody chose the row that had the focus: rows that have come before it are as good, and are in view.
      currentID = model.shownID(at: 0)
    }
    guard let id = currentID else { return }
    if model.position(of: id) == nil {
      currentID = nil
      let inPlace = min(place ?? position, model.shownCount - 1)
      guard inPlace >= 0 else {
        // In a window that is not active the focus would be nowhere now: the host shows something else in a moment.
        if hadFocus, !view.isInActiveWindow { view.grabFocus() }
        return
      }
      // Where as many have come as have gone, one of them is what became of the item.
      let remaining = added < removed ? next?() : nil
      currentID = remaining ?? model.shownID(at: inPlace)
    }
    if hadFocus, focusedRow?.id != currentID { focusCurrent() }
  }

  /// Finds, when asked after a change, the first item that is still shown of those that stood behind a place and before
  /// another.
  private func following(_ place: Int, before end: Int) -> () -> ID? {
    let range = min(place + 1, end)..<end
    let model = model
    guard range.count > Self.mostListed else {
      let ids = range.map { model.shownID(at: $0) }
      return { ids.first { model.position(of: $0) != nil } }
    }
    let former = model.shownIndex
    return { model.firstShown(of: former, in: range) }
  }

  /// With more items than this the former order is kept for a moment, which costs the model a copy where it changes it in
  /// place.
  private static var mostListed: Int { 1_000 }

  /// Scrolls to the current row. A grid comes near only while its new tiles have no height, so it is looked at again.
  private func keepInView(_ id: ID, attempts: Int = 5) {
    guard attempts > 0, id == currentID, let position = model.position(of: id) else { return }
    view.scroll(to: position)
    Timeout.after(milliseconds: 50) { [weak self] in
      guard let self, !isCurrentInView else { return }
      keepInView(id, attempts: attempts - 1)
    }
  }

  /// Scrolls back to the rows that there are, if none is in view: GTK can lose its way where it was just about to scroll
  /// when very many rows changed.
  private func keepRowsInView(attempts: Int = 5) {
    Timeout.after(milliseconds: 50) { [weak self] in
      guard let self, attempts > 0, !rows.values.contains(where: isInView) else { return }
      let positions = rows.keys.compactMap(\.position).sorted()
      guard !positions.isEmpty else { return }
      view.scroll(to: positions[positions.count / 2])
      keepRowsInView(attempts: attempts - 1)
    }
  }

  /// Whether a part of the current row is where rows are shown.
  private var isCurrentInView: Bool {
    currentID.flatMap { id in rows.values.first { $0.id == id } }.map(isInView) ?? false
  }

  private func isInView(_ bound: BoundRow<ID>) -> Bool {
    let row = bound.row.widget
    var area = graphene_rect_t()
    guard gtk_widget_get_mapped(row) != 0, gtk_widget_compute_bounds(row, widget.widget, &area) != 0 else {
      return false
    }
    let height = Float(gtk_widget_get_allocated_height(widget.widget))
    return area.origin.y + area.size.height > 0 && area.origin.y < height
  }

  // MARK: Focus

  /// The item whose row has the keyboard focus.
  public var focusedID: ID? { focusedRow?.id }

  /// The row with the keyboard focus.
  var focusedRow: BoundRow<ID>? {
    guard view.containsFocus, let root = gtk_widget_get_root(view.widget) else { return nil }
    // Where the window is not active, the view was just seen to have the window's focused widget in it.
    return row(
      around: view.isInActiveWindow ? gtk_widget_get_focus_child(view.widget) : gtk_root_get_focus(root))
  }

  /// The row that a widget is, or is in.
  func row(around widget: UnsafeMutablePointer<GtkWidget>?) -> BoundRow<ID>? {
    var widget = widget
    while let current = widget, current != view.widget {
      if let bound = rowsByWidget[current] { return bound }
      let parent = gtk_widget_get_parent(current)
      // GTK's own widget around a row: a press on its edge is one on the row.
      if parent == view.widget { return gtk_widget_get_first_child(current).flatMap { rowsByWidget[$0] } }
      widget = parent
    }
    return nil
  }

  private func followFocus() {
    guard focusConnection == nil, let root = gtk_widget_get_root(view.widget) else { return }
    let window = Widget(retaining: UnsafeMutableRawPointer(root))
    focusConnection = window.connectNotify("focus-widget") { [weak self] in
      guard let self, let id = focusedRow?.id else { return }
      currentID = id
    }
  }

  /// Moves the keyboard focus to an item's row and scrolls there; answers whether it could.
  @discardableResult
  public func focus(_ id: ID) -> Bool {
    if currentOrigin == .none { currentOrigin = .host }
    return focusRow(of: id)
  }

  private func focusRow(of id: ID) -> Bool {
    guard let position = model.position(of: id) else { return false }
    if rows.values.first(where: { $0.item.position == position && gtk_widget_get_mapped($0.row.widget) != 0 })
      == nil
    {
      view.scroll(to: position)
    }
    currentID = id
    guard let bound = rows.values.first(where: { $0.item.position == position }) else { return false }
    return bound.row.grabFocus()
  }

  /// Moves the keyboard focus to the row that had it last, or to the first one.
  @discardableResult
  public func focusCurrent() -> Bool {
    if let id = currentID, focusRow(of: id) { return true }
    guard model.shownCount > 0 else { return view.grabFocus() }
    return focusRow(of: model.shownID(at: 0))
  }

  /// Forgets which row was current: the host shows something else altogether.
  public func forgetCurrent() {
    currentID = nil
    currentOrigin = .none
  }
}
