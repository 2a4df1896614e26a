import FilesCore
import GtkSupport

/// New folders and new names.
extension FolderWindow {
  /// Asks for the name of a new folder here; the files given move into it.
  func makeFolder(for ids: [FileID] = []) {
    let folder = folder
    let sources = ids.map { folder.path(of: $0) }
    let title =
      ids.isEmpty
      ? localized("New folder")
      : localizedPlural("New folder with {count} item", "New folder with {count} items", ids.count)
    let suggestion = localizedInContext("name of a new folder", "New folder")
    let dialog = TextDialog(
      title: title, label: localized("Name"), text: suggestion, confirm: localized("Create"), parent: window)
    dialog.check = NameProblem.of
    dialog.lateCheck = { text in
      guard let name = FileName(text) else { return nil }
      return await NameProblem.taken(name, in: folder.path)
    }
    dialog.onConfirm = { [weak self] text in
      guard let name = FileName(text) else { return }
      self?.makeFolder(name, sources)
    }
    self.dialog = dialog
    dialog.present(selecting: 0..<suggestion.count)
  }

  private func makeFolder(_ name: FileName, _ sources: [FilePath]) {
    let path = folder.path.appending(name)
    report { [weak self, operations] in
      let report =
        sources.isEmpty
        ? await operations.makeFolder(at: path) : await operations.move(sources, intoNewFolder: path)
      if !report.isError, let self, folder.path == path.parent {
        model.end()
        focusWhenListed(name)
      }
      return report
    }
  }

  /// Asks for a new name for the chosen file or the current one, or for new names where several are chosen.
  func rename() {
    let ids = chosen
    guard let id = ids.first else { return }
    if ids.count > 1 { return renameMany(ids) }
    let folder = folder
    let path = folder.path(of: id)
    dialog = RenameDialog.show(
      folder.name(of: id), isFolder: folder.kind(of: id) == .folder, in: folder.path, parent: window
    ) { [weak self, operations] name in
      self?.report { await operations.rename(path, to: name) }
    }
  }

  private func renameMany(_ ids: [FileID]) {
    let folder = folder
    let files = ids.map {
      BatchNames.File(name: folder.name(of: $0), isFolder: folder.kind(of: $0) == .folder)
    }
    let dialog = BatchRenameDialog(files, in: folder.path, parent: window)
    dialog.onRename = { [weak self, operations] renames in
      self?.report { await operations.rename(renames) }
    }
    self.dialog = dialog
    dialog.present()
  }

  /// Moves the focus to a file of this name as soon as it is listed, if that is soon.
  func focusWhenListed(_ name: FileName, attempts: Int = 30) {
    guard folder.id(named: name) == nil else {
      nameToFocus = name
      return settle()
    }
    guard attempts > 0 else { return }
    Timeout.after(milliseconds: 100) { [weak self, folder] in
      guard let self, folder === self.folder else { return }
      focusWhenListed(name, attempts: attempts - 1)
    }
  }
}
