import CGtk
import GtkSupport
import SelectionCore

/// The question before a destructive action: `Delete 3 files?`.
///
/// - CSS: a `window.selection-question`; labels `question-title` and `question-detail`; the confirming button has
///   the class `danger-button`.
/// - Accessibility: a real modal window of role ALERT DIALOG, its title the question and its description the
///   detail: GTK's own message dialog does not read the question. Cancel has the focus and is pressed by Enter.
final class QuestionDialog {
  private let window = Window(role: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
  private let onAnswer: (Bool) -> Void
  private var isAnswered = false

  /// Shows the question above its parent; the answer comes once, false when the window is closed otherwise.
  init(
    title: String, detail: String, confirm: String, cancel: String, parent: UnsafeMutablePointer<GtkWindow>?,
    onAnswer: @escaping (Bool) -> Void
  ) {
    self.onAnswer = onAnswer
    window.title = title
    window.addClass("selection-question")
    window.setAccessibleDescription(detail)
    window.setTransient(for: parent, isModal: true)
    // An empty title bar: the window's frame without a second copy of the question.
    window.setTitlebar(Box(GTK_ORIENTATION_HORIZONTAL))
    gtk_window_set_resizable(window.pointer(), 0)
    let cancelButton = Button(cancel).onClicked { [weak self] in self?.answer(false) }
    let confirmButton = Button(confirm).styled("danger-button").onClicked { [weak self] in self?.answer(true) }
    window.setChild(column(title: title, detail: detail, buttons: [cancelButton, confirmButton]))
    window.setDefaultWidget(cancelButton)
    window.connectAnswering("close-request") { [weak self] in
      self?.answer(false)
      return false
    }
    window.onKey { [weak self] key, _ in
      guard key == GDK_KEY_Escape else { return false }
      self?.answer(false)
      return true
    }
    window.present()
    cancelButton.grabFocus()
  }

  private func column(title: String, detail: String, buttons: [Button]) -> Widget {
    let titleLabel = Label(title).styled("question-title")
    let detailLabel = Label(detail).styled("question-detail")
    for label in [titleLabel, detailLabel] {
      label.wraps = true
      label.maximumWidth = 36
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    }
    let row = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, buttons).styled("question-buttons")
    row.layout(halign: GTK_ALIGN_FILL)
    for button in buttons {
      button.layout(hexpand: true)
      button.setAccessibleLabel(button.label)
    }
    let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 12, [titleLabel, detailLabel, row])
    gtk_widget_set_margin_top(row.widget, 8)
    return column.layout(horizontalMargin: 24, verticalMargin: 20)
  }

  /// Takes the question away without an answer.
  func close() {
    isAnswered = true
    window.destroy()
  }

  private func answer(_ isConfirmed: Bool) {
    guard !isAnswered else { return }
    isAnswered = true
    window.destroy()
    onAnswer(isConfirmed)
  }
}
