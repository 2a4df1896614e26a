import CGtk
import GtkSupport
import SelectionCore

/// The block: while its model is selecting, a header bar with the count takes the place of the window's own, and a
/// bar of actions rises under the content; a line above the bottom edge tells how an action ended, with Undo.
///
/// ```swift
/// let model = SelectionToolbarModel<Int>()
/// let toolbar = SelectionToolbar(
///   model, all: files.map(\.id), noun: ("file", "files"),
///   actions: [.move { ids in try await store.move(ids) } undo: { ids in try await store.moveBack(ids) }],
///   content: list)
/// gtk_window_set_titlebar(window, toolbar.titlebar(replacing: header).widget)
/// gtk_window_set_child(window, toolbar.widget.widget)
/// ```
///
/// Without ``titlebar(replacing:)-(Widget)`` the bar with the count stands above the content. The host owns the
/// toolbar for as long as its window lives.
///
/// - CSS: a `box.selection-toolbar` around the top bar where it is not in the title bar, an overlay (the content, the
///   confirmation line) and the action bar.
/// - Accessibility: see ``SelectionHeader``, ``ActionBar``, ``ConfirmationLine``, ``QuestionDialog``. While
///   selecting, the window's title is the count, which every screen reader says when it changes.
@MainActor public final class SelectionToolbar<ID: Hashable & Sendable> {
  /// The widget to put into the window: the content with the block's bars.
  public let widget: Widget
  /// What runs the actions; the host may ask it to run one (a key of the host's own) or to withdraw a line.
  public let run: SelectionToolbarRun<ID>

  let model: SelectionToolbarModel<ID>
  let texts: any SelectionTexts<ID>
  let header: SelectionHeader
  let actionBar: ActionBar
  let line: ConfirmationLine
  private let titlebar = SwapView()
  /// Where the header is while the host has not given it a place in the title bar.
  let topBar = TopBar()
  private let content: Widget
  private(set) var hostBar: Widget?
  private var drawing: ObservationLoop?
  private var ticks: SelectionObservation?
  var drawnMode = false
  var drawnConfirmation: Int?
  var question: QuestionDialog?
  var shareSheet: ShareSheet?
  var drawnShare: Int?
  private var keys: Object?
  var drawnTitle = ""
  var titleTimeout: UInt32?
  /// Since when the window's title has been behind.
  var titleWaits: ContinuousClock.Instant?
  var busyTimeout: UInt32?
  var drawnBusy: String?

  /// The window's title while nothing is selected; empty where the host keeps the title to itself.
  public var title = "" { didSet { drawTitle() } }
  /// Whether no action can be asked for at the moment, because the host is still listing what there is.
  public var actionsRest = false { didSet { drawActions() } }
  /// What the header shows under the count, such as the size of what is selected; empty for nothing.
  public var selectionDetail = "" { didSet { header.show(detail: selectionDetail) } }
  /// Gives the keyboard focus to the content: where the focus goes when select mode ends. By default GTK decides.
  public var focusContent: (() -> Void)?
  /// A part of the window beside the content that F6 reaches too: whether the focus is there, and how it gets there.
  public var sidePart: (hasFocus: () -> Bool, focus: () -> Bool)?
  /// The ways of sharing that the sheet offers for the links of `.share`.
  public var shareWays: [ShareWay] = ShareWay.standard

  /// Called when a button of the bar, or of its menu, is pressed; answers whether that did all there is to do.
  public var onAction: ((_ actionID: String, _ button: Widget) -> Bool)?

  /// What Done and Escape do instead of ending select mode; the host ends it.
  public var onLeave: (() -> Void)?

  /// The block around the host's list or grid.
  ///
  /// - Parameters:
  ///   - all: every id in order, for Select all; leave it out where the model is shown its ids otherwise.
  ///   - noun: the item's name in one and many.
  ///   - content: the host's widget.
  public convenience init(
    _ model: SelectionToolbarModel<ID>, all: [ID]? = nil, noun: (one: String, many: String),
    actions: [SelectionToolbarAction<ID>], content: Widget
  ) {
    self.init(model, all: all, texts: EnglishTexts(noun: noun), actions: actions, content: content)
  }

  /// The same around a widget of any binding, as GTK's functions take it.
  public convenience init(
    _ model: SelectionToolbarModel<ID>, all: [ID]? = nil, noun: (one: String, many: String),
    actions: [SelectionToolbarAction<ID>], content: UnsafeMutablePointer<GtkWidget>
  ) {
    self.init(
      model, all: all, noun: noun, actions: actions,
      content: Widget(retaining: UnsafeMutableRawPointer(content)))
  }

  /// The block with texts of the host's own.
  public init(
    _ model: SelectionToolbarModel<ID>, all: [ID]? = nil, texts: any SelectionTexts<ID>,
    actions: [SelectionToolbarAction<ID>], content: Widget
  ) {
    SelectionTheme.install()
    Announcer.shared.start()
    Haptics.shared.start()
    self.model = model
    self.texts = texts
    self.content = content
    if let all { model.show(all) }
    run = SelectionToolbarRun(model: model, actions: actions, texts: texts)
    header = SelectionHeader(done: texts.done)
    actionBar = ActionBar(label: texts.actions, more: texts.moreActions, inProgress: texts.inProgress)
    line = ConfirmationLine(undo: texts.undo)
    let overlay = Overlay(content)
    overlay.add(line.revealer)
    overlay.layout(vexpand: true)
    widget = Box(GTK_ORIENTATION_VERTICAL, [topBar.revealer, overlay, actionBar.revealer])
      .styled("selection-toolbar")
    topBar.hold(header.bar)
    actionBar.show(actions, inProgress: texts.inProgress)
    connect()
    ticks = model.addObserver { [widget] change in
      if change.countChanged { Haptics.shared.give(.tick, for: widget) }
    }
    drawing = ObservationLoop { [weak self] in self?.draw() }
  }

  isolated deinit {
    drawing?.cancel()
    for timeout in [titleTimeout, busyTimeout] { timeout.map(Timeout.cancel) }
    question?.close()
    shareSheet?.close()
  }

  // MARK: The host's header bar

  /// The title bar for the window: the host's header bar, swapped for the block's while selecting.
  public func titlebar(replacing bar: Widget) -> Widget {
    topBar.letGo()
    hostBar = bar
    titlebar.addClass("selection-titlebar")
    titlebar.addChild(bar)
    titlebar.addChild(header.bar)
    titlebar.show(model.isSelecting ? header.bar : bar)
    return titlebar
  }

  /// The same for a header bar of any binding, as GTK's functions take it.
  public func titlebar(replacing bar: UnsafeMutablePointer<GtkWidget>) -> Widget {
    titlebar(replacing: Widget(retaining: UnsafeMutableRawPointer(bar)))
  }

  /// Shows the block's header or the host's.
  func showHeader(_ isSelecting: Bool) {
    if let hostBar {
      // The content must not jump.
      let height = gtk_widget_get_height(hostBar.widget)
      if isSelecting { gtk_widget_set_size_request(header.bar.widget, -1, height) }
      titlebar.show(isSelecting ? header.bar : hostBar)
    } else {
      topBar.setShown(isSelecting)
    }
  }

  /// Gives the host's header bar back, unchanged; the host puts it where it likes.
  public func giveBackHeaderBar() -> Widget? {
    guard let bar = hostBar else { return nil }
    titlebar.removeChild(bar)
    titlebar.removeChild(header.bar)
    bar.isVisible = true
    hostBar = nil
    topBar.hold(header.bar)
    topBar.setShown(model.isSelecting)
    return bar
  }

  // MARK: Connections

  private func connect() {
    header.onAll = { [weak self] in self?.selectOrDeselectAll() }
    header.onDone = { [weak self] in self?.endSelecting() }
    actionBar.onAction = { [weak self] id, button in
      guard let self, onAction?(id, button) != true else { return }
      run.ask(id)
    }
    actionBar.onRest = { [weak self] in self?.focusContent?() }
    line.onUndo = { [weak self] in self?.undo() }
    line.onFollowUp = { [weak self] in self?.follow() }
    line.onDismiss = { [weak self] in self?.dismissLine() }
    line.onHold = { [weak self] isHeld in
      if isHeld { self?.run.hold() } else { self?.run.release() }
    }
    run.onEvent = { [weak self] in self?.handle($0) }
    widget.connect("map") { [weak self] in self?.listenToKeys() }
  }

  /// Leaves select mode for Done or Escape.
  func endSelecting() {
    if let onLeave { onLeave() } else { model.end() }
  }

  /// Every shown item is selected: deselects all, else selects all.
  public func selectOrDeselectAll() {
    if model.allState == .all { model.deselectAll() } else { model.selectAll() }
  }

  private func undo() {
    if line.containsFocus { focusContent?() }
    run.undo()
  }

  private func follow() {
    if line.containsFocus { focusContent?() }
    run.follow()
  }

  private func dismissLine() {
    if line.containsFocus { focusContent?() }
    run.dismiss()
  }

  private func handle(_ event: SelectionRunEvent) {
    switch event {
    case .succeeded: Haptics.shared.give(.success, for: widget)
    case .failed: Haptics.shared.give(.failure, for: widget)
    case .began, .cancelled, .undone, .reported: break
    }
    guard let text = run.confirmation?.text else { return }
    switch event {
    case .succeeded, .undone: announce(text, isUrgent: false)
    case .failed: announce(text, isUrgent: true)
    case .reported(let line): announce(text, isUrgent: line.isError)
    case .began, .cancelled: break
    }
  }

  /// Has a screen reader say something that is shown elsewhere in the window, after what the focus says.
  public func announce(_ text: String, isUrgent: Bool = false) {
    Announcer.shared.say(text, isUrgent: isUrgent, in: widget)
  }

  var headerContainsFocus: Bool { titlebar.containsFocus || header.bar.containsFocus }
  var contentContainsFocus: Bool { content.containsFocus }

  func focusHeader() -> Bool {
    if model.isSelecting { return header.grabFocus() }
    guard let hostBar else { return false }
    return gtk_widget_child_focus(hostBar.widget, GTK_DIR_TAB_FORWARD) != 0
  }

  func focusContentPart() -> Bool {
    if let focusContent { focusContent() } else { content.grabFocus() }
    return content.containsFocus
  }

  var window: UnsafeMutablePointer<GtkWindow>? {
    guard let root = gtk_widget_get_root(widget.widget) else { return nil }
    guard cgtk_is_a(UnsafeMutableRawPointer(root), gtk_window_get_type()) != 0 else { return nil }
    return UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
  }

  private func listenToKeys() {
    guard keys == nil, let window else { return }
    let root = Widget(retaining: UnsafeMutableRawPointer(window))
    keys = root
    root.onKey { [weak self] key, modifiers in self?.handle(key, modifiers.chord) ?? false }
    setWindowTitle()
  }
}
