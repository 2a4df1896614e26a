import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// A question with answers of its own beside Cancel.
///
/// - Accessibility: an alert dialog named by the question, described by the detail; a push button an answer, and
///   `Cancel`, which has the focus and is pressed by Enter.
final class ChoiceDialog {
  /// An answer.
  struct Choice {
    let title: String
    let isDangerous: Bool

    static func plain(_ title: String) -> Choice { Choice(title: title, isDangerous: false) }
    static func dangerous(_ title: String) -> Choice { Choice(title: title, isDangerous: true) }
  }

  private let dialog: DialogWindow

  /// Asks; answers which choice was taken, nil for Cancel.
  static func ask(title: String, detail: String, choices: [Choice], parent: Window?) async -> Int? {
    var dialog: ChoiceDialog?
    let answer = await withCheckedContinuation { continuation in
      dialog = ChoiceDialog(
        title: title, detail: detail, choices: choices, parent: parent, continuation: continuation)
    }
    _ = dialog
    return answer
  }

  private init(
    title: String, detail: String, choices: [Choice], parent: Window?,
    continuation: CheckedContinuation<Int?, Never>
  ) {
    let dialog = DialogWindow(
      title: title, role: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG, parent: parent?.pointer(),
      onCancel: { continuation.resume(returning: nil) })
    self.dialog = dialog
    dialog.window.setAccessibleDescription(detail)
    gtk_window_set_resizable(dialog.window.pointer(), 0)
    let label = Label(detail).styled("question-detail")
    label.wraps = true
    label.maximumWidth = 40
    gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    dialog.append(label)
    for (index, choice) in choices.enumerated() {
      let button = Button(choice.title).onClicked { [weak dialog] in
        dialog?.close()
        continuation.resume(returning: index)
      }
      button.setAccessibleLabel(choice.title)
      button.setClass("danger-button", choice.isDangerous)
      gtk_widget_set_size_request(button.widget, -1, 44)
      dialog.append(button)
    }
    let cancel = Button(localized("Cancel")).onClicked { [weak dialog] in dialog?.cancel() }
    dialog.append(buttons: [cancel])
    dialog.window.setDefaultWidget(cancel)
    dialog.present(focus: cancel)
  }
}
