import CGtk
import FilesCore
import GtkSupport
import SelectionCore
import SelectionToolbar

/// A window on a folder: its files in a list, and the block around it.
final class FolderWindow {
  let window: Window
  let operations: FileOperations
  let transfers: FileTransfers
  let model = SelectionToolbarModel<FileID>()
  private(set) var toolbar: SelectionToolbar<FileID>
  private(set) var list: SelectionView<FileID>
  let tabBar = TabBar()
  /// The tabs; what is known of the shown one is in the window itself.
  var tabs: [FolderTab]
  var currentTab = 0
  let header = FolderHeader()
  let sidebar = Sidebar()
  let frame: SidebarFrame
  private let pages = SwapView()
  let searchBar = SearchBar()
  let search = SearchState()
  let viewButton = ViewOptionsButton()
  private var selectionSize: SelectionSize?
  let message = MessagePage()
  private let describer = FileDescriber()

  private(set) var folder: Folder
  private(set) var actions: FileActions
  var history: NavigationHistory
  var typeAhead = TypeAhead()
  /// A file that was made, which gets the focus once it is listed.
  var created: CreatedFile?
  let springs = SpringLoading()
  /// What the drag over the window offers.
  var offered = GdkDragAction.noDrag
  /// The devices of folders that a drag has met.
  var devices: [FilePath: Set<UInt64>] = [:]
  /// Draws anew which files are cut.
  var cutDrawing: ObservationLoop?
  /// Says how far the last long work is.
  var speaker: TransferSpeaker?
  var patternDialog: PatternDialog?
  /// The dialog shown last, kept for as long as it may be of use.
  var dialog: AnyObject?
  /// The names to choose once they are listed, as `--select` asked.
  private var namesToSelect: Set<FileName> = []
  /// The name to put the focus on once it is listed: the folder that was left by going up.
  var nameToFocus: FileName?
  private var isShowingFolder = false
  /// Whether the focus has still to be put on the files (or on why there are none) of the folder just opened.
  private var wantsFocus = false
  private var wasLoading = true
  private var isWaitingForDetails = false
  private var hasWaitedForDetails = false

  /// Called when the window is gone, and when another one is wanted.
  var onDestroy: (() -> Void)?
  var onOpenWindow: ((FilePath) -> Void)?
  /// Called when the application is to end.
  var onQuit: (() -> Void)?
  /// Whether no other window is open.
  var isLast: (() -> Bool)?
  var isAskingAboutWork = false
  /// Called when the Trash is to be shown.
  var onOpenTrash: (() -> Void)?

  init(
    application: Application, operations: FileOperations, queue: TransferQueue, folder path: FilePath
  ) {
    FileStyle.install()
    self.operations = operations
    window = Window(application: application)
    history = NavigationHistory(path)
    folder = Folder(path: path, options: ViewOptions.shared.options)
    let shown = ShownFolder(folder)
    let describer = describer
    list = Self.makeView(model, describer, shown)
    tabs = [FolderTab(folder: folder, history: history)]
    transfers = FileTransfers(queue: queue, operations: operations, window: window)
    actions = FileActions(folder: folder, transfers: transfers, window: nil)
    pages.addChild(list.widget)
    pages.addChild(message.widget)
    let content = Box(GTK_ORIENTATION_VERTICAL, [searchBar.widget, pages.layout(vexpand: true)])
    toolbar = SelectionToolbar(model, texts: FileTexts(shown: shown), actions: actions.all, content: content)
    header.end.prepend(viewButton.button, folds: true)
    self.shown = shown
    transferButtons = [TransferButton(queue), TransferButton(queue)]
    historyButton = HistoryButton(transfers)
    toolbar.widget.layout(vexpand: true)
    let column = Box(GTK_ORIENTATION_VERTICAL, [tabBar.widget, toolbar.widget])
    frame = SidebarFrame(
      sidebar: sidebar.widget, content: column, isWanted: WindowState.shared.showsSidebar)
    let size = WindowState.shared.size
    window.setDefaultSize(width: size.width, height: size.height)
    window.setTitlebar(toolbar.titlebar(replacing: header.bar))
    window.setChild(frame)
    connect()
  }

  private let shown: ShownFolder
  /// One in each of the two header bars.
  let transferButtons: [TransferButton]
  let historyButton: HistoryButton

  // MARK: Life

  func present(selecting names: [FileName]) {
    actions = FileActions(folder: folder, transfers: transfers, window: self)
    namesToSelect = Set(names)
    takeOverActions()
    show(folder)
    window.present()
    window.repeatFocusForAssistiveTechnologies()
  }

  private func connect() {
    connectTransfers()
    connectClosing()
    connectClipboard()
    header.end.prepend(historyButton.button, folds: true)
    historyButton.onPerform = { [weak self] in self?.perform($0) }
    header.end.prepend(transferButtons[0].button)
    toolbar.addToHeader(transferButtons[1].button)
    toolbar.focusContent = { [weak self] in self?.focusFiles() }
    toolbar.shareWays = FileShareWays.all()
    connectList()
    selectionSize = SelectionSize(model: model, shown: shown) { [weak self] in
      self?.toolbar.selectionDetail = $0
    }
    connectSearch()
    connectView()
    connectLocation()
    connectSidebar()
    connectMenus()
    connectTabs()
    header.onSelect = { [weak self] in self?.beginSelecting() }
    window.onKey(phase: GTK_PHASE_CAPTURE) { [weak self] key, modifiers in
      self?.handleTabs(key, modifiers.chord) ?? false
    }
    window.onKey { [weak self] key, modifiers in self?.handle(key, modifiers.chord) ?? false }
    // GTK lets go of the window's handlers when it is destroyed; until then it keeps this object alive through the
    // application's list.
    for dimension in ["default-width", "default-height"] {
      window.connectNotify(dimension) { [weak self] in
        if let size = self?.window.defaultSize { WindowState.shared.size = size }
      }
    }
    window.connect("destroy") { [weak self] in
      self?.sidebar.stop()
      WindowState.shared.save()
      self?.folder.close()
      self?.transfers.onEnd = nil
      self?.cutDrawing?.cancel()
      self?.closeHiddenTabs()
      self?.onDestroy?()
    }
  }

  private func beginSelecting() {
    model.begin()
    list.focusCurrent()
  }

  func focusFiles() {
    if isShowingFolder { list.focusCurrent() } else { message.grabFocus() }
  }

  // MARK: The view

  private func connectList() {
    list.onOpen = { [weak self] in self?.open($0) }
    connectViewMenu()
    connectDrags()
  }

  /// Makes the view anew, as the style and the size of the icons are now; what is chosen and current stays.
  func remakeView() {
    let hadFocus = list.view.containsFocus
    let current = list.currentID
    let former = list
    list = Self.makeView(model, describer, shown)
    list.view.setAccessibleLabel(folder.path.name?.display ?? localized("File system"))
    pages.addChild(list.widget)
    connectList()
    if isShowingFolder { pages.show(list.widget) } else { list.widget.isVisible = false }
    pages.removeChild(former.widget)
    guard let current else { return }
    if hadFocus { list.focus(current) }
  }

  // MARK: Showing a folder

  /// Shows another folder, leaving select mode: its files are no longer there to be seen.
  func visit(_ path: FilePath, focusing name: FileName? = nil) {
    forgetSearch()
    visit(Folder(path: path, options: ViewOptions.shared.options), focusing: name)
  }

  /// The same with a folder that was made for it, such as one of search results.
  func visit(_ folder: Folder, focusing name: FileName? = nil, takesFocus: Bool = true) {
    self.folder.close()
    replace(with: folder, focusing: name)
    wantsFocus = takesFocus
  }

  /// Puts another folder into the place of the one shown, new or of another tab.
  func replace(with folder: Folder, focusing name: FileName? = nil) {
    model.end()
    toolbar.run.dismiss()
    nameToFocus = name
    list.show([FileID]())
    model.keep(only: [FileID]())
    list.forgetCurrent()
    shown.folder = folder
    selectionSize?.forget()
    actions = FileActions(folder: folder, transfers: transfers, window: self)
    takeOverActions()
    show(folder)
  }

  /// Offers this folder's actions; where its files turn out to have no trash, Delete says that it is for good.
  private func takeOverActions() {
    let actions = actions
    toolbar.run.actions = actions.all + actions.others
    Task { [weak self] in
      await actions.findTrash()
      guard let self, actions === self.actions, !actions.hasTrash else { return }
      toolbar.run.actions = actions.all + actions.others
    }
  }

  private func show(_ folder: Folder) {
    self.folder = folder
    wantsFocus = true
    wasLoading = true
    hasWaitedForDetails = false
    drawHeader()
    folder.onUpdate = { [weak self, weak folder] update in
      guard let self, let folder, folder === self.folder else { return }
      apply(update)
    }
    if folder.state == .loading {
      showFolder()
    } else {
      list.show(folder.shown)
      showState()
    }
    drawTabs()
    folder.open()
  }

  private func drawHeader() {
    let path = folder.path
    let name = path.name?.display ?? localized("File system")
    header.endEditing()
    sidebar.show(path)
    header.show(path, canGoBack: history.canGoBack, canGoForward: history.canGoForward)
    list.view.setAccessibleLabel(name)
    toolbar.title = name
  }

  private func apply(_ update: FolderUpdate) {
    // All of a folder that is still being read means the files that are yet to be found too.
    let areAllChosen = wasLoading && model.isSelecting && model.allState == .all
    wasLoading = folder.state == .loading
    defer { if areAllChosen { model.selectAll() } }
    switch update {
    case .state: showState()
    case .reset: list.show(folder.shown)
    case .splices(let splices): apply(splices)
    case .details(let ids):
      list.refresh(Set(ids))
      selectionSize?.detailsChanged()
    case .renamed(let ids): list.refresh(Set(ids))
    case .removed(let ids): model.forget(ids)
    }
    settle()
    drawSearch()
  }

  /// Takes over changed rows: one by one where a few came or went, else as the one range around them all. In one
  /// range a row can move too, and many changes in many places do not keep GTK busy for each.
  private func apply(_ splices: [FolderSplice]) {
    let isMove = splices.contains { splice in splice.inserted.contains { model.position(of: $0) != nil } }
    guard isMove || splices.count > Self.mostSplices else {
      for splice in splices { list.replaceShown(splice.range, with: splice.inserted) }
      return
    }
    let start = splices.map(\.range.lowerBound).min() ?? 0
    let behind = model.shownCount - (splices.map(\.range.upperBound).max() ?? model.shownCount)
    list.replaceShown(
      start..<(model.shownCount - behind), with: folder.shown[start..<(folder.count - behind)])
  }

  private static let mostSplices = 16

  /// What waited for its rows to be listed.
  func settle() {
    focusCreated()
    if wantsFocus, isShowingFolder, nameToFocus == nil, folder.count > 0 { showFolder() }
    if !namesToSelect.isEmpty {
      let found = folder.shown.filter { namesToSelect.contains(folder.name(of: $0)) }
      if !found.isEmpty {
        model.begin(with: found)
        for id in found { namesToSelect.remove(folder.name(of: id)) }
        list.focus(found[0])
      }
    }
    if let name = nameToFocus, let id = folder.shown.first(where: { folder.name(of: $0) == name }) {
      focusWhenKnown(id)
    }
    if folder.state == .ready {
      if let missing = namesToSelect.first {
        toolbar.run.report(
          localized("“{name}” is not in this folder.", ["name": missing.display]), isError: true)
      }
      namesToSelect = []
      if let name = nameToFocus, !isWaitingForDetails,
        !folder.shown.contains(where: { folder.name(of: $0) == name })
      {
        nameToFocus = nil
      }
      showState()
    }
  }

  /// The first row gets the focus, until a person chooses one.
  private func focusFirst() {
    let id = folder.id(at: 0)
    guard folder.details(of: id) == nil, !hasWaitedForDetails else {
      wantsFocus = false
      list.focusCurrent()
      return
    }
    waitForDetails(of: id)
  }

  /// Moves the focus to a row once its size and date are known, or a moment has passed: told later, they would be read
  /// twice.
  private func focusWhenKnown(_ id: FileID) {
    guard folder.details(of: id) == nil, !hasWaitedForDetails else {
      nameToFocus = nil
      wantsFocus = false
      list.focus(id)
      return
    }
    waitForDetails(of: id)
  }

  private func waitForDetails(of id: FileID) {
    guard !isWaitingForDetails else { return }
    isWaitingForDetails = true
    folder.requestDetails(for: [id])
    Timeout.after(milliseconds: 200) { [weak self] in
      guard let self else { return }
      isWaitingForDetails = false
      hasWaitedForDetails = true
      settle()
    }
  }

  private func showState() {
    header.setCanSelect(folder.count > 0)
    toolbar.actionsRest = folder.state == .loading
    switch folder.state {
    case .loading: showFolder()
    case .failed(let failure): showFailure(failure)
    case .ready where folder.count == 0:
      let empty = emptyMessage
      showMessage(icon: empty.icon, title: empty.title, detail: empty.detail, way: empty.way)
    case .ready: showFolder()
    }
  }

  private func showFolder() {
    let hadFocus = !isShowingFolder && pages.containsFocus
    isShowingFolder = true
    pages.show(list.widget)
    guard folder.count > 0, nameToFocus == nil else { return }
    if hadFocus { list.focusCurrent() } else if wantsFocus { focusFirst() }
  }

  private func showFailure(_ failure: FolderFailure) {
    model.end()
    let title = localized("“{name}” cannot be shown", ["name": folder.path.name?.display ?? "/"])
    if let parent = Self.nearestFolder(above: folder.path) {
      showMessage(
        icon: "dialog-error-symbolic", title: title, detail: failure.message,
        way: (
          localized("Go to {folder}", ["folder": parent.name?.display ?? localized("File system")]),
          { [weak self] in self?.go(to: parent) }
        ))
    } else {
      showMessage(icon: "dialog-error-symbolic", title: title, detail: failure.message, way: nil)
    }
  }

  private func showMessage(
    icon: String, title: String, detail: String, way: (title: String, action: () -> Void)?
  ) {
    let hadFocus = wantsFocus || (isShowingFolder && pages.containsFocus)
    wantsFocus = false
    isShowingFolder = false
    message.show(icon: icon, title: title, detail: detail, way: way)
    pages.show(message.widget)
    if hadFocus { message.grabFocus() }
  }

  /// The closest folder above one that is gone.
  private static func nearestFolder(above path: FilePath) -> FilePath? {
    var folder = path.parent
    while let candidate = folder {
      if candidate.withFile({ g_file_query_file_type($0, G_FILE_QUERY_INFO_NONE, nil) })
        == G_FILE_TYPE_DIRECTORY
      {
        return candidate
      }
      folder = candidate.parent
    }
    return nil
  }
}
