import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// Asks for a line of text. What cannot be is explained as it is typed, and cannot be chosen.
///
/// - Accessibility: a dialog named by its title; an entry named by the label, whose description is the problem;
///   buttons `Cancel` and the confirming one.
final class TextDialog {
  /// Why the text cannot be taken, or nil where it can; called at each change.
  var check: (String) -> String? = { _ in nil }
  /// The same for what takes a moment to find out; the text can be confirmed meanwhile.
  var lateCheck: (String) async -> String? = { _ in nil }
  var onConfirm: ((String) -> Void)?

  private let dialog: DialogWindow
  private let entry = Entry()
  private let problem = Label().styled("rename-problem")
  private let confirmButton: Button
  /// What is wrong with the text at present.
  private var known: String?

  init(
    title: String, label: String, text: String, confirm: String, parent: Window,
    onCancel: @escaping () -> Void = {}
  ) {
    confirmButton = Button(confirm)
    dialog = DialogWindow(title: title, parent: parent.pointer(), onCancel: onCancel)
    entry.text = text
    entry.setAccessibleLabel(label)
    entry.setActivatesDefault(true)
    gtk_widget_set_size_request(entry.widget, 300, 44)
    problem.wraps = true
    problem.maximumWidth = 36
    dialog.append(entry)
    dialog.append(problem)
    let cancel = Button(localized("Cancel")).onClicked { [weak dialog] in dialog?.cancel() }
    dialog.append(buttons: [cancel, confirmButton])
    dialog.window.setDefaultWidget(confirmButton)
  }

  /// Shows the dialog with these characters selected. The caller keeps it.
  func present(selecting range: Range<Int>) {
    confirmButton.onClicked { [weak self] in self?.confirm() }
    entry.onChange { [weak self] in self?.draw() }
    draw()
    dialog.present(focus: entry)
    entry.select(range)
  }

  private func draw() {
    let text = entry.text
    let reason = text.isEmpty ? nil : check(text)
    say(reason)
    guard reason == nil, !text.isEmpty else { return }
    Task { [weak self, lateCheck] in
      guard let reason = await lateCheck(text), let self, entry.text == text else { return }
      say(reason)
    }
  }

  private func say(_ reason: String?) {
    known = reason
    problem.text = reason ?? ""
    problem.isVisible = reason != nil
    entry.setAccessibleDescription(reason ?? "")
    confirmButton.isSensitive = reason == nil && !entry.text.isEmpty
  }

  private func confirm() {
    let text = entry.text
    guard !text.isEmpty, known == nil else { return }
    dialog.close()
    onConfirm?(text)
  }
}
