import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// Asks which files to choose by their names, and tells while one types how many they are.
///
/// - Accessibility: a dialog `Select by pattern`; an entry `Pattern` whose description is the number of matches, a
///   check box `Match case`, push buttons `Cancel` and `Select`.
final class PatternDialog {
  private let dialog: DialogWindow
  private let entry = Entry()
  private let exact = CheckButton(localized("Match case"))
  private let matches = Label().styled("dim-label")
  private let selectButton = Button(localized("Select"))
  private let folder: Folder
  private let onSelect: ([FileID]) -> Void
  /// What the text as it stands matches; nil while that is being found out.
  private var found: [FileID]?
  private var task: Task<Void, Never>?

  /// Shows the dialog; the body gets the files that match, or is not called.
  init(_ folder: Folder, parent: Window, onSelect: @escaping ([FileID]) -> Void) {
    self.folder = folder
    self.onSelect = onSelect
    dialog = DialogWindow(title: localized("Select by pattern"), parent: parent.pointer(), onCancel: {})
    entry.setAccessibleLabel(localized("Pattern"))
    entry.setActivatesDefault(true)
    gtk_widget_set_size_request(entry.widget, 300, 44)
    gtk_widget_set_size_request(exact.widget, -1, 44)
    let examples = Label(
      localized(
        """
        A part of the name, or a pattern: *.jpg ends with “.jpg”, IMG_??? has three characters more, [a-c]* begins \
        with a, b or c.
        """))
    for label in [examples.styled("file-details", "dim-label"), matches] {
      label.wraps = true
      label.maximumWidth = 40
      label.xalign = 0
    }
    for child in [entry, examples, exact, matches] as [Widget] { dialog.append(child) }
    let cancel = Button(localized("Cancel")).onClicked { [weak dialog] in dialog?.cancel() }
    selectButton.onClicked { [weak self] in self?.select() }
    dialog.append(buttons: [cancel, selectButton])
    dialog.window.setDefaultWidget(selectButton)
    entry.onChange { [weak self] in self?.look() }
    exact.onToggled { [weak self] in self?.look() }
    look()
    dialog.present(focus: entry)
  }

  /// Finds out what matches now.
  private func look() {
    task?.cancel()
    found = nil
    selectButton.isSensitive = false
    guard !entry.text.isEmpty else { return show("") }
    let pattern = NamePattern(entry.text, isExact: exact.isActive)
    task = Task { [weak self, folder] in
      let ids = await folder.ids(matching: pattern)
      guard !Task.isCancelled, let self else { return }
      found = ids
      selectButton.isSensitive = !ids.isEmpty
      show(SearchTexts.matches(ids.count, isRunning: false))
    }
  }

  private func show(_ text: String) {
    matches.text = text
    matches.isVisible = !text.isEmpty
    // A change of the description is said while the entry has the focus.
    entry.setAccessibleDescription(text)
  }

  private func select() {
    guard let found, !found.isEmpty else { return }
    dialog.close()
    onSelect(found)
  }
}
