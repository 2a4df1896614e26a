import CGtk
import FilesCore
import GtkSupport

/// One operation in the list of those under way: what it is, how far it is, Stop.
///
/// - CSS: a `box.transfer`.
/// - Accessibility: labels, a progress bar named by what is done, a push button `Stop` described by it.
final class TransferRow {
  let widget: Widget
  private let transfer: Transfer
  private let bar: ProgressBar
  private let detail = Label().styled("file-details", "dim-label")
  private let stop = Button(localized("Stop"))

  init(_ transfer: Transfer, onStop: @escaping () -> Void) {
    self.transfer = transfer
    bar = ProgressBar(label: transfer.title)
    let title = Label(transfer.title)
    title.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    title.maximumWidth = 44
    detail.wraps = true
    detail.maximumWidth = 44
    for label in [title, detail] { label.xalign = 0 }
    stop.setAccessibleLabel(localized("Stop"))
    stop.setAccessibleDescription(transfer.title)
    stop.layout(halign: GTK_ALIGN_END)
    gtk_widget_set_size_request(stop.widget, 44, 44)
    stop.onClicked(onStop)
    bar.layout(hexpand: true)
    widget = Box(GTK_ORIENTATION_VERTICAL, spacing: 6, [title, bar, detail, stop]).styled("transfer")
    gtk_widget_set_size_request(widget.widget, 280, -1)
    draw()
  }

  /// Draws how far it is.
  func draw() {
    let progress = transfer.progress
    if progress.phase == .preparing, !transfer.isWaiting {
      bar.pulse()
    } else {
      bar.fraction = progress.fraction
    }
    let text = TransferTexts.progress(
      progress, isWaiting: transfer.isWaiting, isStopped: transfer.isStopped)
    if detail.text != text { detail.text = text }
    stop.isSensitive = !transfer.isStopped && progress.phase != .finishing
  }
}
