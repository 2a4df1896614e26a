import CGtk

/// A `GtkSignalListItemFactory`: makes the rows of a list when they come into view.
public final class ListItemFactory: Object {
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(made(gtk_signal_list_item_factory_new())))
  }

  /// Says what to do with a row at each step of its life. The factory, and so its views, own the bodies: capture
  /// views weakly in them.
  public func on(
    setup: @escaping (ListItem) -> Void, bind: @escaping (ListItem) -> Void,
    unbind: @escaping (ListItem) -> Void, teardown: @escaping (ListItem) -> Void
  ) {
    for (signal, body) in [("setup", setup), ("bind", bind), ("unbind", unbind), ("teardown", teardown)] {
      connectPointer(signal) { body(ListItem($0)) }
    }
  }
}
