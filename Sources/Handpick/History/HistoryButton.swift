import CGtk
import FilesCore
import GtkSupport

/// The header's button for what was done: each operation with its name and time, by whichever window or program, and
/// Undo or Redo where that is possible.
///
/// - Accessibility: a push button `History`; a dialog of that name with a label and a push button `Undo` or `Redo` for
///   each operation, described by it.
final class HistoryButton {
  let button: Button
  private let transfers: FileTransfers
  private let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 8)
  private let scroller: ScrolledWindow
  private var rows: [Widget] = []
  private var popover: Popover?
  private var hadFocus = false
  /// What gets the focus.
  private var first: Widget?
  /// Called when the popover has gone and the focus has to go back to the files.
  var onClosed: (() -> Void)?
  /// Called to undo or redo an operation.
  var onPerform: ((TransferRequest) -> Void)?

  init(_ transfers: FileTransfers) {
    self.transfers = transfers
    button = Button(
      icon: "document-open-recent-symbolic", label: localized("History"), key: "Ctrl+Alt+Z")
    gtk_widget_set_size_request(button.widget, 44, 44)
    button.layout(valign: GTK_ALIGN_CENTER)
    scroller = ScrolledWindow(column)
    scroller.setMaximumContentHeight(400)
    column.layout(horizontalMargin: 12, verticalMargin: 12)
    button.onClicked { [weak self] in self?.open() }
  }

  /// Shows the operations; at a place of another widget where the button has no room.
  func open(orAt other: Widget? = nil) {
    guard popover == nil else { return }
    hadFocus = button.containsFocus
    Task { [weak self, operations = transfers.operations] in
      let entries = await operations.possibleHistory()
      self?.present(entries, orAt: other)
    }
  }

  private func present(_ entries: [HistoryEntry], orAt other: Widget?) {
    guard popover == nil else { return }
    show(entries)
    let popover = Popover(scroller, label: localized("History"))
    self.popover = popover
    popover.onClosed = { [weak self] in
      self?.popover = nil
      self?.giveBackFocus()
    }
    popover.present(at: button, orAt: other)
    first?.grabFocus()
  }

  /// The focus goes back to where it was.
  private func giveBackFocus() {
    if hadFocus { button.grabFocus() } else { onClosed?() }
  }

  private func show(_ entries: [HistoryEntry]) {
    for row in rows { column.remove(row) }
    first = nil
    rows = entries.prefix(20).map(row)
    if rows.isEmpty {
      // So that it is heard: else nothing here could have the focus.
      let text = FocusableText(role: GTK_ACCESSIBLE_ROLE_LABEL)
      text.text = localized("Nothing was done yet.")
      text.label.maximumWidth = 36
      gtk_widget_set_size_request(text.widget, 280, 44)
      first = text
      rows = [text]
    }
    for row in rows { column.append(row) }
  }

  private func row(_ entry: HistoryEntry) -> Widget {
    let title = Label(entry.message)
    title.wraps = true
    title.maximumWidth = 36
    let details = Label(HistoryTexts.details(entry, isOfWindow: transfers.record.contains(entry.id)))
      .styled("file-details", "dim-label")
    for label in [title, details] { label.xalign = 0 }
    let words = Box(GTK_ORIENTATION_VERTICAL, spacing: 2, [title, details]).layout(hexpand: true)
    let row = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [words])
    gtk_widget_set_size_request(row.widget, 280, 44)
    guard entry.isUndoable || entry.isRedoable else { return row }
    let button = Button(entry.isUndoable ? localized("Undo") : localized("Redo"))
    button.setAccessibleLabel(button.label)
    button.setAccessibleDescription("\(entry.message), \(details.text)")
    button.layout(valign: GTK_ALIGN_CENTER)
    gtk_widget_set_size_request(button.widget, 44, 44)
    button.onClicked { [weak self] in self?.perform(entry) }
    row.append(button)
    if first == nil { first = button }
    return row
  }

  /// The popover goes: the window's line tells how it went, and the focus is where it was.
  private func perform(_ entry: HistoryEntry) {
    popover?.close()
    let work: TransferRequest.Work = entry.isUndoable ? .undo(entry.id) : .redo(entry.id)
    onPerform?(TransferRequest(work: work, sources: []))
  }
}
