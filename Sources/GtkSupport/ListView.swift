import CGtk

/// A `GtkListView` over a ``SelectionListModel``.
public final class ListView: ItemView {
  public init(model: SelectionListModel, factory: ListItemFactory) {
    // The view takes over both references.
    g_object_ref(model.raw)
    g_object_ref(factory.raw)
    super.init(gtk_list_view_new(model.opaque, factory.opaque))
  }
}
