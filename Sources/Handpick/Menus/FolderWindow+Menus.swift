import CGtk
import FilesCore
import GtkSupport

/// The menus of rows, of the chosen files, of the ground around them, and the window's own.
extension FolderWindow {
  func connectMenus() {
    message.widget.onMenu { [weak self] place in
      guard let self else { return }
      showMenu(of: nil, at: message.widget, place: place ?? (24, 24))
    }
    header.menuButton.onClicked { [weak self] in self?.showWindowMenu() }
    header.pathBar.onMenu = { [weak self] path, anchor, place in
      self?.showMenu(ofFolder: path, at: anchor, place: place)
    }
    header.pathBar.onOpenBeside = { [weak self] in self?.openTab($0) }
  }

  /// The menus of the view, which is made anew for another style.
  func connectViewMenu() {
    list.onMenu { [weak self] id, place in
      guard let self else { return }
      showMenu(of: id, at: list.view, place: place)
    }
  }

  /// The menu of a row, of the chosen files where the row is one of them, or of the folder where there is no row.
  private func showMenu(of id: FileID?, at anchor: Widget, place: (x: Double, y: Double)) {
    guard let id else {
      return show(folderGroups, label: localized("Actions for this folder"), at: anchor, place: place)
    }
    let isChosen = model.isSelecting && model.isSelected(id)
    let ids = isChosen ? allChosen : [id]
    let count = isChosen ? model.count : 1
    let label =
      count == 1
      ? localized("Actions for {name}", ["name": folder.displayName(of: id)])
      : localizedPlural("Actions for {count} file", "Actions for {count} files", count)
    show(groups(for: ids, isChosen: isChosen), label: label, at: anchor, place: place)
  }

  private func show(
    _ groups: [[MenuItem]], label: String, at anchor: Widget, place: (x: Double, y: Double)?
  ) {
    PopupMenu.show(groups, label: label, at: anchor, place: place) { [weak self] in
      self?.toolbar.focusContent?()
    }
  }

  /// Opens the menu of the window.
  func showWindowMenu() {
    // While selecting, the button is not there.
    if model.isSelecting {
      return show(windowGroups, label: localized("Menu"), at: toolbar.widget, place: (24, 24))
    }
    PopupMenu.show(windowGroups, label: localized("Menu"), at: header.menuButton) { [weak self] in
      self?.header.menuButton.grabFocus()
    }
  }

  // MARK: Files

  private func groups(for ids: [FileID], isChosen: Bool) -> [[MenuItem]] {
    guard let id = ids.first else { return [] }
    let single = ids.count == 1 ? id : nil
    return [
      openItems(ids, single, isChosen: isChosen),
      [
        MenuItem(localized("Cut"), shortcut: "Ctrl+X") { [weak self] in
          self?.copyToClipboard(isChosen ? nil : ids, isCut: true)
        },
        MenuItem(localized("Copy"), shortcut: "Ctrl+C") { [weak self] in
          self?.copyToClipboard(isChosen ? nil : ids, isCut: false)
        },
        MenuItem(localized("Keep"), shortcut: "Ctrl+K") { [weak self] in
          if isChosen { self?.keep() } else { self?.keep(ids) }
        },
        MenuItem(localized("Copy path"), shortcut: "Ctrl+Shift+C") { [weak self] in self?.copyPaths(ids) },
      ],
      [
        action("move", localized("Move…"), "Ctrl+M", ids, isChosen),
        action(FileActions.copying, localized("Copy to…"), "Ctrl+Shift+M", ids, isChosen),
        action("duplicate", localized("Duplicate"), "Ctrl+D", ids, isChosen),
        action("share", localized("Share…"), "", ids, isChosen),
      ],
      [
        MenuItem(localized("Rename…"), shortcut: "F2") { [weak self] in
          if !isChosen { self?.list.focus(id) }
          self?.openDialog(FileActions.renaming, about: isChosen ? nil : ids)
        },
        MenuItem(localized("New folder with these…")) { [weak self] in
          self?.openDialog(FileActions.gathering, about: isChosen ? nil : ids)
        },
        MenuItem(localized("Select all of this type")) { [weak self] in
          self?.selectSameType(ChosenFiles.rows(ids))
        },
      ] + bookmarkItem(single),
      actions.areArchives(ids)
        ? [action(FileActions.extracting, localized("Extract here"), "", ids, isChosen)] : [],
      ownMenuItems(ids, isChosen: isChosen),
      [
        action("delete", localized("Delete"), "Delete", ids, isChosen, isDestructive: true),
        action(
          FileActions.permanentDeletion, localized("Delete permanently"), "Shift+Delete", ids, isChosen,
          isDestructive: true),
      ],
      [
        MenuItem(localized("Properties"), shortcut: "Alt+Enter") { [weak self] in
          self?.showProperties(of: ids)
        }
      ],
    ]
  }

  private func openItems(_ ids: [FileID], _ single: FileID?, isChosen: Bool) -> [MenuItem] {
    let folders = ids.filter { shown.files.leadsToFolder($0) }
    var items: [MenuItem] = []
    if let single {
      items.append(MenuItem(localized("Open"), shortcut: "Enter") { [weak self] in self?.open(single) })
    }
    if !folders.isEmpty {
      items.append(
        MenuItem(localized("Open in new tab"), shortcut: "Ctrl+Enter") { [weak self] in
          self?.openBeside(folders)
        })
      items.append(
        MenuItem(localized("Open in new window"), shortcut: "Shift+Enter") { [weak self] in
          self?.openBeside(folders, inWindows: true)
        })
    }
    if folders.count < ids.count {
      items.append(
        MenuItem(localized("Open with…")) { [weak self] in
          self?.openDialog(FileActions.opening, about: isChosen ? nil : ids)
        })
    }
    return items
  }

  private func action(
    _ id: String, _ title: String, _ shortcut: String, _ ids: [FileID], _ isChosen: Bool,
    isDestructive: Bool = false
  ) -> MenuItem {
    let obstacle = toolbar.actionsRest ? localized("The folder is still being read") : nil
    return MenuItem(title, shortcut: shortcut, obstacle: obstacle, isDestructive: isDestructive) {
      [weak self] in
      guard let self else { return }
      if isChosen { toolbar.run.ask(id) } else { toolbar.run.ask(id, about: ids) }
    }
  }

  private func bookmarkItem(_ single: FileID?) -> [MenuItem] {
    guard let single, folder.leadsToFolder(single) else { return [] }
    let path = folder.path(of: single)
    return [
      MenuItem(localized("Add to bookmarks")) { [weak self] in self?.addBookmark(path) }
    ]
  }

  private func selectSameType(_ ids: [FileID]) {
    let folder = folder
    Task { [weak self] in
      let found = await folder.ids(ofSameTypeAs: ids)
      guard let self, folder === self.folder else { return }
      model.begin()
      model.select(found)
    }
  }

  // MARK: The folder

  private var folderGroups: [[MenuItem]] {
    let path = folder.path
    return [
      [
        MenuItem(localized("New folder…"), shortcut: "Ctrl+Shift+N", icon: "folder-new-symbolic") {
          [weak self] in self?.makeFolder()
        },
        MenuItem(localized("Paste"), shortcut: "Ctrl+V") { [weak self] in self?.paste() },
      ],
      [
        MenuItem(localized("Select all"), shortcut: "Ctrl+A", obstacle: emptiness) { [weak self] in
          self?.model.selectAll()
        },
        MenuItem(
          localized("Select again"),
          obstacle: canSelectAgain ? nil : localized("Nothing was selected here before")
        ) { [weak self] in self?.selectAgain() },
        MenuItem(
          folder.options.showsHidden ? localized("Hide hidden files") : localized("Show hidden files"),
          shortcut: "Ctrl+H"
        ) { [weak self] in self?.toggleHidden() },
        MenuItem(localized("Reload"), shortcut: "F5") { [weak self] in self?.folder.reload() },
      ],
      [
        MenuItem(localized("Copy path")) { [weak self] in self?.copy(paths: [path]) },
        MenuItem(localized("Add to bookmarks"), shortcut: "Ctrl+B") { [weak self] in self?.addBookmark() },
        MenuItem(localized("Properties")) { [weak self] in self?.showProperties(of: [path]) },
      ],
    ]
  }

  private var emptiness: String? { folder.count == 0 ? localized("There are no files here") : nil }

  private func showMenu(ofFolder path: FilePath, at anchor: Widget, place: (x: Double, y: Double)?) {
    let items = [
      MenuItem(localized("Open")) { [weak self] in self?.go(to: path) },
      MenuItem(localized("Open in new tab")) { [weak self] in self?.openTab(path) },
      MenuItem(localized("Open in new window")) { [weak self] in self?.onOpenWindow?(path) },
      MenuItem(localized("Copy path")) { [weak self] in self?.copy(paths: [path]) },
      MenuItem(localized("Add to bookmarks")) { [weak self] in self?.addBookmark(path) },
      MenuItem(localized("Properties")) { [weak self] in self?.showProperties(of: [path]) },
    ]
    let label = localized("Actions for {name}", ["name": Place.name(of: path)])
    PopupMenu.show([items], label: label, at: anchor, place: place) { [weak anchor] in anchor?.grabFocus() }
  }

  // MARK: The window

  private var windowGroups: [[MenuItem]] {
    [
      [
        MenuItem(localized("New tab"), shortcut: "Ctrl+T") { [weak self] in
          guard let self else { return }
          openTab(folder.path)
        },
        MenuItem(localized("New window"), shortcut: "Ctrl+N") { [weak self] in
          guard let self else { return }
          onOpenWindow?(folder.path)
        },
      ],
      [
        MenuItem(
          localized("Go up"), shortcut: "Alt+Up",
          obstacle: folder.path.parent == nil ? localized("This is the topmost folder") : nil
        ) {
          [weak self] in self?.goUp()
        },
        MenuItem(localized("History"), shortcut: "Ctrl+Alt+Z") { [weak self] in self?.openHistory() },
        MenuItem(localized("Go to a path…"), shortcut: "Ctrl+L") { [weak self] in self?.editLocation() },
        MenuItem(localized("Places"), shortcut: "F9") { [weak self] in self?.toggleSidebar() },
        MenuItem(
          localized("Show what is kept"), shortcut: "Ctrl+Shift+K",
          obstacle: kept.isEmpty ? localized("Nothing is kept of other folders") : nil
        ) { [weak self] in self?.showKept() },
      ],
      [
        MenuItem(
          localized("List"), shortcut: "Ctrl+1",
          obstacle: Self.style == .list ? localized("The files are in a list") : nil
        ) { [weak self] in self?.show(as: .list) },
        MenuItem(
          localized("Grid"), shortcut: "Ctrl+2",
          obstacle: Self.style == .grid ? localized("The files are in a grid") : nil
        ) { [weak self] in self?.show(as: .grid) },
        MenuItem(localized("View options")) { [weak self] in
          guard let self else { return }
          leaveSelecting()
          viewButton.open(orAt: toolbar.widget)
        },
        MenuItem(localized("Larger icons"), shortcut: "Ctrl++") { [weak self] in self?.zoom(by: 1) },
        MenuItem(localized("Smaller icons"), shortcut: "Ctrl+−") { [weak self] in self?.zoom(by: -1) },
      ],
    ] + folderGroups + [
      [
        MenuItem(localized("Preferences"), shortcut: "Ctrl+,") { [weak self] in self?.showPreferences() },
        MenuItem(localized("Keyboard shortcuts"), shortcut: "Ctrl+?") { [weak self] in self?.showShortcuts()
        },
        MenuItem(localized("About Handpick")) { [weak self] in self?.showAbout() },
      ]
    ]
  }

  func showShortcuts() {
    let dialog = ShortcutsDialog(parent: window)
    self.dialog = dialog
    dialog.present()
  }

  // MARK: Paths

  private func copy(paths: [FilePath]) {
    guard !paths.isEmpty else { return }
    let text = paths.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
    gdk_clipboard_set_text(gtk_widget_get_clipboard(window.widget), text)
    toolbar.run.report(
      localizedPlural("Copied {count} path", "Copied {count} paths", paths.count), isError: false)
  }

  /// Asks for an application and opens files with it.
  func openWith(_ ids: [FileID]) {
    Task { [weak self] in
      guard let self else { return }
      let paths = await shown.files.paths(of: ids)
      let uris = await Task.detached { paths.map(\.uri) }.value
      do {
        let message = try await OpenWithDialog.open(uris, in: window)
        if let message { toolbar.run.report(message, isError: false) }
      } catch {
        toolbar.run.report(
          localized(
            "The application could not be started: {reason}",
            ["reason": (error as? LaunchError)?.reason ?? ""]), isError: true
        )
      }
    }
  }
}
