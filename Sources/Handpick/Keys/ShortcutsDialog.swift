import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// All keys of a window, in groups.
///
/// - Accessibility: a dialog `Keyboard shortcuts`; a list of that name whose rows say what a key does and the key.
final class ShortcutsDialog {
  private let dialog: DialogWindow
  private let list = ListBox()

  init(parent: Window) {
    let title = localized("Keyboard shortcuts")
    dialog = DialogWindow(title: title, parent: parent.pointer(), onCancel: {})
    list.setAccessibleLabel(title)
    list.addClass("places")
    for group in WindowKey.groups {
      for (index, key) in group.keys.enumerated() { append(key, in: group.title, isFirst: index == 0) }
    }
    let scroller = ScrolledWindow(list)
    gtk_widget_set_size_request(scroller.widget, 280, 420)
    dialog.append(scroller.layout(vexpand: true).styled("places-frame"))
    dialog.append(buttons: [Button(localized("Close")).onClicked { [weak dialog] in dialog?.cancel() }])
  }

  /// Shows the dialog. The caller keeps it.
  func present() {
    dialog.present(focus: list)
    list.select(0)
  }

  private func append(_ line: WindowKey, in group: String, isFirst: Bool) {
    let what = Label(line.what)
    what.xalign = 0
    what.wraps = true
    what.maximumWidth = 28
    what.layout(hexpand: true)
    let key = Label(line.written).styled("dim-label")
    let row = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [what, key])
    let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 4, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    if isFirst {
      let heading = Label(group).styled("question-title")
      heading.xalign = 0
      column.append(heading)
    }
    column.append(row)
    list.append(
      column.layout(horizontalMargin: 10, verticalMargin: 4), label: line.what, details: line.written)
  }
}
