import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// The sidebar in a window: beside the files, or over them where the window is narrow.
extension FolderWindow {
  func connectSidebar() {
    connect(sidebar)
    sidebar.start()
    header.sidebarToggle.onClicked { [weak self] in self?.toggleSidebar() }
    toolbar.sidePart = (
      hasFocus: { [weak self] in self?.sidebar.widget.containsFocus ?? false },
      focus: { [weak self] in
        guard let self, frame.isWanted, !frame.isFolded else { return false }
        sidebar.grabFocus()
        return sidebar.widget.containsFocus
      }
    )
  }

  private func connect(_ sidebar: Sidebar) {
    sidebar.onGo = { [weak self] in self?.go(to: $0) }
    sidebar.onTakeOff = { [weak self] in self?.takeOff($0) }
    sidebar.onMenu = { [weak self] in self?.showMenu(of: $0, at: $1, place: $2) }
    sidebar.onOpenBeside = { [weak self] in self?.openTab($0) }
    sidebar.onLine = { [weak self] button, entry in
      if case .trash = entry.kind {
        self?.acceptDropsIntoTrash(on: button)
      } else if let path = entry.path {
        self?.acceptDrops(on: button, into: path)
      }
    }
  }

  /// Shows or hides the sidebar; in a narrow window it comes as a popover.
  func toggleSidebar() {
    if frame.isFolded { return showSidebarOver() }
    frame.isWanted.toggle()
    WindowState.shared.showsSidebar = frame.isWanted
    if frame.isWanted { sidebar.grabFocus() } else if sidebar.widget.containsFocus { toolbar.focusContent?() }
  }

  private func showSidebarOver() {
    let over = Sidebar()
    let popover = Popover(over.widget, label: localized("Places"))
    connect(over)
    over.onGo = { [weak self, weak popover] entry in
      popover?.close()
      self?.go(to: entry)
    }
    over.onTakeOff = { [weak self, weak popover] entry in
      popover?.close()
      self?.takeOff(entry)
    }
    gtk_scrolled_window_set_propagate_natural_height(over.widget.opaque, 1)
    over.start()
    over.show(folder.path)
    popover.onClosed = { [weak self] in
      over.stop()
      self?.toolbar.focusContent?()
    }
    popover.present(at: header.bar)
    over.grabFocus()
  }

  private func go(to entry: PlaceEntry) {
    switch entry.kind {
    case .folder(let path), .bookmark(let path): go(to: path)
    case .mount: if let path = entry.path { go(to: path) }
    case .volume(let volume): mount(volume, entry)
    case .trash: onOpenTrash?()
    }
  }

  // MARK: File systems

  private func mount(_ volume: Volume, _ entry: PlaceEntry) {
    Task { [weak self] in
      guard let self else { return }
      do {
        let root = try await PlacesModel.shared.whileBusy(entry.name) { () throws(MountError) in
          try await volume.mount(from: window)
        }
        if let path = root.flatMap({ FilePath(bytes: $0) }) { go(to: path) }
      } catch {
        tell(localized("“{name}” could not be mounted", ["name": entry.name]), error)
      }
    }
  }

  private func takeOff(_ entry: PlaceEntry) {
    guard case .mount(let mount) = entry.kind else { return }
    // What this window watches would keep the file system busy.
    if let root = entry.path, folder.path.isEqualOrBelow(root) { go(to: .home) }
    let isEject = mount.canEject
    Task { [weak self] in
      guard let self else { return }
      do {
        try await PlacesModel.shared.whileBusy(entry.name) { () throws(MountError) in
          try await mount.takeOff(from: window)
        }
        let done =
          isEject
          ? localized("“{name}” can be removed", ["name": entry.name])
          : localized("Unmounted “{name}”", ["name": entry.name])
        toolbar.run.report(done, isError: false)
      } catch {
        tell(
          isEject
            ? localized("“{name}” could not be ejected", ["name": entry.name])
            : localized("“{name}” could not be unmounted", ["name": entry.name]), error)
      }
    }
  }

  private func tell(_ what: String, _ error: any Error) {
    guard let error = error as? MountError, !error.reason.isEmpty else { return }
    toolbar.run.report(
      localized("{problem}: {reason}", ["problem": what, "reason": error.reason]), isError: true)
  }

  // MARK: Bookmarks

  /// Adds the folder shown to the bookmarks.
  func addBookmark(_ path: FilePath? = nil) {
    let path = path ?? folder.path
    let name = Place.name(of: path)
    if Bookmarks.shared.contains(path) {
      return toolbar.run.report(
        localized("“{name}” is among the bookmarks already", ["name": name]), isError: false)
    }
    change(localized("Added “{name}” to the bookmarks", ["name": name])) { () throws(BookmarkError) in
      try Bookmarks.shared.add(path)
    }
  }

  private func change(_ done: String, _ body: () throws(BookmarkError) -> Void) {
    do {
      try body()
      toolbar.run.report(done, isError: false)
    } catch {
      toolbar.run.report(
        localized("The bookmarks could not be changed: {reason}", ["reason": error.reason]), isError: true)
    }
  }

  private func showMenu(of entry: PlaceEntry, at anchor: Widget, place: (x: Double, y: Double)?) {
    var groups: [[MenuItem]] = [
      [MenuItem(localized("Open"), shortcut: "Enter") { [weak self] in self?.go(to: entry) }]
    ]
    if let path = entry.path {
      groups[0].append(MenuItem(localized("Open in new window")) { [weak self] in self?.onOpenWindow?(path) })
    }
    switch entry.kind {
    case .bookmark(let path): groups.append(bookmarkItems(path, entry.name))
    case .mount(let mount) where mount.canEject || mount.canUnmount:
      groups.append([
        MenuItem(mount.canEject ? localized("Eject") : localized("Unmount"), icon: "media-eject-symbolic") {
          [weak self] in
          self?.takeOff(entry)
        }
      ])
    case .volume(let volume):
      groups.append([MenuItem(localized("Mount")) { [weak self] in self?.mount(volume, entry) }])
    default: break
    }
    PopupMenu.show(
      groups, label: localized("Actions for {name}", ["name": entry.name]), at: anchor, place: place
    ) { [weak anchor] in
      anchor?.grabFocus()
    }
  }

  private func bookmarkItems(_ path: FilePath, _ name: String) -> [MenuItem] {
    let all = Bookmarks.shared.all
    let index = all.firstIndex { $0.path == path } ?? 0
    func move(_ steps: Int) {
      change(localized("Moved “{name}”", ["name": name])) { () throws(BookmarkError) in
        try Bookmarks.shared.move(path, by: steps)
      }
    }
    return [
      MenuItem(localized("Rename bookmark…")) { [weak self] in self?.renameBookmark(path, name) },
      MenuItem(localized("Move up"), obstacle: index == 0 ? localized("It is the first bookmark") : nil) {
        move(-1)
      },
      MenuItem(
        localized("Move down"), obstacle: index == all.count - 1 ? localized("It is the last bookmark") : nil
      ) { move(1) },
      MenuItem(localized("Remove bookmark"), icon: "list-remove-symbolic") { [weak self] in
        self?.change(localized("Removed “{name}” from the bookmarks", ["name": name])) {
          () throws(BookmarkError) in
          try Bookmarks.shared.remove(path)
        }
      },
    ]
  }

  private func renameBookmark(_ path: FilePath, _ name: String) {
    let dialog = TextDialog(
      title: localized("Rename bookmark “{name}”", ["name": name]), label: localized("Name"), text: name,
      confirm: localized("Rename"), parent: window)
    dialog.onConfirm = { [weak self] text in
      self?.change(localized("Renamed the bookmark to “{name}”", ["name": text])) {
        () throws(BookmarkError) in
        try Bookmarks.shared.rename(path, to: text)
      }
    }
    self.dialog = dialog
    dialog.present(selecting: 0..<name.count)
  }
}
