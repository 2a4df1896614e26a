import CGtk
import GtkSupport
import GtkTestSupport

extension TestWindow {
  /// What is shown: the window, its dialogs, and the menus open above them.
  var shown: [ShownWindow] {
    ([window.widget] + dialogs).map { ShownWindow($0) }.flatMap { [$0] + $0.menus }
  }

  /// Draws some of the rows as they are under the pointer.
  func hover(over ids: [Int]) {
    walk(list.view.widget) { widget in
      guard String(cString: gtk_widget_get_css_name(widget)) == "selectionrow" else { return }
      guard ids.contains(where: { texts(in: widget) == ["Number \($0)"] }) else { return }
      gtk_widget_set_state_flags(gtk_widget_get_parent(widget), GTK_STATE_FLAG_PRELIGHT, 0)
    }
  }
}
