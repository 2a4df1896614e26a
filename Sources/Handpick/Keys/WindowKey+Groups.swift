import CGtk
import FilesCore
import GtkSupport

/// All keys of a window. What stands here works and is in the list of shortcuts.
extension WindowKey {
  typealias Group = (title: String, keys: [WindowKey])

  static let groups: [Group] = [
    (localized("Getting around"), moving + tabs),
    (localized("Choosing"), choosing),
    (localized("Files"), clipboard + acting),
    (localized("Showing"), showing),
  ]

  private static var moving: [WindowKey] {
    [
      WindowKey(localized("Open"), "Enter"),
      WindowKey(
        localized("Open in a new tab"), "Ctrl+Enter", GDK_KEY_Return, GDK_KEY_KP_Enter, with: GDK_CONTROL_MASK
      ) { $0.openBeside() },
      WindowKey(
        localized("Open in a new window"), "Shift+Enter", GDK_KEY_Return, GDK_KEY_KP_Enter,
        with: GDK_SHIFT_MASK
      ) { $0.openBeside(inWindows: true) },
      WindowKey(localized("Go up"), "Alt+Up", GDK_KEY_Up, with: GDK_ALT_MASK) { $0.goUp() },
      WindowKey(localized("Go up"), "Backspace", GDK_KEY_BackSpace) { $0.goUp() },
      WindowKey(localized("Go back"), "Alt+Left", GDK_KEY_Left, with: GDK_ALT_MASK) { $0.goBack() },
      WindowKey(localized("Go forward"), "Alt+Right", GDK_KEY_Right, with: GDK_ALT_MASK) { $0.goForward() },
      WindowKey(localized("Go home"), "Alt+Home", GDK_KEY_Home, with: GDK_ALT_MASK) { $0.go(to: .home) },
      WindowKey(localized("Go to a path"), "Ctrl+L", GDK_KEY_l, with: GDK_CONTROL_MASK) { $0.editLocation() },
      WindowKey(localized("Find"), "Ctrl+F", GDK_KEY_f, with: GDK_CONTROL_MASK) { $0.openSearch() },
      WindowKey(localized("Jump to a name"), localized("its first letters")),
      WindowKey(localized("Next part of the window"), "F6"),
      WindowKey(localized("Menu of the file"), "Shift+F10"),
      // GTK would lead to the first button of the title bar.
      WindowKey(localized("Menu of the window"), "F10", GDK_KEY_F10) { $0.showWindowMenu() }.first,
    ]
  }

  private static var tabs: [WindowKey] {
    [
      WindowKey(localized("New tab"), "Ctrl+T", GDK_KEY_t, with: GDK_CONTROL_MASK) {
        $0.openTab($0.folder.path)
      },
      WindowKey(localized("Close the tab"), "Ctrl+W", GDK_KEY_w, with: GDK_CONTROL_MASK) {
        $0.closeTab(at: $0.currentTab)
      },
      // The list of files would turn its pages.
      WindowKey(
        localized("Next tab"), "Ctrl+Page Down", GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down,
        with: GDK_CONTROL_MASK
      ) { $0.showTab(by: 1) }.first,
      WindowKey(
        localized("Previous tab"), "Ctrl+Page Up", GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, with: GDK_CONTROL_MASK
      ) { $0.showTab(by: -1) }.first,
      WindowKey(
        localized("Tab by its number"), "Alt+1…9", keys: GDK_KEY_1...GDK_KEY_9, modifiers: [GDK_ALT_MASK]
      ) { $0.showTab(at: Int($1 - GDK_KEY_1)) },
      WindowKey(localized("New window"), "Ctrl+N", GDK_KEY_n, with: GDK_CONTROL_MASK) {
        $0.onOpenWindow?($0.folder.path)
      },
      WindowKey(localized("Preferences"), "Ctrl+,", GDK_KEY_comma, with: GDK_CONTROL_MASK) {
        $0.showPreferences()
      },
      WindowKey(localized("Quit"), "Ctrl+Q", GDK_KEY_q, with: GDK_CONTROL_MASK) { $0.onQuit?() },
    ]
  }

  private static var choosing: [WindowKey] {
    [
      WindowKey(localized("Choose or give back"), "Space"),
      WindowKey(localized("Choose up to here"), "Shift+↑ ↓"),
      WindowKey(localized("Select all"), "Ctrl+A"),
      WindowKey(localized("Select none"), "Ctrl+Shift+A"),
      WindowKey(localized("Invert"), "Ctrl+Shift+I"),
      WindowKey(localized("Select by pattern"), "Ctrl+S", GDK_KEY_s, with: GDK_CONTROL_MASK) {
        $0.selectByPattern()
      },
      WindowKey(localized("Select all of this type"), "Ctrl+Shift+S", GDK_KEY_s, with: .controlShift) {
        $0.selectSameType()
      },
      // The block comes first, and takes it in select mode.
      WindowKey(localized("Leave select mode, or close search"), "Esc", GDK_KEY_Escape) { $0.closeSearch() },
      WindowKey(
        localized("Keep the selection for other folders"), "Ctrl+K", GDK_KEY_k, with: GDK_CONTROL_MASK
      ) {
        $0.keep()
      },
      WindowKey(localized("Show what is kept"), "Ctrl+Shift+K", GDK_KEY_k, with: .controlShift) {
        $0.showKept()
      },
    ]
  }

  private static var showing: [WindowKey] {
    [
      WindowKey(localized("List"), "Ctrl+1", GDK_KEY_1, with: GDK_CONTROL_MASK) { $0.show(as: .list) },
      WindowKey(localized("Grid"), "Ctrl+2", GDK_KEY_2, with: GDK_CONTROL_MASK) { $0.show(as: .grid) },
      // Where plus is on a key with Shift, it is held too.
      WindowKey(
        localized("Larger icons"), "Ctrl++", GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add,
        with: GDK_CONTROL_MASK, .controlShift
      ) { $0.zoom(by: 1) },
      WindowKey(
        localized("Smaller icons"), "Ctrl+−", GDK_KEY_minus, GDK_KEY_KP_Subtract, with: GDK_CONTROL_MASK
      ) { $0.zoom(by: -1) },
      WindowKey(localized("Usual icons"), "Ctrl+0", GDK_KEY_0, GDK_KEY_KP_0, with: GDK_CONTROL_MASK) {
        $0.zoom(by: nil)
      },
      WindowKey(localized("Hidden files"), "Ctrl+H", GDK_KEY_h, with: GDK_CONTROL_MASK) { $0.toggleHidden() },
      WindowKey(localized("Places"), "F9", GDK_KEY_F9) { $0.toggleSidebar() },
      WindowKey(localized("Reload"), "F5", GDK_KEY_F5) { $0.folder.reload() },
      WindowKey(localized("Add the folder to the bookmarks"), "Ctrl+B", GDK_KEY_b, with: GDK_CONTROL_MASK) {
        $0.addBookmark()
      },
      WindowKey(localized("These shortcuts"), "F1", GDK_KEY_F1) { $0.showShortcuts() },
      WindowKey(
        localized("These shortcuts"), "Ctrl+?", GDK_KEY_question, GDK_KEY_slash, with: .controlShift
      ) { $0.showShortcuts() },
    ]
  }
}
