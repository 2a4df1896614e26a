import CGtk

/// A `GtkImage` that shows an icon of the theme; decoration, so assistive technologies do not see it.
public final class Image: Widget {
  public init(icon: String? = nil, pixelSize: Int32? = nil) {
    super.init(cgtk_widget_new(gtk_image_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION))
    if let icon { setIcon(named: icon) }
    if let pixelSize { gtk_image_set_pixel_size(opaque, pixelSize) }
  }

  public func setIcon(named name: String) { gtk_image_set_from_icon_name(opaque, name) }

  /// Shows a themed icon or a loaded one (`GIcon`).
  public func setIcon(_ icon: Object) { gtk_image_set_from_gicon(opaque, icon.opaque) }

  /// Shows a picture (`GdkPaintable`).
  public func setPaintable(_ paintable: Object) { gtk_image_set_from_paintable(opaque, paintable.opaque) }
}
