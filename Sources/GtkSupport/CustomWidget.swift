import CGtk

/// A widget whose layout and way of taking the focus are written in Swift: one GObject class for all subclasses.
///
/// By itself it gives each visible child its whole area, on top of each other. Children are added with
/// ``addChild(_:)`` and let go of when GTK disposes the widget. Its CSS node has the name given at creation.
///
/// GTK may keep the widget longer than Swift keeps this object; it is then an empty widget.
@MainActor open class CustomWidget: Widget {
  private static let type = registerCustomWidget()

  public init(cssName: String, role: GtkAccessibleRole) {
    super.init(cgtk_widget_new_named(CustomWidget.type, role, cssName))
    let instance: UnsafeMutablePointer<CustomWidgetInstance> = pointer()
    instance.pointee.owner = Unmanaged.passUnretained(self).toOpaque()
  }

  isolated deinit {
    let instance: UnsafeMutablePointer<CustomWidgetInstance> = pointer()
    instance.pointee.owner = nil
  }

  public final func addChild(_ child: Widget) { gtk_widget_set_parent(child.widget, widget) }

  public final func removeChild(_ child: Widget) { gtk_widget_unparent(child.widget) }

  /// The visible children, from the first on.
  public final var visibleChildren: [UnsafeMutablePointer<GtkWidget>] {
    var children: [UnsafeMutablePointer<GtkWidget>] = []
    var child = gtk_widget_get_first_child(widget)
    while let current = child {
      if gtk_widget_should_layout(current) != 0 { children.append(current) }
      child = gtk_widget_get_next_sibling(current)
    }
    return children
  }

  /// The smallest and the natural size in one direction, in pixels; `size` is the other direction's, or -1.
  open func measure(_ orientation: GtkOrientation, forSize size: Int32) -> (minimum: Int32, natural: Int32) {
    visibleChildren.reduce(into: (0, 0)) { result, child in
      let (minimum, natural) = CustomWidget.measure(child, orientation, forSize: size)
      result = (max(result.0, minimum), max(result.1, natural))
    }
  }

  /// Gives the children their places in this area, in pixels.
  open func allocate(width: Int32, height: Int32) {
    for child in visibleChildren { CustomWidget.allocate(child, x: 0, y: 0, width: width, height: height) }
  }

  /// Takes the focus when it is given to the widget; answers whether it could.
  open func takeFocus() -> Bool {
    guard isFocusable else { return false }
    guard let root = gtk_widget_get_root(widget) else { return false }
    gtk_root_set_focus(root, widget)
    return true
  }

  /// Called before GTK moves the focus into or inside the widget.
  open func willMoveFocus() {}

  @discardableResult
  public static func measure(
    _ child: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, forSize size: Int32
  ) -> (minimum: Int32, natural: Int32) {
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(child, orientation, size, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }

  public static func allocate(
    _ child: UnsafeMutablePointer<GtkWidget>, x: Int32, y: Int32, width: Int32, height: Int32
  ) {
    var area = GtkAllocation(x: x, y: y, width: max(0, width), height: max(0, height))
    gtk_widget_size_allocate(child, &area, -1)
  }
}

/// What GObject allocates for an instance: the parent's structure, then a pointer of ours, as C lays it out.
struct CustomWidgetInstance {
  var parent: GtkWidget
  var owner: UnsafeMutableRawPointer?
}

private func owner(of widget: UnsafeMutablePointer<GtkWidget>?) -> CustomWidget? {
  guard let widget else { return nil }
  let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: CustomWidgetInstance.self)
  return instance.pointee.owner.map { Unmanaged<CustomWidget>.fromOpaque($0).takeUnretainedValue() }
}

private var parentDispose: (@convention(c) (UnsafeMutablePointer<GObject>?) -> Void)?
private var parentFocus: (@convention(c) (UnsafeMutablePointer<GtkWidget>?, GtkDirectionType) -> gboolean)?

private func registerCustomWidget() -> GType {
  g_type_register_static_simple(
    gtk_widget_get_type(), "HandpickCustomWidget", guint(MemoryLayout<GtkWidgetClass>.stride),
    { typeClass, _ in
      guard let typeClass else { return }
      overrideDispose(in: typeClass.assumingMemoryBound(to: GObjectClass.self))
      let widgetClass = typeClass.assumingMemoryBound(to: GtkWidgetClass.self)
      overrideLayout(in: widgetClass)
      overrideFocus(in: widgetClass)
    },
    guint(MemoryLayout<CustomWidgetInstance>.stride), nil, GTypeFlags(rawValue: 0))
}

private func overrideDispose(in objectClass: UnsafeMutablePointer<GObjectClass>) {
  parentDispose = objectClass.pointee.dispose
  objectClass.pointee.dispose = { object in
    guard let object else { return }
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    parentDispose?(object)
  }
}

private func overrideLayout(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
  widgetClass.pointee.measure = {
    widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
    let result = owner(of: widget)?.measure(orientation, forSize: size) ?? (minimum: 0, natural: 0)
    minimum?.pointee = result.minimum
    natural?.pointee = max(result.minimum, result.natural)
    minimumBaseline?.pointee = -1
    naturalBaseline?.pointee = -1
  }
  widgetClass.pointee.size_allocate = { widget, width, height, _ in
    owner(of: widget)?.allocate(width: width, height: height)
  }
  widgetClass.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
}

private func overrideFocus(in widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
  parentFocus = widgetClass.pointee.focus
  widgetClass.pointee.grab_focus = { owner(of: $0)?.takeFocus() == true ? 1 : 0 }
  widgetClass.pointee.focus = { widget, direction in
    owner(of: widget)?.willMoveFocus()
    return parentFocus?(widget, direction) ?? 0
  }
}
