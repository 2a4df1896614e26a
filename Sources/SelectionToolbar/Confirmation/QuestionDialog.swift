import CGtk
import GtkSupport
import SelectionCore

/// The question before an action: `Delete 3 files?`.
///
/// - CSS: see ``DialogWindow``; a `label.question-detail`, and on a destructive button the class `danger-button`.
/// - Accessibility: a real modal window of role ALERT DIALOG, its title the question and its description the
///   detail: GTK's own message dialog does not read the question. Cancel has the focus and is pressed by Enter.
final class QuestionDialog {
  private let dialog: DialogWindow

  /// What a person answers.
  enum Answer {
    case no, yes, onlyShown
  }

  /// Shows the question above its parent; the answer comes once.
  init<ID>(
    _ question: SelectionQuestion<ID>, isDestructive: Bool, cancel: String,
    parent: UnsafeMutablePointer<GtkWindow>?, onAnswer: @escaping (Answer) -> Void
  ) {
    let dialog = DialogWindow(
      title: question.title, role: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG, parent: parent,
      onCancel: { onAnswer(.no) })
    self.dialog = dialog
    dialog.window.setAccessibleDescription(question.detail)
    gtk_window_set_resizable(dialog.window.pointer(), 0)
    let detailLabel = Label(question.detail).styled("question-detail")
    detailLabel.wraps = true
    detailLabel.maximumWidth = 36
    gtk_label_set_justify(detailLabel.opaque, GTK_JUSTIFY_CENTER)
    dialog.append(detailLabel)
    let cancelButton = Button(cancel).onClicked { [weak dialog] in dialog?.cancel() }
    let answers = [(question.shownOnlyTitle, Answer.onlyShown), (question.confirmTitle, .yes)]
    let buttons = answers.compactMap { title, answer in
      title.map { title in
        Button(title).onClicked { [weak dialog] in
          dialog?.close()
          onAnswer(answer)
        }
      }
    }
    if isDestructive { for button in buttons { button.addClass("danger-button") } }
    dialog.append(buttons: [cancelButton] + buttons)
    dialog.window.setDefaultWidget(cancelButton)
    dialog.present(focus: cancelButton)
  }

  /// Takes the question away without an answer.
  func close() { dialog.close() }
}
