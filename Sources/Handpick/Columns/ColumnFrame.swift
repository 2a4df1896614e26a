import CGtk
import GtkSupport

/// A window's list with the titles of its columns above it, where it is wide enough to have some.
final class ColumnFrame: CustomWidget {
  let columns = ColumnLayout()
  let header: ColumnHeader
  private var content: ScrolledWindow?
  private var view: Widget?
  /// Whether the files are in a list; a grid has no columns.
  private var isList = true

  init() {
    header = ColumnHeader(columns: columns)
    super.init(cssName: "columnframe", role: GTK_ACCESSIBLE_ROLE_GENERIC)
    addChild(header)
  }

  /// Puts a list or grid into the place of the former one.
  func show(_ content: ScrolledWindow, _ view: Widget, isList: Bool) {
    let former = self.content
    self.content = content
    self.view = view
    self.isList = isList
    addChild(content)
    former.map(removeChild)
  }

  // MARK: Layout

  override func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    columns.characterWidth = header.characterWidth
    let above = CustomWidget.measure(header.widget, orientation, forSize: -1)
    guard let content else { return above }
    let inner = CustomWidget.measure(content.widget, orientation, forSize: -1)
    guard orientation == GTK_ORIENTATION_VERTICAL, isList else { return inner }
    return (inner.minimum + above.minimum, inner.natural + above.natural)
  }

  override func allocate(width: Int32, height: Int32) {
    columns.characterWidth = header.characterWidth
    let isShown = isList && columns.isWide(width - ColumnLayout.start - ColumnLayout.end)
    let above =
      isShown ? CustomWidget.measure(header.widget, GTK_ORIENTATION_VERTICAL, forSize: -1).natural : 0
    if let content {
      CustomWidget.measure(content.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1)
      CustomWidget.allocate(content.widget, x: 0, y: above, width: width, height: height - above)
    }
    header.setFolded(!isShown)
    guard isShown else { return }
    // As wide as the rows are: a scroll bar may stand beside them.
    let own = view.map { gtk_widget_get_width($0.widget) } ?? width
    CustomWidget.measure(header.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1)
    CustomWidget.allocate(
      header.widget, x: isRightToLeft ? width - own : 0, y: 0, width: own, height: above)
  }
}
