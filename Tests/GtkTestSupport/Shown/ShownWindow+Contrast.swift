import CGtk

/// Whether everything can be told from what it stands on.
extension ShownWindow {
  /// What is too faint, by the pixels drawn: texts under 4.5:1 and marks under 3:1. What cannot be used at the moment is
  /// meant to be faint.
  ///
  /// - Parameter isIgnored: what is left out.
  public func faint(isIgnored: (ShownWidget) -> Bool = { _ in false }) throws -> [String] {
    let drawing = try Drawing.of(root)
    guard let window = widgets.first else { return ["nothing is shown"] }
    return widgets.compactMap { widget in
      guard widget.isSensitive, widget.area.isWithin(window.area), !isIgnored(widget) else { return nil }
      guard isInView(widget) else { return nil }
      if widget.hasClass("selection-circle") { return faint(circle: widget, in: drawing) }
      guard widget.isLabel || widget.isMark else { return nil }
      let palette = drawing.palette(of: widget.textArea(in: root) ?? widget.area)
      return report(widget.name, palette.contrast, atLeast: widget.isLabel ? 4.5 : 3, palette.ground)
    }
  }

  /// A circle is told from its ground by its ring or its filling, and the check in it from the filling.
  private func faint(circle: ShownWidget, in drawing: Drawing) -> String? {
    let whole = drawing.palette(of: circle.area)
    let around = drawing.palette(of: circle.area.corner).ground
    // In browse mode a circle is seen under the pointer only.
    guard circle.isChecked else {
      return whole.contrast(to: around) < 1.01
        ? nil : report(circle.name, whole.contrast(to: around), atLeast: 3, around)
    }
    let inside = drawing.palette(of: circle.area.inset(by: 0.2))
    return report("the filling of \(circle.name)", inside.ground.contrast(to: around), atLeast: 3, around)
      ?? report("the check of \(circle.name)", inside.contrast, atLeast: 3, inside.ground)
  }

  private func report(_ name: String, _ contrast: Double, atLeast wanted: Double, _ ground: Tint) -> String? {
    guard contrast < wanted else { return nil }
    return "\(name) has \((contrast * 100).rounded() / 100):1 on \(ground)"
  }

  /// Whether all of it is within the view that scrolls it.
  private func isInView(_ widget: ShownWidget) -> Bool {
    guard
      let scrolled = widget.ancestor(gtk_scrolled_window_get_type()).flatMap({ ShownWidget($0, in: root) })
    else { return true }
    return widget.area.isWithin(scrolled.area)
  }
}
