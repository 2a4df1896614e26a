import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// One report for a whole batch: which files failed, why, and what can be done; with Retry for exactly those.
///
/// - Accessibility: a dialog named `3 of 12 files could not be moved`; a list `Files` whose items are named by the file
///   and described by the reason; push buttons `Close` and `Retry`.
final class FailureDialog {
  private static var open: FailureDialog?
  private static let mostRows = 500

  private let dialog: DialogWindow

  /// Shows what failed; `onRetry` is called with the work that is to be tried again.
  static func show(
    _ report: OperationReport, _ request: TransferRequest, parent: Window?,
    onRetry: @escaping (TransferRequest) -> Void
  ) {
    open = FailureDialog(report, request, parent: parent, onRetry: onRetry)
  }

  private init(
    _ report: OperationReport, _ request: TransferRequest, parent: Window?,
    onRetry: @escaping (TransferRequest) -> Void
  ) {
    let failed = report.items.failures.map { report.items[$0] }
    let title = TransferTexts.failureTitle(request, failed: failed.count, of: report.items.count)
    let dialog = DialogWindow(title: title, parent: parent?.pointer(), onCancel: { Self.open = nil })
    self.dialog = dialog
    let list = ListBox().styled("places")
    list.setAccessibleLabel(localized("Files"))
    for item in failed.prefix(Self.mostRows) {
      list.append(Self.row(item), label: item.source.shortName, details: item.message)
    }
    let scroller = ScrolledWindow(list)
    scroller.layout(hexpand: true, vexpand: true)
    gtk_widget_set_size_request(scroller.widget, 300, 220)
    dialog.append(scroller.styled("places-frame"))
    if failed.count > Self.mostRows {
      let rest = failed.count - Self.mostRows
      dialog.append(Label(localizedPlural("and {count} more", "and {count} more", rest)).styled("dim-label"))
    }
    var buttons = [Button(localized("Close")).onClicked { [weak dialog] in dialog?.cancel() }]
    if let retry = request.retrying(report) {
      buttons.append(
        Button(localized("Retry")).onClicked { [weak dialog] in
          dialog?.cancel()
          onRetry(retry)
        })
    }
    dialog.append(buttons: buttons)
    dialog.present(focus: list)
    list.select(0)
  }

  private static func row(_ item: ItemReport) -> Widget {
    let name = Label(item.source.shortName)
    name.ellipsize = PANGO_ELLIPSIZE_MIDDLE
    let reason = Label(item.message).styled("file-details", "dim-label")
    reason.wraps = true
    for label in [name, reason] { label.xalign = 0 }
    let row = Box(
      GTK_ORIENTATION_VERTICAL, spacing: 2, role: GTK_ACCESSIBLE_ROLE_PRESENTATION, [name, reason])
    return row.layout(horizontalMargin: 8, verticalMargin: 6)
  }
}
