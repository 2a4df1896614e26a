import CGtk
import GtkSupport
import SelectionCore

/// The question before a destructive action: `Delete 3 files?`.
///
/// - CSS: see ``DialogWindow``; a `label.question-detail`, and on the confirming button the class `danger-button`.
/// - Accessibility: a real modal window of role ALERT DIALOG, its title the question and its description the
///   detail: GTK's own message dialog does not read the question. Cancel has the focus and is pressed by Enter.
final class QuestionDialog {
  private let dialog: DialogWindow

  /// Shows the question above its parent; the answer comes once.
  init(
    title: String, detail: String, confirm: String, cancel: String, parent: UnsafeMutablePointer<GtkWindow>?,
    onAnswer: @escaping (Bool) -> Void
  ) {
    let dialog = DialogWindow(
      title: title, role: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG, parent: parent, onCancel: { onAnswer(false) })
    self.dialog = dialog
    dialog.window.setAccessibleDescription(detail)
    gtk_window_set_resizable(dialog.window.pointer(), 0)
    let detailLabel = Label(detail).styled("question-detail")
    detailLabel.wraps = true
    detailLabel.maximumWidth = 36
    gtk_label_set_justify(detailLabel.opaque, GTK_JUSTIFY_CENTER)
    dialog.append(detailLabel)
    let cancelButton = Button(cancel).onClicked { [weak dialog] in dialog?.cancel() }
    let confirmButton = Button(confirm).styled("danger-button").onClicked { [weak dialog] in
      dialog?.close()
      onAnswer(true)
    }
    dialog.append(buttons: [cancelButton, confirmButton])
    dialog.window.setDefaultWidget(cancelButton)
    dialog.present(focus: cancelButton)
  }

  /// Takes the question away without an answer.
  func close() { dialog.close() }
}
