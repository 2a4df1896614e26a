import CGtk
import FilesCore
import GtkSupport
import SelectionCore
import SelectionToolbar

/// The Trash as a place: what lies in it, the newest first, to be restored or deleted for good.
///
/// - Accessibility: as a folder's window, with the list `Trash`; its actions are `Restore` and `Delete permanently`.
final class TrashWindow {
  let window: Window
  var onDestroy: (() -> Void)?

  private let operations: FileOperations
  private let actions: TrashActions
  private let model = SelectionToolbarModel<TrashedFile>()
  private let list: SelectionList<TrashedFile>
  private let toolbar: SelectionToolbar<TrashedFile>
  private let pages = SwapView()
  private let message = MessagePage()
  private let bar = HeaderBar()
  private let select = Button(localized("Select"))
  private let empty = Button(localized("Empty Trash"))
  private var files: [TrashedFile] = []
  private var hasLoaded = false
  private var monitor: FileMonitor?

  init(application: Application, operations: FileOperations) {
    FileStyle.install()
    self.operations = operations
    actions = TrashActions(operations: operations, application: application)
    window = Window(application: application)
    let (icons, values) = (FileIcons.shared, FileDescriber())
    list = SelectionList(
      model: model, select: localized("Select"), deselect: localized("Deselect"),
      content: { TrashRow(icons: icons, values: values) })
    pages.addChild(list.widget)
    pages.addChild(message.widget)
    pages.show(list.widget)
    toolbar = SelectionToolbar(model, texts: TrashTexts(), actions: actions.all, content: pages)
    toolbar.title = localized("Trash")
    list.view.setAccessibleLabel(localized("Trash"))
    toolbar.run.actions = actions.all + actions.others
    buildHeader()
    window.setDefaultSize(width: 720, height: 560)
    window.setTitlebar(toolbar.titlebar(replacing: bar))
    window.setChild(toolbar.widget)
    connect()
  }

  func present() {
    window.present()
    window.repeatFocusForAssistiveTechnologies()
    reload()
  }

  private func buildHeader() {
    let title = Label(localized("Trash")).styled("title")
    bar.setTitle(title)
    for button in [select, empty] {
      button.setAccessibleLabel(button.label)
      gtk_widget_set_size_request(button.widget, 44, 44)
    }
    bar.packStart(empty)
    bar.packEnd(select)
    select.onClicked { [weak self] in
      self?.model.begin()
      self?.list.focusCurrent()
    }
    empty.onClicked { [weak self] in self?.askToEmpty() }
  }

  private func connect() {
    actions.onChange = { [weak self] in self?.reload() }
    toolbar.focusContent = { [weak self] in self?.focusContent() }
    list.onOpen = { [weak self] file in self?.explain(file) }
    list.onMenu { [weak self] file, place in self?.showMenu(of: file, at: place) }
    window.onKey { [weak self] key, modifiers in self?.handle(key, modifiers.chord) ?? false }
    window.connect("destroy") { [weak self] in self?.onDestroy?() }
    window.connectNotify("is-active") { [weak self] in
      guard let self, hasLoaded, window.bool("is-active") else { return }
      reload()
    }
    monitor = FileMonitor(path: operations.homeTrashFiles.bytes) { [weak self] in self?.reload() }
  }

  private func focusContent() {
    if files.isEmpty { message.grabFocus() } else { list.focusCurrent() }
  }

  // MARK: The list

  private var reloading = false
  private var wantsReload = false

  /// Reads the trash anew; what is asked for meanwhile is done once behind it.
  private func reload() {
    guard !reloading else {
      wantsReload = true
      return
    }
    reloading = true
    Task { [weak self] in
      guard let self else { return }
      let found = await operations.trashedFiles().sorted {
        ($0.deleted ?? 0, $0.path.display) > ($1.deleted ?? 0, $1.path.display)
      }
      show(found)
      reloading = false
      if wantsReload {
        wantsReload = false
        reload()
      }
    }
  }

  private func show(_ found: [TrashedFile]) {
    let isFirst = !hasLoaded
    hasLoaded = true
    // A button of the header that can no longer be pressed would lose it.
    let hadFocus = pages.containsFocus || found.isEmpty && (select.containsFocus || empty.containsFocus)
    if found != files || isFirst {
      files = found
      list.show(files)
      model.keep(only: files)
    }
    select.isSensitive = !files.isEmpty
    empty.isSensitive = !files.isEmpty
    if files.isEmpty {
      model.end()
      message.show(
        icon: "user-trash-symbolic", title: localized("The Trash is empty"), detail: "", way: nil)
      pages.show(message.widget)
    } else {
      pages.show(list.widget)
    }
    if isFirst || hadFocus { focusContent() }
  }

  // MARK: Actions

  private func askToEmpty() {
    guard !files.isEmpty else { return }
    toolbar.run.ask(TrashActions.emptying, about: files)
  }

  private func explain(_ file: TrashedFile) {
    toolbar.run.report(
      localized("Restore “{name}” to open it", ["name": (file.name?.display ?? "").asName]), isError: false)
  }

  private func run(_ action: String, _ file: TrashedFile?) {
    if model.isSelecting, file.map({ model.isSelected($0) }) ?? true {
      toolbar.run.ask(action)
    } else if let file = file ?? list.focusedID {
      toolbar.run.ask(action, about: [file])
    }
  }

  private func showMenu(of file: TrashedFile?, at place: (x: Double, y: Double)) {
    let own: [MenuItem] =
      file.map { file in
        [
          MenuItem(
            localized("Restore"),
            obstacle: file.origin == nil ? localized("Nobody knows where it was") : nil
          ) { [weak self] in self?.run("restore", file) },
          MenuItem(localized("Delete permanently"), shortcut: "Delete", isDestructive: true) { [weak self] in
            self?.run("delete-permanently", file)
          },
        ]
      } ?? []
    let all = [
      MenuItem(localized("Empty Trash"), isDestructive: true) { [weak self] in self?.askToEmpty() }
    ]
    PopupMenu.show([own, all], label: localized("Actions"), at: list.view, place: place) { [weak self] in
      self?.focusContent()
    }
  }

  private func handle(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    switch (key, modifiers) {
    case (GDK_KEY_Delete, .none), (GDK_KEY_Delete, GDK_SHIFT_MASK): run("delete-permanently", nil)
    case (GDK_KEY_F5, .none): reload()
    case (GDK_KEY_w, GDK_CONTROL_MASK): window.close()
    case (GDK_KEY_z, GDK_CONTROL_MASK) where toolbar.run.confirmation?.canUndo == true: toolbar.run.undo()
    default: return false
    }
    return true
  }
}
