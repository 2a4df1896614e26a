import CGtk
import GtkSupport
import SelectionCore

/// Dragging items out, and dropping onto them.
extension SelectionView {
  /// One drag source for all rows. A drag by mouse from a chosen row, or from what is written or drawn in another,
  /// takes the items along; from elsewhere it is the rubber band's, or by finger the page's.
  func listenToDrags() {
    let source = Object(adopting: UnsafeMutableRawPointer(made(gtk_drag_source_new())))
    gtk_drag_source_set_actions(source.opaque, .anyDrag)
    // The view owns the source, and it owns these bodies: the plain pointer is good for as long as one runs.
    let gesture = source.opaque
    var text = ""
    source.connectPrepare { [weak self] x, y in
      guard let drag = self?.drag(from: (x, y), gesture) else { return nil }
      text = drag.text
      return drag.content
    }
    source.connectPointer("drag-begin") { drag in
      let label = Label(text).styled("selection-drag")
      label.ellipsize = PANGO_ELLIPSIZE_MIDDLE
      label.maximumWidth = 40
      gtk_drag_icon_set_child(OpaquePointer(gtk_drag_icon_get_for_drag(OpaquePointer(drag))), label.widget)
    }
    source.connectDragEnd { [weak self] in self?.onDragEnd?($0 ? .wantsDeletion : .ended) }
    view.add(controller: source)
  }

  private func drag(from place: (x: Double, y: Double), _ gesture: OpaquePointer) -> SelectionDrag? {
    guard let onDragPrepare, let bound = row(at: place), let id = bound.id else { return nil }
    if let device = gtk_event_controller_get_current_event_device(gesture),
      gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
    {
      return nil
    }
    let isChosen = model.isSelected(id)
    guard isChosen || isOnContent(bound, place) else { return nil }
    return onDragPrepare(isChosen ? model.orderedSelection() : [id])
  }

  /// Whether something is drawn or written at this place of a row.
  private func isOnContent(_ bound: BoundRow<ID>, _ place: (x: Double, y: Double)) -> Bool {
    var x = 0.0
    var y = 0.0
    let content = bound.row.content.widget
    gtk_widget_translate_coordinates(view.widget, content, place.x, place.y, &x, &y)
    guard let picked = gtk_widget_pick(content, x, y, GTK_PICK_INSENSITIVE) else { return false }
    if cgtk_is_a(picked, gtk_label_get_type()) == 0 { return gtk_widget_get_first_child(picked) == nil }
    gtk_widget_translate_coordinates(content, picked, x, y, &x, &y)
    var (left, top): (Int32, Int32) = (0, 0)
    gtk_label_get_layout_offsets(OpaquePointer(picked), &left, &top)
    var ink = PangoRectangle()
    pango_layout_get_pixel_extents(gtk_label_get_layout(OpaquePointer(picked)), nil, &ink)
    let start = Double(left + ink.x)
    return (start...start + Double(ink.width)).contains(x)
  }

  /// Takes drops of these types on items and on empty ground.
  ///
  /// - Parameters:
  ///   - types: the types of values, such as that of a list of files; the first that the drag has is taken.
  ///   - action: what a drop on an item, or on empty ground (nil), would do; `GDK_ACTION_NONE`, where it cannot be. It
  ///     gets what who drags offers, which the modifiers held narrow down.
  ///   - leave: the drag has left without a drop.
  ///   - drop: does it; answers whether it could begin.
  public func acceptDrops(
    of types: [GType], action: @escaping (ID?, GdkDragAction) -> GdkDragAction,
    leave: @escaping () -> Void = {}, drop: @escaping (SelectionDrop<ID>) -> Bool
  ) {
    let target = Object(
      adopting: UnsafeMutableRawPointer(made(gtk_drop_target_new(cgtk_type_invalid(), .anyDrag))))
    var types = types
    gtk_drop_target_set_gtypes(target.opaque, &types, gsize(types.count))
    // The view owns the target, and it owns these bodies: the plain pointer is good for as long as one runs.
    let gesture = target.opaque
    for signal in ["enter", "motion"] {
      target.connectDragMotion(signal) { [weak self] x, y in
        self?.agree(at: (x, y)) { action($0, DropOffer.whileOver(gesture)) } ?? .noDrag
      }
    }
    target.connect("leave") { [weak self] in
      self?.markDrop(on: nil)
      leave()
    }
    target.connectDrop { [weak self] value, x, y in
      guard let self else { return false }
      markDrop(on: nil)
      let id = row(at: (x, y))?.id
      let agreed = action(id, DropOffer.atDrop(on: gesture))
      return agreed != .noDrag && drop(SelectionDrop(id: id, value: value, action: agreed))
    }
    view.add(controller: target)
  }

  private func agree(at place: (x: Double, y: Double), _ action: (ID?) -> GdkDragAction) -> GdkDragAction {
    let bound = row(at: place)
    let agreed = action(bound?.id)
    markDrop(on: agreed == .noDrag ? nil : bound?.row)
    return agreed
  }

  private func markDrop(on row: SelectionRow?) {
    guard row !== dropRow else { return }
    dropRow?.removeClass("drop-target")
    row?.addClass("drop-target")
    dropRow = row
  }
}

extension GdkDragAction {
  /// Nothing can be dropped.
  public static let noDrag = GdkDragAction(rawValue: 0)
  /// Whatever a drag can do.
  public static let anyDrag = GdkDragAction(
    rawValue: GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue | GDK_ACTION_LINK.rawValue)
}
