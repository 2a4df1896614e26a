import CGtk

/// A widget in view, and its place in its window.
@MainActor public struct ShownWidget {
  public let pointer: UnsafeMutablePointer<GtkWidget>
  /// Its place with its border, in pixels of the window.
  public let area: Area

  init?(_ pointer: UnsafeMutablePointer<GtkWidget>, in root: UnsafeMutablePointer<GtkWidget>) {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer, root, &bounds) != 0 else { return nil }
    self.pointer = pointer
    area = Area(bounds)
  }

  public var isLabel: Bool { cgtk_is_a(pointer, gtk_label_get_type()) != 0 && !text.isEmpty }
  public var isButton: Bool { cgtk_is_a(pointer, gtk_button_get_type()) != 0 }
  /// A symbol, or what turns while something is at work.
  public var isMark: Bool {
    cgtk_is_a(pointer, gtk_image_get_type()) != 0 || cgtk_is_a(pointer, gtk_spinner_get_type()) != 0
  }
  public var isSensitive: Bool { gtk_widget_is_sensitive(pointer) != 0 }
  public var isChecked: Bool {
    gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0
  }
  public var cssName: String { String(cString: gtk_widget_get_css_name(pointer)) }
  public func hasClass(_ name: String) -> Bool { gtk_widget_has_css_class(pointer, name) != 0 }

  /// A label's text; empty for another widget.
  public var text: String {
    guard cgtk_is_a(pointer, gtk_label_get_type()) != 0 else { return "" }
    return String(cString: gtk_label_get_text(OpaquePointer(pointer)))
  }

  /// What a failure calls it.
  public var name: String {
    if !text.isEmpty { return "“\(text)”" }
    var words = [cssName]
    let classes = gtk_widget_get_css_classes(pointer)
    defer { g_strfreev(classes) }
    var next = classes
    while let name = next?.pointee {
      words.append(String(cString: name))
      next = next?.advanced(by: 1)
    }
    if let icon = icon { words.append("(\(icon))") }
    return words.joined(separator: ".")
  }

  private var icon: String? {
    guard cgtk_is_a(pointer, gtk_image_get_type()) != 0 else { return nil }
    return gtk_image_get_icon_name(OpaquePointer(pointer)).map { String(cString: $0) }
  }

  public func isInside(_ other: ShownWidget) -> Bool {
    gtk_widget_is_ancestor(pointer, other.pointer) != 0
  }

  /// The CSS name of the widget that it is in; empty for a window.
  public var parentName: String {
    gtk_widget_get_parent(pointer).map { String(cString: gtk_widget_get_css_name($0)) } ?? ""
  }

  /// The closest widget around it of a type.
  public func ancestor(_ type: GType) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_parent(pointer).flatMap { gtk_widget_get_ancestor($0, type) }
  }

  /// Where a label's text is in its window, with a little of the ground around it; nil for another widget.
  func textArea(in root: UnsafeMutablePointer<GtkWidget>) -> Area? {
    guard isLabel else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    gtk_label_get_layout_offsets(OpaquePointer(pointer), &x, &y)
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(gtk_label_get_layout(OpaquePointer(pointer)), &width, &height)
    var (left, top) = (0.0, 0.0)
    guard gtk_widget_translate_coordinates(pointer, root, Double(x), Double(y), &left, &top) != 0 else {
      return nil
    }
    return Area(left: left - 2, top: top, right: left + Double(width) + 2, bottom: top + Double(height))
  }

  // MARK: What floats

  /// Whether it floats over an overlay's content.
  var floats: Bool {
    guard let parent = gtk_widget_get_parent(pointer), cgtk_is_a(parent, gtk_overlay_get_type()) != 0 else {
      return false
    }
    return gtk_overlay_get_child(OpaquePointer(parent)) != pointer
  }

  /// Whether a widget belongs to the content that this one floats over.
  func coversContent(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    guard let overlay = gtk_widget_get_parent(pointer),
      let content = gtk_overlay_get_child(OpaquePointer(overlay))
    else { return false }
    return gtk_widget_is_ancestor(widget, content) != 0
  }
}
