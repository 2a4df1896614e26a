import CGtk
import GtkSupport

/// What stands in a window's place for files where there are none to show: why, and a way on.
///
/// - CSS: a `box.message-page`.
/// - Accessibility: the texts are labels; the buttons say what they do.
final class MessagePage {
  let widget: Widget
  private let icon = Image(pixelSize: 64).styled("dim-label")
  private let title = FocusableText(role: GTK_ACCESSIBLE_ROLE_HEADING)
  private let detail = FocusableText(role: GTK_ACCESSIBLE_ROLE_LABEL)
  private let button = Button("")
  private var action: (() -> Void)?

  init() {
    for text in [title, detail] {
      text.label.maximumWidth = 44
      text.layout(halign: GTK_ALIGN_CENTER)
      gtk_label_set_justify(text.label.opaque, GTK_JUSTIFY_CENTER)
    }
    title.label.addClass("message-title")
    detail.label.addClass("dim-label")
    button.layout(halign: GTK_ALIGN_CENTER)
    let column = Box(GTK_ORIENTATION_VERTICAL, spacing: 12, [icon, title, detail, button])
    column.layout(margin: 24, hexpand: true, vexpand: true, valign: GTK_ALIGN_CENTER)
    widget = Box(GTK_ORIENTATION_VERTICAL, [column]).styled("message-page")
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

  /// The focus goes to what is said; the way on is the next stop of Tab.
  func grabFocus() { (detail.isVisible ? detail : title).grabFocus() }
}
