import CGtk
import FilesCore
import GtkSupport

/// The header's button that opens what the files are ordered by and which ones are shown.
///
/// - Accessibility: a push button `View options`; it opens a dialog of that name with a radio button for each order
///   and check boxes.
final class ViewOptionsButton {
  let button = Button(child: Image(icon: "view-sort-descending-symbolic"), label: localized("View options"))
  /// The options shown, without the filter.
  private var options = FolderOptions()
  private var popover: Popover?
  private var choices: ViewChoices?
  private var hadFocus = false

  /// Called when a person changed the options.
  var onChange: ((FolderOptions) -> Void)?
  /// Called when the window is gone and the focus has to go back to the files.
  var onClosed: (() -> Void)?

  init() {
    button.tooltip = localized("View options")
    button.setAccessibleDescription(localized("Order and hidden files"))
    button.flushingAccessible()
    button.addClass("image-button")
    // A click leaves the focus where it is, and knows so where to give it back.
    gtk_widget_set_focus_on_click(button.widget, 0)
    gtk_widget_set_size_request(button.widget, 44, 44)
    button.layout(valign: GTK_ALIGN_CENTER)
    button.onClicked { [weak self] in self?.open() }
  }

  func show(_ options: FolderOptions) { self.options = options }

  /// Shows them; at a place of another widget where the button has no room.
  func open(orAt other: Widget? = nil) {
    if let popover { return popover.close() }
    hadFocus = button.containsFocus
    let choices = ViewChoices(options) { [weak self] change in
      guard let self else { return }
      change(&options)
      onChange?(options)
    }
    self.choices = choices
    let popover = Popover(choices.widget, label: localized("View options"))
    self.popover = popover
    popover.onClosed = { [weak self] in self?.closed() }
    popover.present(at: button, orAt: other)
    choices.grabFocus()
  }

  /// The focus goes back to where it was. The row that had it may be another file's by now, so its place is not kept.
  private func closed() {
    popover = nil
    choices = nil
    if hadFocus { button.grabFocus() } else { onClosed?() }
  }
}
