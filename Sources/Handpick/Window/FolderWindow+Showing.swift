import FilesCore
import SelectionToolbar

/// Showing a folder, and what comes of it, in the list.
extension FolderWindow {
  /// Shows another folder, leaving select mode: its files are no longer there to be seen.
  func visit(_ path: FilePath, focusing name: FileName? = nil) {
    forgetSearch()
    visit(Folder(path: path, options: ViewOptions.shared.options), focusing: name)
  }

  /// The same with a folder that was made for it, such as one of search results.
  func visit(_ folder: Folder, focusing name: FileName? = nil, takesFocus: Bool = true) {
    let (left, chosen) = (self.folder, chosenBeforeLeaving())
    left.close()
    replace(with: folder, focusing: name)
    wantsFocus = takesFocus
    offerToKeep(chosen, of: left)
  }

  /// Puts another folder into the place of the one shown, new or of another tab.
  func replace(with folder: Folder, focusing name: FileName? = nil) {
    leaveSelecting()
    toolbar.run.dismiss()
    nameToFocus = name
    list.forgetCurrent()
    list.show([FileID]())
    model.keep(only: [FileID]())
    list.forgetCurrent()
    shown.folder = folder
    lastChosen = []
    selectionSize?.forget()
    actions = FileActions(shown.files, transfers: transfers, window: self)
    takeOverActions()
    follow(folder)
  }

  /// Offers this folder's actions; where its files turn out to have no trash, Delete says that it is for good.
  func takeOverActions() {
    let actions = actions
    offer(actions)
    Task { [weak self] in
      await actions.findTrash()
      guard let self, actions === self.actions, !actions.hasTrash else { return }
      offer(actions)
    }
  }

  private func offer(_ actions: FileActions) {
    toolbar.run.actions = actions.bar + actions.others + actions.own
    toolbar.showActions(actions.bar)
  }

  func follow(_ folder: Folder) {
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
    drawColumns()
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

  /// Whether the list shows a file: while the folder tells of several changes, it is ahead of the list.
  func isListed(_ id: FileID) -> Bool { model.position(of: id) != nil }

  /// What waited for its rows to be listed.
  func settle() {
    goOnWithCreated()
    chooseKeptRows()
    if wantsFocus, isShowingFolder, nameToFocus == nil, folder.count > 0 { showFolder() }
    if !namesToSelect.isEmpty {
      let found = folder.ids(named: namesToSelect)
      if !found.isEmpty {
        model.begin(with: found)
        for id in found { namesToSelect.remove(folder.name(of: id)) }
        list.focus(found[0])
      }
    }
    if let name = nameToFocus, let id = folder.id(named: name), isListed(id) { focusWhenKnown(id) }
    if folder.state == .ready {
      if let missing = namesToSelect.first {
        toolbar.run.report(
          localized("“{name}” is not in this folder.", ["name": missing.display]), isError: true)
      }
      namesToSelect = []
      if let name = nameToFocus, !isWaitingForDetails, folder.id(named: name) == nil { nameToFocus = nil }
      showState()
    }
  }
}
