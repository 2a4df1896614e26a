import CGtk
import GtkSupport

/// The window's content with the sidebar before it; where both have too little room the sidebar folds away.
final class SidebarFrame: CustomWidget {
  private let sidebar: Widget
  private let content: Widget
  /// Whether the sidebar is wanted.
  var isWanted: Bool {
    didSet { gtk_widget_queue_resize(widget) }
  }
  /// Whether there is no room for it at present.
  private(set) var isFolded = false

  private static let least: Int32 = 620
  /// What the content has beside the sidebar, at least.
  private static let leastContent: Int32 = 360

  init(sidebar: Widget, content: Widget, isWanted: Bool) {
    self.sidebar = sidebar
    self.content = content
    self.isWanted = isWanted
    super.init(cssName: "sidebarframe", role: GTK_ACCESSIBLE_ROLE_GENERIC)
    addChild(sidebar)
    addChild(content)
  }

  override func measure(
    _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let inner = CustomWidget.measure(content.widget, orientation, forSize: -1)
    guard orientation == GTK_ORIENTATION_HORIZONTAL, isWanted else { return inner }
    let beside = CustomWidget.measure(sidebar.widget, orientation, forSize: -1).natural
    return (inner.minimum, inner.natural + beside)
  }

  override func allocate(width: Int32, height: Int32) {
    var own = CustomWidget.measure(sidebar.widget, GTK_ORIENTATION_HORIZONTAL, forSize: -1).natural
    isFolded = width < Self.least || width - own < Self.leastContent
    let isShown = isWanted && !isFolded
    sidebar.setFolded(!isShown)
    if isShown {
      CustomWidget.allocate(
        sidebar.widget, x: isRightToLeft ? width - own : 0, y: 0, width: own, height: height)
    } else {
      own = 0
    }
    CustomWidget.allocate(
      content.widget, x: isRightToLeft ? 0 : own, y: 0, width: width - own, height: height)
  }
}
