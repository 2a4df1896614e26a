import FilesCore
import GtkSupport
import SelectionToolbar

/// Pasting files, and what is cut.
extension FolderWindow {
  func connectClipboard() {
    CutFiles.shared.watch(Clipboard(of: toolbar.widget))
    cutDrawing = ObservationLoop { [weak self] in
      _ = CutFiles.shared.count
      self?.list.refresh()
    }
  }

  /// Puts files on the clipboard: the given rows, or all that is chosen, of other folders too.
  func copyToClipboard(_ ids: [FileID]? = nil, isCut: Bool) {
    guard ids == nil, model.isSelecting, model.hiddenCount > 0 else {
      return actions.copyToClipboard(ids ?? allChosen, isCut: isCut)
    }
    // Nobody takes along unawares what they do not see.
    toolbar.run.ask(FileActions.clipboardAction(isCut: isCut))
  }

  /// Brings the files that are on the clipboard into a folder, by default the one shown: copies, or the files themselves
  /// where they are cut.
  func paste(into target: FilePath? = nil) {
    let target = target ?? folder.path
    let clipboard = Clipboard(of: toolbar.widget)
    Task { [weak self] in
      let content = await FileClipboard.read(clipboard)
      self?.paste(content, from: clipboard, into: target)
    }
  }

  private func paste(_ content: FileClipboard.Content?, from clipboard: Clipboard, into target: FilePath) {
    guard let content else {
      return toolbar.run.report(localized("There are no files on the clipboard."), isError: false)
    }
    let sources = content.uris.compactMap { FilePath(anyURI: $0) }
    guard sources.count == content.uris.count else {
      return toolbar.run.report(
        localized("What is on the clipboard cannot be reached as files from here."), isError: true)
    }
    let work: TransferRequest.Work = content.isCut ? .move(to: target) : .copy(to: target)
    perform(TransferRequest(work: work, sources: sources)) { report in
      // What was cut is moved once.
      if content.isCut, report.items.contains(where: { $0.result == .done }) { clipboard.clear() }
    }
  }

  /// Puts the paths of the chosen files on the clipboard as text, a line each.
  func copyPaths() { copyPaths(allChosen) }

  /// Puts the paths of files on the clipboard as text.
  func copyPaths(_ ids: [FileID]) {
    guard !ids.isEmpty else { return }
    Task { [weak self, files = shown.files] in
      let paths = await files.paths(of: ids)
      guard let self else { return }
      ShareContext(window: window.pointer()).copy(text: paths.map(\.display).joined(separator: "\n"))
      toolbar.run.report(
        localizedPlural("Copied {count} path", "Copied {count} paths", paths.count), isError: false)
    }
  }
}
