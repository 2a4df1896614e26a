import CGtk
import GtkSupport

/// A text in a button, or a symbol where there is too little room for it.
///
/// - CSS: a node `fittingtext` with a `label` and an `image`, of which one is seen.
/// - Accessibility: none; the button is named by the text.
final class FittingText: CustomWidget {
  private let label = Label()
  private let image: Image

  init(icon: String) {
    image = Image(icon: icon)
    super.init(cssName: "fittingtext", role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    addChild(label)
    addChild(image)
  }

  var text: String {
    get { label.text }
    set { label.text = newValue }
  }

  override func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard orientation == GTK_ORIENTATION_HORIZONTAL else { return super.measure(orientation, forSize: -1) }
    let symbol = CustomWidget.measure(image.widget, orientation, forSize: -1)
    let whole = CustomWidget.measure(label.widget, orientation, forSize: -1)
    return (symbol.minimum, max(symbol.minimum, whole.natural))
  }

  override func allocate(width: Int32, height: Int32) {
    let whole = CustomWidget.measure(label.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1).natural
    CustomWidget.measure(image.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1)
    let hasRoom = width >= whole
    gtk_widget_set_child_visible(label.widget, hasRoom ? 1 : 0)
    gtk_widget_set_child_visible(image.widget, hasRoom ? 0 : 1)
    CustomWidget.allocate(hasRoom ? label.widget : image.widget, x: 0, y: 0, width: width, height: height)
  }
}
