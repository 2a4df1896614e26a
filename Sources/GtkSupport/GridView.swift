import CGtk

/// A `GtkGridView` over a ``SelectionListModel``: as many columns as there is room for.
public final class GridView: ItemView {
  /// A grid of at most so many columns.
  public init(model: SelectionListModel, factory: ListItemFactory, maximumColumns: Int) {
    // The view takes over both references.
    g_object_ref(model.raw)
    g_object_ref(factory.raw)
    super.init(gtk_grid_view_new(model.opaque, factory.opaque))
    gtk_grid_view_set_max_columns(opaque, guint(maximumColumns))
  }
}
