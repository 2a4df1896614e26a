import CGtk
import GtkSupport

/// What stands in a window's place for files where there are none to show: why, and a way on.
///
/// - CSS: a `box.message-page`.
/// - Accessibility: the texts are labels; the buttons say what they do.
final class MessagePage {
  let widget: Widget
  private let icon = Image(pixelSize: 64).styled("dim-label")
  private let title = Label(role: GTK_ACCESSIBLE_ROLE_HEADING).styled("message-title")
  private let detail = Label().styled("dim-label")
  private let button = Button("")
  private var action: (() -> Void)?

  init() {
    for label in [title, detail] {
      label.wraps = true
      label.maximumWidth = 44
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    }
    // With Tab a screen reader comes to the reason too.
    detail.isSelectable = true
    button.layout(halign: GTK_ALIGN_CENTER)
    let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 12, [icon, title, detail, button]).styled(
      "message-page")
    widget = column.layout(margin: 24, hexpand: true, vexpand: true, valign: GTK_ALIGN_CENTER)
    button.onClicked { [weak self] in self?.action?() }
  }

  /// Shows a reason; with a button where there is a way on.
  func show(
    icon name: String, title text: String, detail why: String, way: (title: String, action: () -> Void)?
  ) {
    icon.setIcon(named: name)
    title.text = text
    detail.text = why
    detail.isVisible = !why.isEmpty
    button.isVisible = way != nil
    if let way {
      button.label = way.title
      button.setAccessibleLabel(way.title)
    }
    action = way?.action
  }

  func grabFocus() { if !button.grabFocus() { detail.grabFocus() } }
}
