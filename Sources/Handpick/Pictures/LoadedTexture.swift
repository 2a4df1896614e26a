import CGtk
import GtkSupport

/// A `GdkTexture` on its way from the thread that read it to the main thread, which takes it over exactly once.
// Safe to send: a texture never changes, and nobody else has it.
nonisolated struct LoadedTexture: @unchecked Sendable {
  private let texture: OpaquePointer

  /// The texture of a picture, made smaller where it has more pixels than so many in a direction.
  init?(_ pixbuf: OpaquePointer, pixels: Int32) {
    let (width, height) = (gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf))
    guard width > 0, height > 0 else { return nil }
    let factor = min(1, Double(pixels) / Double(max(width, height)))
    let scaled = gdk_pixbuf_scale_simple(
      pixbuf, max(1, Int32(Double(width) * factor)), max(1, Int32(Double(height) * factor)),
      GDK_INTERP_BILINEAR)
    guard let scaled else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
    guard let texture = gdk_texture_new_for_pixbuf(scaled) else { return nil }
    self.texture = texture
  }

  @MainActor func takeOver() -> Object { Object(adopting: UnsafeMutableRawPointer(texture)) }
}
