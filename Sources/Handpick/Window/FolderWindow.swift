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
  let pages = SwapView()
  let columnFrame = ColumnFrame()
  let searchBar = SearchBar()
  let search = SearchState()
  let viewButton = ViewOptionsButton()
  var selectionSize: SelectionSize?
  let message = MessagePage()
  let hint: SelectingHint
  private let describer = FileDescriber()

  var folder: Folder
  var actions: FileActions
  var history: NavigationHistory
  var typeAhead = TypeAhead()
  /// What was made and is to get the focus, or to be chosen, once it is listed.
  var created: CreatedFiles?
  /// The rows of this folder that were chosen last, while none is.
  var lastChosen: [FileID] = []
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
  var namesToSelect: Set<FileName> = []
  /// The name to put the focus on once it is listed: the folder that was left by going up.
  var nameToFocus: FileName?
  var isShowingFolder = false
  /// Whether the focus has still to be put on the files (or on why there are none) of the folder just opened.
  var wantsFocus = false
  var wasLoading = true
  var isWaitingForDetails = false
  var hasWaitedForDetails = false

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
    list = Self.makeView(model, describer, shown, columnFrame.columns)
    tabs = [FolderTab(folder: folder, history: history)]
    transfers = FileTransfers(queue: queue, operations: operations, window: window)
    actions = FileActions(shown.files, transfers: transfers, window: nil)
    pages.addChild(columnFrame)
    pages.addChild(message.widget)
    hint = SelectingHint(model)
    let content = Box(GTK_ORIENTATION_VERTICAL, [searchBar.widget, hint.widget, pages.layout(vexpand: true)])
    toolbar = SelectionToolbar(model, texts: FileTexts(shown: shown), actions: actions.all, content: content)
    header.end.prepend(viewButton.button, folds: true)
    self.shown = shown
    transferButtons = [TransferButton(queue), TransferButton(queue)]
    historyButton = HistoryButton(transfers)
    basketButtons = [BasketButton(shown.kept), BasketButton(shown.kept)]
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

  let shown: ShownFolder
  /// One in each of the two header bars.
  let transferButtons: [TransferButton]
  let historyButton: HistoryButton
  /// One in each of the two header bars.
  let basketButtons: [BasketButton]
  /// The place of Keep in the header of select mode.
  let keepPlace = FoldingBox()
  var keptObservation: SelectionObservation?
  /// Takes over the own actions when they have been read.
  var ownActionDrawing: ObservationLoop?
  var preferenceDrawing: ObservationLoop?
  /// Takes over which columns are wanted.
  var columnDrawing: ObservationLoop?

  // MARK: Life

  func present(selecting names: [FileName]) {
    actions = FileActions(shown.files, transfers: transfers, window: self)
    namesToSelect = Set(names)
    takeOverActions()
    follow(folder)
    window.present()
    window.repeatFocusForAssistiveTechnologies()
  }

  private func connect() {
    connectTransfers()
    connectClosing()
    connectClipboard()
    header.end.prepend(historyButton.button, folds: true)
    historyButton.onPerform = { [weak self] in self?.perform($0) }
    historyButton.onClosed = { [weak self] in self?.focusFiles() }
    for button in transferButtons { button.onClosed = { [weak self] in self?.focusFiles() } }
    header.end.prepend(transferButtons[0].button)
    toolbar.addToHeader(transferButtons[1].button)
    toolbar.focusContent = { [weak self] in self?.focusFiles() }
    showList()
    connectList()
    selectionSize = SelectionSize(model: model, shown: shown) { [weak self] in
      self?.toolbar.selectionDetail = $0
    }
    connectBasket()
    connectOwnActions()
    connectPreferences()
    connectSearch()
    connectView()
    connectColumns()
    connectLocation()
    connectSidebar()
    connectMenus()
    connectTabs()
    hint.onDismiss = { [weak self] in self?.focusFiles() }
    header.onSelect = { [weak self] in self?.beginSelecting() }
    window.onKey(phase: GTK_PHASE_CAPTURE) { [weak self] key, modifiers in
      self.map { WindowKey.handle(key, modifiers.chord, first: true, in: $0) } ?? false
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
      self?.ownActionDrawing?.cancel()
      self?.preferenceDrawing?.cancel()
      self?.columnDrawing?.cancel()
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
    list = Self.makeView(model, describer, shown, columnFrame.columns)
    list.view.setAccessibleLabel(folder.path.name?.display ?? localized("File system"))
    list.opensOnClick = Preferences.shared.opensOnClick
    showList()
    connectList()
    guard let current else { return }
    if hadFocus { list.focus(current) }
  }
}
