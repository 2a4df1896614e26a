import CGtk
import FilesCore
import GtkSupport
import SelectionToolbar

/// All keys of a window, in groups.
///
/// - Accessibility: a dialog `Keyboard shortcuts`; a list of that name whose rows say what a key does and the key.
final class ShortcutsDialog {
  private typealias Group = (title: String, keys: [(what: String, key: String)])

  private let dialog: DialogWindow
  private let list = ListBox()

  init(parent: Window) {
    let title = localized("Keyboard shortcuts")
    dialog = DialogWindow(title: title, parent: parent.pointer(), onCancel: {})
    list.setAccessibleLabel(title)
    list.addClass("places")
    for group in Self.groups {
      for (index, line) in group.keys.enumerated() { append(line, in: group.title, isFirst: index == 0) }
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

  private func append(_ line: (what: String, key: String), in group: String, isFirst: Bool) {
    let what = Label(line.what)
    what.xalign = 0
    what.wraps = true
    what.maximumWidth = 28
    what.layout(hexpand: true)
    let key = Label(line.key).styled("dim-label")
    let row = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [what, key])
    let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 4, role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    if isFirst {
      let heading = Label(group).styled("question-title")
      heading.xalign = 0
      column.append(heading)
    }
    column.append(row)
    list.append(
      column.layout(horizontalMargin: 10, verticalMargin: 4), label: line.what, details: line.key)
  }

  private static var groups: [Group] { [moving, choosing, acting, showing] }

  private static var moving: Group {
    (
      localized("Getting around"),
      [
        (localized("Open"), "Enter"), (localized("Open in a new tab"), "Ctrl+Enter"),
        (localized("Open in a new window"), "Shift+Enter"), (localized("Go up"), "Alt+↑"),
        (localized("Go back"), "Alt+←"), (localized("Go forward"), "Alt+→"),
        (localized("Go home"), "Alt+Home"), (localized("Go to a path"), "Ctrl+L"),
        (localized("Jump to a name"), localized("its first letters")), (localized("New tab"), "Ctrl+T"),
        (localized("Close the tab"), "Ctrl+W"), (localized("Next tab"), "Ctrl+Page Down"),
        (localized("Previous tab"), "Ctrl+Page Up"), (localized("Tab by its number"), "Alt+1…9"),
        (localized("New window"), "Ctrl+N"), (localized("Next part of the window"), "F6"),
        (localized("Menu of the file"), "Shift+F10"), (localized("Menu of the window"), "F10"),
        (localized("Preferences"), "Ctrl+,"),
      ]
    )
  }

  private static var choosing: Group {
    (
      localized("Choosing"),
      [
        (localized("Choose or give back"), localized("Space")), (localized("Choose up to here"), "Shift+↑ ↓"),
        (localized("Select all"), "Ctrl+A"), (localized("Select none"), "Ctrl+Shift+A"),
        (localized("Invert"), "Ctrl+Shift+I"), (localized("Leave select mode"), "Esc"),
        (localized("Keep the selection for other folders"), "Ctrl+K"),
        (localized("Show what is kept"), "Ctrl+Shift+K"),
      ]
    )
  }

  private static var acting: Group {
    (
      localized("Files"),
      [
        (localized("Cut"), "Ctrl+X"), (localized("Copy"), "Ctrl+C"), (localized("Copy path"), "Ctrl+Shift+C"),
        (localized("Move to a folder"), "Ctrl+M"), (localized("Copy to a folder"), "Ctrl+Shift+M"),
        (localized("Duplicate"), "Ctrl+D"), (localized("Rename"), "F2"),
        (localized("New folder"), "Ctrl+Shift+N"), (localized("Delete"), "Delete"),
        (localized("Delete permanently"), "Shift+Delete"), (localized("Properties"), "Alt+Enter"),
        (localized("Undo"), "Ctrl+Z"), (localized("Redo"), "Ctrl+Shift+Z"),
      ]
    )
  }

  private static var showing: Group {
    (
      localized("Showing"),
      [
        (localized("List"), "Ctrl+1"), (localized("Grid"), "Ctrl+2"), (localized("Larger icons"), "Ctrl++"),
        (localized("Smaller icons"), "Ctrl+−"), (localized("Usual icons"), "Ctrl+0"),
        (localized("Hidden files"), "Ctrl+H"), (localized("Places"), "F9"), (localized("Reload"), "F5"),
        (localized("Add the folder to the bookmarks"), "Ctrl+B"), (localized("These shortcuts"), "Ctrl+?"),
      ]
    )
  }
}
