import CGtk
import FilesCore
import GtkSupport

/// The keys that do something with the chosen files, or in browse mode with the current one.
extension WindowKey {
  static var clipboard: [WindowKey] {
    [
      WindowKey(localized("Cut"), "Ctrl+X", GDK_KEY_x, with: GDK_CONTROL_MASK) {
        $0.copyToClipboard(isCut: true)
      },
      WindowKey(localized("Copy"), "Ctrl+C", GDK_KEY_c, with: GDK_CONTROL_MASK) {
        $0.copyToClipboard(isCut: false)
      },
      WindowKey(localized("Paste"), "Ctrl+V", GDK_KEY_v, with: GDK_CONTROL_MASK) { $0.paste() },
      WindowKey(localized("Copy path"), "Ctrl+Shift+C", GDK_KEY_c, with: .controlShift) { $0.copyPaths() },
    ]
  }

  static var acting: [WindowKey] {
    [
      WindowKey(localized("Move to a folder"), "Ctrl+M", GDK_KEY_m, with: GDK_CONTROL_MASK) {
        $0.run("move")
      },
      WindowKey(localized("Copy to a folder"), "Ctrl+Shift+M", GDK_KEY_m, with: .controlShift) {
        $0.run(FileActions.copying)
      },
      WindowKey(localized("Duplicate"), "Ctrl+D", GDK_KEY_d, with: GDK_CONTROL_MASK) { $0.run("duplicate") },
      WindowKey(localized("Rename"), "F2", GDK_KEY_F2) {
        $0.openDialog(FileActions.renaming)
      },
      WindowKey(localized("New folder"), "Ctrl+Shift+N", GDK_KEY_n, with: .controlShift) { $0.makeFolder() },
      WindowKey(localized("Delete"), "Delete", GDK_KEY_Delete, GDK_KEY_KP_Delete) { $0.run("delete") },
      WindowKey(
        localized("Delete permanently"), "Shift+Delete", GDK_KEY_Delete, GDK_KEY_KP_Delete,
        with: GDK_SHIFT_MASK
      ) { $0.run(FileActions.permanentDeletion) },
      WindowKey(
        localized("Properties"), "Alt+Enter", GDK_KEY_Return, GDK_KEY_KP_Enter, with: GDK_ALT_MASK
      ) { $0.showProperties() },
      WindowKey(localized("Undo"), "Ctrl+Z", GDK_KEY_z, with: GDK_CONTROL_MASK) { $0.undo() },
      WindowKey(localized("Redo"), "Ctrl+Shift+Z", GDK_KEY_z, with: .controlShift) { $0.redo() },
      WindowKey(localized("History"), "Ctrl+Alt+Z", GDK_KEY_z, with: .controlAlt) { $0.openHistory() },
    ]
  }
}
