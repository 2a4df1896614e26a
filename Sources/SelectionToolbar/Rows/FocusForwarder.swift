import CGtk
import GtkSupport

/// Tells an ``AdornedRow`` when the container's own widget around it has the focus: containers give it there, and
/// not to what is inside. One connection a window serves all its rows.
enum FocusForwarder {
  private struct Entry {
    weak var row: AdornedRow?
  }

  private static var rows: [UnsafeMutablePointer<GtkWidget>: Entry] = [:]
  private static var windows: Set<UnsafeMutableRawPointer> = []

  /// Begins to watch a row that is in a window.
  static func watch(_ row: AdornedRow) {
    rows[row.widget] = Entry(row: row)
    guard let root = gtk_widget_get_root(row.widget) else { return }
    let address = UnsafeMutableRawPointer(root)
    guard windows.insert(address).inserted else { return }
    let window = Widget(retaining: address)
    window.connectNotify("focus-widget") { forward(in: address) }
    window.connect("destroy") { windows.remove(address) }
  }

  /// A row has gone.
  static func forget(_ widget: UnsafeMutablePointer<GtkWidget>) { rows[widget] = nil }

  private static func forward(in root: UnsafeMutableRawPointer) {
    guard let focus = gtk_root_get_focus(OpaquePointer(root)),
      let child = gtk_widget_get_first_child(focus)
    else { return }
    rows[child]?.row?.containerHasFocus()
  }
}
