import FilesCore
import GtkSupport

/// New folders and new names.
extension FolderWindow {
  /// Asks for the name of a new folder here; the files given move into it.
  func makeFolder(for ids: [FileID] = []) {
    let folder = folder
    let title = ids.isEmpty ? localized("New folder") : FilePhrases.newFolder(with: ids.count)
    let suggestion = localizedInContext("name of a new folder", "New folder")
    let dialog = TextDialog(
      title: title, label: localized("Name"), text: suggestion, confirm: localized("Create"), parent: window)
    dialog.check = NameProblem.of
    dialog.lateCheck = { text in
      guard let name = FileName(text) else { return nil }
      return await NameProblem.taken(name, in: folder.path)
    }
    dialog.onConfirm = { [weak self, files = shown.files] text in
      guard let name = FileName(text) else { return }
      self?.makeFolder(folder.path.appending(name), ids, of: files)
    }
    self.dialog = dialog
    dialog.present(selecting: 0..<suggestion.count)
  }

  private func makeFolder(_ path: FilePath, _ ids: [FileID], of files: ChosenFiles) {
    report { [weak self, operations] in
      let sources = await files.paths(of: ids)
      let report =
        sources.isEmpty
        ? await operations.makeFolder(at: path) : await operations.move(sources, intoNewFolder: path)
      if !report.isError, let self, let name = path.name, folder.path == path.parent {
        model.end()
        focusWhenListed(name)
      }
      return report
    }
  }

  /// Asks for a new name for a file, or for new names where they are several.
  func rename(_ ids: [FileID]) {
    guard ids.count == 1 else { return renameMany(ids) }
    let files = shown.files
    let path = files.path(of: ids[0])
    guard let name = path.name, let parent = path.parent else { return }
    dialog = RenameDialog.show(
      name, isFolder: files.kind(of: ids[0]) == .folder, in: parent, parent: window
    ) { [weak self, operations] name in
      self?.report { await operations.rename(path, to: name) }
    }
  }

  private func renameMany(_ ids: [FileID]) {
    Task { [weak self, files = shown.files] in
      let named = await files.named(ids)
      guard let self else { return }
      let dialog = BatchRenameDialog(named, parent: window)
      dialog.onRename = { [weak self, operations] renames in
        self?.report { await operations.rename(renames) }
      }
      self.dialog = dialog
      dialog.present()
    }
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
