import CGtk
import FilesCore
import GtkSupport
import SelectionCore

/// A line above the files that tells how several are chosen, until it is dismissed or that was done once.
///
/// - CSS: a `box.selecting-hint`.
/// - Accessibility: a group named by the text, a label, and a push button `Dismiss` described by the text.
final class SelectingHint {
  let widget: Widget
  /// Called when it goes away.
  var onDismiss: (() -> Void)?

  private var observation: SelectionObservation?

  init(_ model: SelectionToolbarModel<FileID>) {
    let words = localized("To choose several files, press Select or Space, or hold Ctrl and click.")
    let text = Label(words)
    text.wraps = true
    text.xalign = 0
    text.layout(hexpand: true, valign: GTK_ALIGN_CENTER)
    let dismiss = Button(localized("Dismiss"))
    dismiss.layout(valign: GTK_ALIGN_CENTER)
    gtk_widget_set_size_request(dismiss.widget, 44, 44)
    widget = Box(
      GTK_ORIENTATION_HORIZONTAL, spacing: 12, role: GTK_ACCESSIBLE_ROLE_GROUP, [text, dismiss]
    ).styled("selecting-hint")
    // Said when the focus comes to the button, and not once more as what that does.
    widget.setAccessibleLabel(words)
    widget.isVisible = WindowState.shared.showsSelectingHint
    dismiss.onClicked { [weak self] in self?.dismiss() }
    guard widget.isVisible else { return }
    // Where it is shown it stays, so that nothing moves under the pointer.
    observation = model.addObserver { [weak model] _ in
      if model.map({ $0.count > 1 }) == true { WindowState.shared.showsSelectingHint = false }
    }
  }

  private func dismiss() {
    WindowState.shared.showsSelectingHint = false
    // Before the button goes, which has the focus.
    onDismiss?()
    widget.isVisible = false
  }
}
