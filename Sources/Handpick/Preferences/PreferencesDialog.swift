import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// The few things that people want otherwise. Each takes effect at once, in every window.
///
/// - Accessibility: a dialog `Preferences` with check boxes and a push button `Close`.
final class PreferencesDialog {
  private let dialog: DialogWindow
  private var boxes: [CheckBox] = []

  /// - Parameter onChange: gets a change of how folders are shown.
  init(
    _ options: FolderOptions, parent: Window, onChange: @escaping ((inout FolderOptions) -> Void) -> Void
  ) {
    dialog = DialogWindow(title: localized("Preferences"), parent: parent.pointer(), onCancel: {})
    let own = Preferences.shared
    add(localized("Open with a single click"), own.opensOnClick) { own.opensOnClick = $0 }
    add(localized("Ask before moving files to the Trash"), own.asksBeforeTrash) { own.asksBeforeTrash = $0 }
    add(localized("Folders first"), options.foldersFirst) { isOn in onChange { $0.foldersFirst = isOn } }
    add(localized("Hidden files"), options.showsHidden) { isOn in onChange { $0.showsHidden = isOn } }
    add(localized("Sizes in powers of 1,024 (KiB, MiB)"), own.hasBinarySizes) { own.hasBinarySizes = $0 }
    dialog.append(Box(GTK_ORIENTATION_VERTICAL, spacing: 2, boxes))
    dialog.append(buttons: [Button(localized("Close")).onClicked { [weak dialog] in dialog?.cancel() }])
  }

  /// Shows the dialog. The caller keeps it.
  func present() { dialog.present(focus: boxes.first) }

  private func add(_ title: String, _ isOn: Bool, _ onChange: @escaping (Bool) -> Void) {
    let box = CheckBox(title)
    gtk_widget_set_size_request(box.widget, -1, 44)
    box.setChecked(isOn)
    box.onToggle = { [weak box] in if let box { onChange(box.isChecked) } }
    boxes.append(box)
  }
}
