import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// Asks for a file's new name. What cannot be a name is explained at once, and cannot be chosen.
///
/// - Accessibility: a dialog named `Rename “name”`; an entry `Name`; buttons `Cancel` and `Rename`.
final class RenameDialog {
  private let dialog: DialogWindow
  private let entry = Entry()
  private let problem = Label().styled("rename-problem")
  private let renameButton = Button(localized("Rename"))
  private let former: FileName
  private let onName: (FileName) -> Void

  /// Shows the dialog; the body gets the new name, or is not called.
  init(_ name: FileName, isFolder: Bool, parent: Window, onName: @escaping (FileName) -> Void) {
    former = name
    self.onName = onName
    dialog = DialogWindow(
      title: localized("Rename “{name}”", ["name": name.display]), parent: parent.pointer(), onCancel: {})
    entry.text = name.display
    entry.setAccessibleLabel(localized("Name"))
    entry.setActivatesDefault(true)
    gtk_widget_set_size_request(entry.widget, 300, 44)
    problem.wraps = true
    problem.maximumWidth = 36
    dialog.append(entry)
    dialog.append(problem)
    let cancel = Button(localized("Cancel")).onClicked { [weak dialog] in dialog?.cancel() }
    renameButton.onClicked { [weak self] in self?.rename() }
    dialog.append(buttons: [cancel, renameButton])
    dialog.window.setDefaultWidget(renameButton)
    entry.onChange { [weak self] in self?.check() }
    check()
    dialog.present(focus: entry)
    entry.select(0..<Self.baseLength(of: name.display, isFolder: isFolder))
  }

  /// How many characters stand before the extension, which people keep.
  private static func baseLength(of name: String, isFolder: Bool) -> Int {
    guard !isFolder, let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name.count }
    return name.distance(from: name.startIndex, to: dot)
  }

  private func check() {
    let reason = Self.problem(with: entry.text)
    problem.text = reason ?? ""
    entry.setAccessibleDescription(reason ?? "")
    problem.isVisible = reason != nil
    renameButton.isSensitive = reason == nil && entry.text != former.display
  }

  /// Why a text cannot be a name, or nil where it can.
  static func problem(with text: String) -> String? {
    if text.isEmpty { return nil }
    if text.contains("/") { return localized("A name cannot contain “/”.") }
    if text == "." || text == ".." {
      return localized("“{name}” is not a name: it stands for a folder.", ["name": text])
    }
    if text.utf8.count > 255 { return localized("This name is too long: it may have 255 bytes.") }
    return nil
  }

  private func rename() {
    guard let name = former.edited(to: entry.text), name != former else { return }
    dialog.close()
    onName(name)
  }
}
