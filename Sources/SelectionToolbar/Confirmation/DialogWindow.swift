import CGtk
import GtkSupport

/// A modal dialog in the block's style, for the host's own questions as for the block's: a heading, a body, buttons.
///
/// - CSS: a `window.selection-question`; a `label.question-title`.
/// - Accessibility: a modal window named by the title, of the role given. Escape and the window manager's close
///   cancel it, once.
public final class DialogWindow {
  public let window: Window
  private var onCancel: (() -> Void)?
  private var isClosed = false
  private let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 14)

  /// An empty dialog above its parent. `onCancel` is called at most once, and never after ``close()``.
  public init(
    title: String, role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_DIALOG,
    parent: UnsafeMutablePointer<GtkWindow>?, onCancel: @escaping () -> Void
  ) {
    window = Window(role: role)
    self.onCancel = onCancel
    window.title = title
    window.addClass("selection-question")
    window.setTransient(for: parent, isModal: true)
    // An empty title bar: the window's frame without a second copy of the title.
    window.setTitlebar(Box(GTK_ORIENTATION_HORIZONTAL).styled("selection-titlebar"))
    let heading = Label(title).styled("question-title")
    heading.wraps = true
    heading.maximumWidth = 36
    gtk_label_set_justify(heading.opaque, GTK_JUSTIFY_CENTER)
    column.append(heading)
    column.layout(horizontalMargin: 24, verticalMargin: 20)
    window.setChild(column)
    window.connectAnswering("close-request") { [weak self] in
      self?.cancel()
      return false
    }
    window.onKey { [weak self] key, _ in
      guard key == GDK_KEY_Escape else { return false }
      self?.cancel()
      return true
    }
  }

  public func append(_ child: Widget) { column.append(child) }

  /// Adds the row of buttons, each as wide as the others and named by its text.
  public func append(buttons: [Button]) {
    for button in buttons {
      button.layout(hexpand: true)
      button.setAccessibleLabel(button.label)
    }
    let row = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, buttons).styled("question-buttons")
    gtk_box_set_homogeneous(row.pointer(), 1)
    append(row)
  }

  /// Shows the dialog with the keyboard focus on a widget of it.
  public func present(focus: Widget?) {
    window.present()
    focus?.grabFocus()
  }

  /// Takes the dialog away; it was answered, or is of no use any more.
  public func close() {
    onCancel = nil
    guardParent()
    window.destroy()
  }

  /// A second Enter, meant for the dialog, would open the row behind it: for a moment the parent hears none.
  private func guardParent() {
    guard !isClosed, let parent = gtk_window_get_transient_for(window.pointer()) else { return }
    isClosed = true
    let widget = Widget(retaining: UnsafeMutableRawPointer(parent))
    let keys = widget.onKey(phase: GTK_PHASE_CAPTURE) { key, _ in
      [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter].contains(key)
    }
    Timeout.after(milliseconds: 350) {
      // A window that has gone has no controllers any more.
      guard gtk_event_controller_get_widget(keys.opaque) != nil else { return }
      gtk_widget_remove_controller(widget.widget, keys.opaque)
    }
  }

  /// Takes the dialog away without an answer.
  public func cancel() {
    let cancelled = onCancel
    close()
    cancelled?()
  }
}
