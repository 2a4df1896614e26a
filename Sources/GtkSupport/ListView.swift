import CGtk

/// A `GtkListView` over a ``SelectionListModel``.
public final class ListView: Widget {
  public init(model: SelectionListModel, factory: ListItemFactory) {
    // The view takes over both references.
    g_object_ref(model.raw)
    g_object_ref(factory.raw)
    super.init(gtk_list_view_new(model.opaque, factory.opaque))
  }

  /// Whether a drag over empty ground selects the rows that it touches.
  public func setRubberband(_ isEnabled: Bool) {
    gtk_list_view_set_enable_rubberband(opaque, isEnabled ? 1 : 0)
  }

  /// Scrolls so that the row is in view.
  public func scroll(to position: Int) {
    var value = g_variant_new_uint32(guint32(position))
    value = g_variant_ref_sink(value)
    gtk_widget_activate_action_variant(widget, "list.scroll-to-item", value)
    g_variant_unref(value)
  }
}
