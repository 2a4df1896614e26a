import CGtk

/// The `GtkListItem` that a factory makes, binds to positions and lets go of again. It belongs to GTK.
public struct ListItem: Hashable {
  private let item: OpaquePointer

  public init(_ pointer: UnsafeMutableRawPointer) {
    item = OpaquePointer(pointer)
  }

  /// The row's position in the model, or nil while it is not bound.
  public var position: Int? {
    let position = gtk_list_item_get_position(item)
    return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
  }

  public func setChild(_ child: Widget?) { gtk_list_item_set_child(item, child?.widget) }

  /// Whether GTK itself selects and activates the row on a click.
  public func setHandlesClicks(_ handles: Bool) {
    gtk_list_item_set_selectable(item, handles ? 1 : 0)
    gtk_list_item_set_activatable(item, handles ? 1 : 0)
  }
}
