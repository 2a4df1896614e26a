import CGtk
import FilesCore
import GtkSupport

/// The header's button for work under way: there while something takes longer than a moment, in every window.
///
/// - Accessibility: a push button `File operations`, described by how many there are; it opens a dialog of that name.
final class TransferButton {
  let button: Button
  private let queue: TransferQueue
  private let spinner = Spinner()
  private let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 12)
  private var popover: Popover?
  private var hadFocus = false
  /// Called when the popover has gone and the focus has to go back to the files.
  var onClosed: (() -> Void)?
  private var rows: [ObjectIdentifier: TransferRow] = [:]
  private var drawing: ObservationLoop?

  init(_ queue: TransferQueue) {
    self.queue = queue
    let label = localized("File operations")
    button = Button(child: spinner, label: label)
    button.tooltip = label
    button.addClass("image-button")
    gtk_widget_set_size_request(button.widget, 44, 44)
    button.layout(valign: GTK_ALIGN_CENTER)
    button.isVisible = false
    column.layout(horizontalMargin: 12, verticalMargin: 12)
    button.onClicked { [weak self] in self?.open() }
    drawing = ObservationLoop { [weak self] in self?.draw() }
  }

  isolated deinit { drawing?.cancel() }

  private var shown: [Transfer] { queue.transfers.filter(\.isShown) }

  private func draw() {
    let shown = shown
    if button.isVisible == shown.isEmpty {
      button.isVisible = !shown.isEmpty
      spinner.isSpinning = !shown.isEmpty
    }
    drawRows(shown)
    if shown.isEmpty { popover?.close() }
    guard !shown.isEmpty else { return }
    button.setAccessibleDescription(
      localizedPlural("{count} under way", "{count} under way", shown.count))
  }

  private func drawRows(_ shown: [Transfer]) {
    let wanted = Set(shown.map { ObjectIdentifier($0) })
    for (id, row) in rows where !wanted.contains(id) {
      column.remove(row.widget)
      rows[id] = nil
    }
    for transfer in shown {
      if let row = rows[ObjectIdentifier(transfer)] {
        row.draw()
      } else {
        let row = TransferRow(transfer) { [weak self] in self?.queue.stop(transfer) }
        rows[ObjectIdentifier(transfer)] = row
        column.append(row.widget)
      }
    }
  }

  /// The focus goes back to where it was; the button goes with the work.
  private func giveBackFocus() {
    if hadFocus, button.isVisible { button.grabFocus() } else { onClosed?() }
  }

  /// Shows what is under way.
  func open() {
    guard button.isVisible, popover == nil else { return }
    hadFocus = button.containsFocus
    let popover = Popover(column, label: localized("File operations"))
    self.popover = popover
    popover.onClosed = { [weak self] in
      self?.popover = nil
      self?.giveBackFocus()
    }
    popover.present(at: button)
  }
}
