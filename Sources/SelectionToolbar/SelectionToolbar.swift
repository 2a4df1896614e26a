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
///   content: list.widget)
/// window.setTitlebar(toolbar.titlebar(replacing: header))
/// window.setChild(toolbar.widget)
/// ```
///
/// The host owns it for as long as its window lives.
///
/// - CSS: a `box.selection-toolbar` around an overlay (the content, the confirmation line) and the action bar.
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
  private let content: Widget
  private var hostBar: Widget?
  private var drawing: ObservationLoop?
  private var drawnMode = false
  private var drawnConfirmation: Int?
  private var question: QuestionDialog?
  private var shareSheet: ShareSheet?
  private var drawnShare: Int?
  private var keys: Object?
  private var drawnTitle = ""
  private var titleTimeout: UInt32?

  /// The window's title while nothing is selected.
  public var title = "" { didSet { drawTitle() } }
  /// Whether no action can be asked for at the moment, because the host is still listing what there is.
  public var actionsRest = false { didSet { drawActions() } }
  /// Gives the keyboard focus to the content: where the focus goes when select mode ends. By default GTK decides.
  public var focusContent: (() -> Void)?
  /// The ways of sharing that the sheet offers for the links of `.share`.
  public var shareWays: [ShareWay] = ShareWay.standard

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

  /// The block with texts of the host's own.
  public init(
    _ model: SelectionToolbarModel<ID>, all: [ID]? = nil, texts: any SelectionTexts<ID>,
    actions: [SelectionToolbarAction<ID>], content: Widget
  ) {
    SelectionTheme.install()
    Announcer.shared.start()
    self.model = model
    self.texts = texts
    self.content = content
    if let all { model.show(all) }
    run = SelectionToolbarRun(model: model, actions: actions, texts: texts)
    header = SelectionHeader(done: texts.done)
    actionBar = ActionBar(label: texts.actions)
    line = ConfirmationLine(undo: texts.undo)
    let overlay = Overlay(content)
    overlay.add(line.revealer)
    overlay.layout(vexpand: true)
    widget = Box(GTK_ORIENTATION_VERTICAL, [overlay, actionBar.revealer]).styled("selection-toolbar")
    actionBar.show(actions, inProgress: texts.inProgress)
    connect()
    drawing = ObservationLoop { [weak self] in self?.draw() }
  }

  isolated deinit {
    drawing?.cancel()
    if let titleTimeout { Timeout.cancel(titleTimeout) }
    question?.close()
    shareSheet?.close()
  }

  // MARK: The host's header bar

  /// The title bar for the window: the host's header bar, swapped for the block's while selecting.
  public func titlebar(replacing bar: Widget) -> Widget {
    hostBar = bar
    titlebar.addClass("selection-titlebar")
    titlebar.addChild(bar)
    titlebar.addChild(header.bar)
    titlebar.show(model.isSelecting ? header.bar : bar)
    return titlebar
  }

  /// Gives the host's header bar back, unchanged; the host puts it where it likes.
  public func giveBackHeaderBar() -> Widget? {
    guard let bar = hostBar else { return nil }
    titlebar.removeChild(bar)
    hostBar = nil
    return bar
  }

  // MARK: Connections

  private func connect() {
    header.onAll = { [weak self] in self?.selectOrDeselectAll() }
    header.onDone = { [weak self] in self?.model.end() }
    actionBar.onAction = { [weak self] id in self?.run.ask(id) }
    line.onUndo = { [weak self] in self?.undo() }
    line.onFollowUp = { [weak self] in self?.follow() }
    line.onDismiss = { [weak self] in self?.dismissLine() }
    line.onHold = { [weak self] isHeld in
      if isHeld { self?.run.hold() } else { self?.run.release() }
    }
    run.onEvent = { [weak self] in self?.handle($0) }
    widget.connect("map") { [weak self] in self?.listenToKeys() }
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
    guard let text = run.confirmation?.text else { return }
    switch event {
    case .succeeded, .undone: announce(text, isUrgent: false)
    case .failed: announce(text, isUrgent: true)
    case .reported(let line): announce(text, isUrgent: line.isError)
    case .began, .cancelled: break
    }
  }

  private func announce(_ text: String, isUrgent: Bool) {
    Announcer.shared.say(text, isUrgent: isUrgent, in: widget)
  }

  var headerContainsFocus: Bool { titlebar.containsFocus }
  var contentContainsFocus: Bool { content.containsFocus }

  func focusHeader() -> Bool {
    if model.isSelecting || hostBar == nil { return header.grabFocus() }
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

  // MARK: Drawing

  /// Draws all that depends on the model and the run; called again after each change of what it reads.
  private func draw() {
    run.lingers = ScreenReaderStatus.shared.isOn
    drawHeader()
    drawMode()
    drawActions()
    drawQuestion()
    drawShare()
    drawLine()
    drawTitle()
  }

  private func drawHeader() {
    header.update(
      count: model.count, text: texts.count(model.count, hidden: model.hiddenCount),
      all: model.allState == .all ? texts.deselectAll : texts.selectAll, canSelectAll: model.shownCount > 0)
  }

  private func drawMode() {
    guard model.isSelecting != drawnMode else { return }
    drawnMode = model.isSelecting
    let hadFocusInBars = actionBar.containsFocus || header.bar.containsFocus || hostBar?.containsFocus == true
    if let hostBar { titlebar.show(drawnMode ? header.bar : hostBar) }
    // The focus is moved before its widget goes, or GTK would let it fall.
    if hadFocusInBars { focusContent?() }
    actionBar.setShown(drawnMode)
  }

  private func drawActions() {
    switch run.phase {
    // The question is modal, so the bar stays as it is under it: an insensitive button would lose the focus.
    case .confirming: break
    case .running(let id): actionBar.update(running: id) { _ in false }
    case .idle: actionBar.update(running: nil) { !actionsRest && run.canRun($0) }
    }
  }

  /// The count goes into the title a moment after it changed. A screen reader says a title that changes, but one
  /// that has changed before it turned to the newly focused row is old news to it.
  private func drawTitle() {
    let text = model.isSelecting ? texts.count(model.count, hidden: model.hiddenCount) : title
    guard !title.isEmpty, text != drawnTitle else { return }
    let isFirst = drawnTitle.isEmpty
    drawnTitle = text
    if let titleTimeout { Timeout.cancel(titleTimeout) }
    titleTimeout = nil
    if isFirst { return setWindowTitle() }
    titleTimeout = Timeout.after(milliseconds: 250) { [weak self] in
      self?.titleTimeout = nil
      self?.setWindowTitle()
    }
  }

  private func setWindowTitle() {
    guard let window else { return }
    gtk_window_set_title(window, drawnTitle)
  }

  private func drawQuestion() {
    guard case .confirming(let asked) = run.phase else {
      question?.close()
      question = nil
      return
    }
    guard question == nil else { return }
    question = QuestionDialog(
      title: asked.title, detail: asked.detail, confirm: asked.confirmTitle, cancel: texts.cancel,
      parent: window
    ) { [weak self] isConfirmed in
      guard let self else { return }
      question = nil
      if isConfirmed { run.confirm() } else { run.cancel() }
    }
  }

  private func drawShare() {
    guard let share = run.share, share.id != drawnShare else { return }
    drawnShare = share.id
    shareSheet = ShareSheet(
      title: texts.shareTitle(share.ids), links: share.links, ways: shareWays, cancel: texts.cancel,
      parent: window
    ) { [weak self] result in
      self?.shareSheet = nil
      self?.endShare(result)
    }
  }

  private func endShare(_ result: Result<String?, any Error>) {
    switch result {
    case .success(nil): run.endShare(nil)
    case .success(let message): run.endShare(SelectionOutcome(message: message))
    case .failure(let error): run.endShare(throwing: error)
    }
  }

  private func drawLine() {
    guard let confirmation = run.confirmation else {
      drawnConfirmation = nil
      if line.containsFocus { focusContent?() }
      line.hide()
      return
    }
    guard confirmation.id != drawnConfirmation else { return }
    drawnConfirmation = confirmation.id
    line.show(
      confirmation.text, isError: confirmation.isError, canUndo: confirmation.canUndo,
      followUp: confirmation.followUpTitle)
  }
}
