import CGtk

/// Whether everything has the room that it needs.
extension ShownWindow {
  /// What is cut: texts with less room than they need or shortened with dots, and anything that goes beyond the window
  /// or what is around it. In a view that scrolls it may go on beyond the upper and lower edge.
  ///
  /// - Parameter mayShorten: whether a text is meant to be shortened where there is too little room.
  public func cut(mayShorten: (ShownWidget) -> Bool = { _ in false }) -> [String] {
    guard let window = widgets.first else { return ["nothing is shown"] }
    return widgets.dropFirst().compactMap { widget in
      if widget.isLabel, let fault = fault(of: widget, mayShorten: mayShorten(widget)) { return fault }
      let scrolls = widget.ancestor(gtk_scrolled_window_get_type()) != nil
      if !widget.area.isWithin(window.area, ignoringHeight: scrolls) {
        return "\(widget.name) at \(widget.area) goes beyond the window, \(window.area)"
      }
      guard let parent = gtk_widget_get_parent(widget.pointer).flatMap({ ShownWidget($0, in: root) }),
        !widget.area.isWithin(parent.area, ignoringHeight: scrolls)
      else { return nil }
      return "\(widget.name) at \(widget.area) goes beyond \(parent.name), \(parent.area)"
    }
  }

  private func fault(of label: ShownWidget, mayShorten: Bool) -> String? {
    let layout = gtk_label_get_layout(OpaquePointer(label.pointer))
    if !mayShorten, pango_layout_is_ellipsized(layout) != 0 { return "\(label.name) is shortened" }
    let (width, height) = (
      gtk_widget_get_width(label.pointer), gtk_widget_get_height(label.pointer)
    )
    var (inkWidth, inkHeight): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &inkWidth, &inkHeight)
    guard inkWidth > width + 1 || inkHeight > height + 1 else { return nil }
    return "\(label.name) needs \(inkWidth)×\(inkHeight) and has \(width)×\(height)"
  }
}
