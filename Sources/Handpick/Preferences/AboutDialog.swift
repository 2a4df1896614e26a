import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// What the program is, its version and its licence. In GTK's own the pictures have no names, and it is a window among
/// others for a screen reader.
///
/// - Accessibility: a dialog `About Handpick`, described by what it says; labels, and a push button `Close`.
final class AboutDialog {
  private let dialog: DialogWindow
  private let close = Button(localized("Close"))

  init(parent: Window) {
    dialog = DialogWindow(title: localized("About Handpick"), parent: parent.pointer(), onCancel: {})
    let lines = [
      localized("Version {version}", ["version": Release.version]),
      localized("Chooses many files and acts on them safely"),
      localized("Free software under the MIT License"),
    ]
    dialog.append(Image(icon: "org.handpick.Handpick", pixelSize: 96))
    for line in lines {
      let label = Label(line)
      label.wraps = true
      label.maximumWidth = 36
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
      dialog.append(label)
    }
    dialog.window.setAccessibleDescription(lines.joined(separator: "\n"))
    close.onClicked { [weak dialog] in dialog?.cancel() }
    dialog.append(buttons: [close])
  }

  /// Shows the dialog. The caller keeps it.
  func present() { dialog.present(focus: close) }
}
