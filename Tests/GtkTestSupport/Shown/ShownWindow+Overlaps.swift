import CGtk

/// Whether everything has a place of its own.
extension ShownWindow {
  /// Pairs of texts, symbols and controls that lie over each other.
  ///
  /// - Parameter liesOver: whether one is meant to lie over what is beside it.
  public func overlaps(liesOver: (ShownWidget) -> Bool = { _ in false }) -> [String] {
    let parts = widgets.filter { ($0.isLabel || $0.isMark || $0.isButton) && !liesOver($0) }
    let places = parts.map(areaInView)
    var overlaps: [String] = []
    for (index, part) in parts.enumerated() {
      for other in (index + 1)..<parts.count where places[index].overlaps(places[other]) {
        guard !parts[other].isInside(part) else { continue }
        overlaps.append("\(part.name) at \(part.area) and \(parts[other].name) at \(parts[other].area)")
      }
    }
    return overlaps
  }

  /// What is seen of a widget in the view that scrolls it.
  private func areaInView(_ widget: ShownWidget) -> Area {
    guard let view = widget.ancestor(gtk_scrolled_window_get_type()).flatMap({ ShownWidget($0, in: root) })
    else { return widget.area }
    return widget.area.intersection(view.area)
  }
}
