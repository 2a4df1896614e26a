import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// Dragging files out of the window, into it and within it. Nothing changes before a drop.
extension FolderWindow {
  func connectDrags() {
    list.onDragPrepare = { [weak self] in self?.drag($0) }
    list.onDragEnd = { [weak self] _ in
      FileDrag.end()
      self?.springs.end()
    }
    list.acceptDrops(
      of: [cgtk_type_file_list()],
      action: { [weak self] id, offered in self?.dropAction(on: id, offered) ?? .noDrag },
      leave: { [weak self] in self?.springs.end() },
      drop: { [weak self] in self?.drop($0) ?? false })
    // Where no file is shown the rows' place is taken, and what is dropped is as welcome.
    message.widget.acceptDrops(
      of: cgtk_type_file_list(),
      action: { [weak self] in self?.dropAction(on: nil, $0) ?? .noDrag },
      drop: { [weak self] value, agreed in
        guard let self else { return false }
        return drop(FileList.uris(value), into: folder.path, agreed: agreed)
      })
  }

  private func drag(_ ids: [FileID]) -> SelectionDrag? {
    let paths = ids.map { shown.files.path(of: $0) }
    FileDrag.begin(paths, operations)
    let text =
      ids.count == 1
      ? shown.files.displayName(of: ids[0]) : localizedPlural("{count} file", "{count} files", ids.count)
    return SelectionDrag(content: ContentProvider(forms: FileClipboard.forms(paths.map(\.uri))), text: text)
  }

  /// The folder that a drop on a row goes to: the row's, where it leads to one, else the one shown.
  private func dropFolder(on id: FileID?) -> FilePath {
    guard let id, folder.contains(id), folder.leadsToFolder(id) else { return folder.path }
    return folder.path(of: id)
  }

  /// What a drop into a folder that is not under the rows would do.
  func dropAction(into target: FilePath, _ offer: GdkDragAction) -> GdkDragAction {
    offered = offer
    return FileDrag.action(into: target, offered: offer, sharesDevice: sharesDevice(target))
  }

  private func dropAction(on id: FileID?, _ offer: GdkDragAction) -> GdkDragAction {
    offered = offer
    guard case .failed = folder.state else {
      let target = dropFolder(on: id)
      let opens = target == folder.path ? nil : target
      springs.hover(over: opens) { [weak self] in self?.go(to: target) }
      return FileDrag.action(into: target, offered: offer, sharesDevice: sharesDevice(target))
    }
    return .noDrag
  }

  private func drop(_ drop: SelectionDrop<FileID>) -> Bool {
    let uris = FileList.uris(drop.value)
    return self.drop(uris, into: dropFolder(on: drop.id), agreed: drop.action)
  }

  /// Brings dropped files into a folder; answers whether it could begin.
  ///
  /// - Parameter agreed: what the drag's source and this window agreed on. For files of another program that is a copy
  ///   where it may be either, since it is not known before the drop where they are; it is decided here.
  func drop(_ uris: [String], into target: FilePath, agreed: GdkDragAction) -> Bool {
    springs.end()
    let sources = uris.compactMap { FilePath(anyURI: $0) }
    guard !sources.isEmpty, sources.count == uris.count else {
      toolbar.run.report(localized("What was dropped cannot be reached as files from here."), isError: true)
      return false
    }
    let asks = FileDrag.isAsking
    // What is offered for either goes as files do: within a device, else as copies.
    let isOpen = offered.contains(GDK_ACTION_MOVE) && offered.contains(GDK_ACTION_COPY)
    FileDrag.end()
    Task { [weak self, operations] in
      if asks { return await self?.askAndBring(sources, into: target) ?? () }
      var moves = agreed.contains(GDK_ACTION_MOVE)
      if isOpen {
        moves = await operations.devices(of: sources, to: target, isCopy: false).devices.count == 1
      }
      // Of what comes from several folders, some may be there already: they stay, unless copies are asked for.
      let elsewhere = moves || isOpen ? sources.filter { $0.parent != target } : sources
      let brought = elsewhere.isEmpty ? sources : elsewhere
      self?.perform(TransferRequest(work: moves ? .move(to: target) : .copy(to: target), sources: brought))
    }
    return true
  }

  private func askAndBring(_ sources: [FilePath], into target: FilePath) async {
    let answer = await ChoiceDialog.ask(
      title: localizedPlural(
        "Bring {count} file to “{folder}”?", "Bring {count} files to “{folder}”?", sources.count,
        ["folder": target.shortName]),
      detail: localized("You held Alt while dropping."),
      choices: [.plain(localized("Move here")), .plain(localized("Copy here"))], parent: window)
    guard let answer else { return }
    perform(TransferRequest(work: answer == 0 ? .move(to: target) : .copy(to: target), sources: sources))
  }

  // MARK: Devices

  /// Whether all that this program drags is on the device of a folder; nil while that is not known.
  private func sharesDevice(_ target: FilePath) -> Bool? {
    guard !FileDrag.sources.isEmpty else { return nil }
    findDevice(of: target)
    return FileDrag.sharesDevice(with: devices[target])
  }

  /// Looks in the background, once for each folder, on which device it is: a connection may be slow.
  private func findDevice(of folder: FilePath) {
    guard devices[folder] == nil else { return }
    Task { [weak self, operations] in
      let found = await operations.devices(of: [], to: folder, isCopy: false)
      self?.devices[folder] = found.devices
    }
  }
}
