import CGtk
import XCTest

/// What a window has drawn. Text is drawn several times as large as on the screen, so that its strokes have pixels of
/// their full colour.
@MainActor public struct Drawing {
  private static let scale = 3.0

  private let origin: (x: Double, y: Double)
  private let width: Int
  private let height: Int
  private let pixels: [UInt32]

  /// Draws a window, dialog or menu once more, as soon as GTK has drawn its last change.
  public static func of(_ root: UnsafeMutablePointer<GtkWidget>) throws -> Drawing {
    var drawing: Drawing?
    try pump(until: "the window is drawn") {
      drawing = Drawing(root)
      return drawing != nil
    }
    return try XCTUnwrap(drawing)
  }

  private init?(_ root: UnsafeMutablePointer<GtkWidget>) {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(root, root, &bounds) != 0,
      let renderer = gtk_native_get_renderer(OpaquePointer(root)),
      let paintable = gtk_widget_paintable_new(root), let snapshot = gtk_snapshot_new()
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let area = Area(bounds)
    origin = (area.left, area.top)
    let (width, height) = (Int(area.width * Self.scale), Int(area.height * Self.scale))
    (self.width, self.height) = (width, height)
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var viewport = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0),
      size: graphene_size_t(width: Float(width), height: Float(height)))
    guard width > 0, height > 0, let texture = gsk_renderer_render_texture(renderer, node, &viewport) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels.withUnsafeMutableBytes { bytes in
      gdk_texture_download(texture, bytes.baseAddress, gsize(width * 4))
    }
    self.pixels = pixels
  }

  /// How many pixels of an area have each colour.
  public func palette(of area: Area) -> Palette {
    let columns = range(from: area.left - origin.x, to: area.right - origin.x, within: width)
    let rows = range(from: area.top - origin.y, to: area.bottom - origin.y, within: height)
    var counts: [UInt32: Int] = [:]
    pixels.withUnsafeBufferPointer { pixels in
      for row in rows {
        // Most pixels are as the one before: looking each up would take the tests' time.
        var (last, length) = (UInt32(0), 0)
        for index in (row * width + columns.lowerBound)..<(row * width + columns.upperBound) {
          if pixels[index] == last {
            length += 1
          } else {
            if length > 0 { counts[last, default: 0] += length }
            (last, length) = (pixels[index], 1)
          }
        }
        if length > 0 { counts[last, default: 0] += length }
      }
    }
    return Palette(counts: counts)
  }

  private func range(from start: Double, to end: Double, within limit: Int) -> Range<Int> {
    let first = min(limit, max(0, Int(start * Self.scale)))
    return first..<max(first, min(limit, Int(end * Self.scale)))
  }
}
