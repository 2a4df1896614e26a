import CGtk

/// A `GtkWindow`.
///
/// GTK keeps every toplevel until it is destroyed: ``destroy()`` ends a window, letting go of the wrapper does not.
public final class Window: Widget {
  /// A plain window, or one of a role of its own (`GTK_ACCESSIBLE_ROLE_ALERT_DIALOG` for a question).
  public init(role: GtkAccessibleRole? = nil) {
    // GTK owns every toplevel; the reference here is one of our own.
    let window = role.map { cgtk_widget_new(gtk_window_get_type(), $0) } ?? gtk_window_new()
    super.init(retaining: UnsafeMutableRawPointer(made(window)))
  }

  /// A window that keeps its application running.
  public init(application: Application) {
    super.init(retaining: UnsafeMutableRawPointer(made(gtk_application_window_new(application.pointer()))))
  }

  public var title: String {
    get { gtk_window_get_title(pointer()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(pointer(), newValue) }
  }

  public func setDefaultSize(width: Int32, height: Int32) {
    gtk_window_set_default_size(pointer(), width, height)
  }

  /// The size that the window has while it is neither maximized nor filling the screen, in pixels.
  public var defaultSize: (width: Int32, height: Int32) {
    var size: (width: Int32, height: Int32) = (0, 0)
    gtk_window_get_default_size(pointer(), &size.width, &size.height)
    return size
  }

  public func setTitlebar(_ widget: Widget?) { gtk_window_set_titlebar(pointer(), widget?.widget) }
  public func setChild(_ widget: Widget?) { gtk_window_set_child(pointer(), widget?.widget) }

  /// Keeps the window above another one and, with `isModal`, the keyboard and pointer in it.
  public func setTransient(for parent: UnsafeMutablePointer<GtkWindow>?, isModal: Bool) {
    gtk_window_set_transient_for(pointer(), parent)
    gtk_window_set_modal(pointer(), isModal ? 1 : 0)
    gtk_window_set_destroy_with_parent(pointer(), 1)
  }

  /// The widget that Enter presses.
  public func setDefaultWidget(_ widget: Widget?) { gtk_window_set_default_widget(pointer(), widget?.widget) }

  /// The widget with the keyboard focus.
  public var focus: UnsafeMutablePointer<GtkWidget>? { gtk_window_get_focus(pointer()) }

  public func present() { gtk_window_present(pointer()) }
  public func close() { gtk_window_close(pointer()) }

  /// Ends the window. It lets go of the one below first: GTK would look at that again when the last reference goes, and
  /// it may have ended by then.
  public func destroy() {
    gtk_window_set_transient_for(pointer(), nil)
    gtk_window_destroy(pointer())
  }

  /// Says the focus once more, shortly after the window came.
  ///
  /// GTK 4.8 sends the first focus event before the accessibility bus knows its objects, so a screen reader says
  /// nothing when the window opens. Where newer GTK does better this is heard as nothing new.
  public func repeatFocusForAssistiveTechnologies() {
    Timeout.after(milliseconds: 150) { [weak self] in
      guard let self, let focus = self.focus.map({ Widget(retaining: UnsafeMutableRawPointer($0)) }) else {
        return
      }
      // A text that is being typed would be selected, and the next letter replace it.
      guard cgtk_is_a(focus.raw, gtk_text_get_type()) == 0 else { return }
      gtk_window_set_focus(pointer(), nil)
      // What listens to the focus may have taken the widget away.
      if gtk_widget_get_root(focus.widget) != nil { focus.grabFocus() }
    }
  }
}
