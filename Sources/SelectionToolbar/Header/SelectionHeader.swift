import CGtk
import GtkSupport

/// The header bar of select mode: Select all or Deselect all, the count, Done.
///
/// - CSS: a `headerbar.selection-header`; Done has the class `selection-done`.
/// - Accessibility: two push buttons named by their texts, and the count as a heading, with
///   a label under it where the host has something to say of the selection.
final class SelectionHeader {
  let bar = HeaderBar()
  private let count = RollingCount()
  private let allText = FittingText(icon: "edit-select-all-symbolic")
  private let allButton: Button
  private let doneButton = Button(role: GTK_ACCESSIBLE_ROLE_BUTTON)
  private let detail = Label().styled("selection-detail")
  private var shownCount = 0

  /// Called when the person presses the buttons.
  var onAll: (() -> Void)?
  var onDone: (() -> Void)?

  init(done: String) {
    allButton = Button(child: allText, label: "")
    bar.addClass("selection-header")
    bar.setShowsWindowButtons(false)
    detail.isVisible = false
    detail.ellipsize = PANGO_ELLIPSIZE_END
    bar.setTitle(Box(GTK_ORIENTATION_VERTICAL, [count, detail]).layout(valign: GTK_ALIGN_CENTER))
    bar.packStart(allButton)
    bar.packEnd(doneButton)
    for button in [allButton, doneButton] {
      button.hasFrame = false
      button.addClass("text-button")
      // "Done push button. 3 selected."
      button.setAccessible(describedBy: count)
      gtk_widget_set_size_request(button.widget, 44, 44)
    }
    doneButton.addClass("selection-done")
    doneButton.label = done
    doneButton.setAccessibleLabel(done)
    allButton.onClicked { [weak self] in self?.onAll?() }
    doneButton.onClicked { [weak self] in self?.onDone?() }
  }

  func update(count number: Int, text: String, all: String, canSelectAll: Bool) {
    count.show(text, isGrowing: number >= shownCount)
    shownCount = number
    showAll(all)
    allButton.isSensitive = canSelectAll
  }

  /// Shows something of the selection under the count: a text of its own, so that the count stays short to hear.
  func show(detail text: String) {
    detail.text = text
    detail.isVisible = !text.isEmpty
  }

  /// Moves the keyboard focus to the bar's first button; answers whether it could.
  func grabFocus() -> Bool {
    for button in [allButton, doneButton] where !button.containsFocus { button.flushAccessible() }
    return allButton.grabFocus() || doneButton.grabFocus()
  }

  private func showAll(_ text: String) {
    guard allText.text != text else { return }
    allText.text = text
    allButton.setAccessibleLabel(text)
    gtk_widget_set_tooltip_text(allButton.widget, text)
  }
}
