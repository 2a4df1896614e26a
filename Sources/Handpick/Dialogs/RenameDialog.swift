import FilesCore
import GtkSupport

/// Asks for a file's new name: what cannot be a name, or is taken, is explained as it is typed. The extension is not
/// selected, so that typing keeps it.
enum RenameDialog {
  /// Shows the dialog, which the caller keeps; the body gets the new name, or is not called.
  static func show(
    _ former: FileName, isFolder: Bool, in folder: FilePath, parent: Window,
    onName: @escaping (FileName) -> Void
  ) -> TextDialog {
    let text = former.display
    let dialog = TextDialog(
      title: localized("Rename “{name}”", ["name": text]), label: localized("Name"), text: text,
      confirm: localized("Rename"), parent: parent)
    dialog.check = NameProblem.of
    dialog.lateCheck = { text in
      guard let name = former.edited(to: text), name != former else { return nil }
      return await NameProblem.taken(name, in: folder)
    }
    dialog.onConfirm = { text in
      if let name = former.edited(to: text), name != former { onName(name) }
    }
    dialog.present(selecting: 0..<NameProblem.baseLength(of: text, isFolder: isFolder))
    return dialog
  }
}
