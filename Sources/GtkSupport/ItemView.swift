import CGtk

/// A view of many items, of which it keeps widgets only for those around what is in view: a ``ListView`` or a
/// ``GridView``.
open class ItemView: Widget {
  /// Whether a drag over empty ground selects the items that it touches.
  public final func setRubberband(_ isEnabled: Bool) { set("enable-rubberband", isEnabled) }

  /// Scrolls so that the item is in view.
  public final func scroll(to position: Int) {
    var value = g_variant_new_uint32(guint32(position))
    value = g_variant_ref_sink(value)
    gtk_widget_activate_action_variant(widget, "list.scroll-to-item", value)
    g_variant_unref(value)
  }
}
